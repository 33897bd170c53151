/**
 * The colours of charts: a late part of the theme, so that the pages without charts do not carry it. Told apart also with the
 * common kinds of colour-blindness, and against every surface; `chart-palette.test.tsx` measures both. Red is left to the accent.
 */
import { css } from 'styled-components'

export const chartColors = {
  dark: ['#8b7ed5', '#da9f38', '#239986', '#d3d66b', '#bcabef', '#978434', '#9ae4e0', '#87ba92'],
  light: ['#117ab7', '#c0520d', '#217f56', '#5534aa', '#c13594', '#874314', '#6663ea', '#753662'],
} as const

/** What is drawn for everything that has no colour of its own. */
export const restColors = { dark: '#9a9a9a', light: '#6b6b68' } as const

/** How many colours there are. */
export const chartColorCount = 8

const scheme = (name: 'dark' | 'light'): string =>
  [...chartColors[name].map((color, at) => `--chart-${at}:${color};`), `--chart-rest:${restColors[name]};`].join('')

/** Defines the colours for what is inside of an element; the theme's rules decide which. */
export const chartColorsCss = css`
  ${scheme('dark')}
  @media (prefers-color-scheme: light) {
    :root[data-theme='system'] & {
      ${scheme('light')}
    }
  }
  :root[data-theme='light'] & {
    ${scheme('light')}
  }
  @media print {
    :root & {
      ${scheme('light')}
    }
  }
`

/** The colour of a place in a chart. @param place counted from 0; null for the rest */
export const chartColor = (place: number | null): string =>
  place === null ? 'var(--chart-rest)' : `var(--chart-${place % chartColorCount})`
