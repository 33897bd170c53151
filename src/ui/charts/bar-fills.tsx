import { css, styled } from 'styled-components'
import { tokens } from '../theme.ts'
import { chartColor, chartColorsCss } from './chart-palette.ts'

const { color } = tokens

/** How the bars of a series are filled, besides their colour. */
const textures = ['plain', 'plain', 'hatched', 'dotted'] as const

const textureOf = (at: number) => textures[at % textures.length] ?? 'plain'

/** What makes a shape one of a series. @param id of the `BarPatterns` on the page */
export const barFill = (id: string, at: number) => ({
  fill: textureOf(at) === 'plain' ? chartColor(at) : `url(#${id}-${at})`,
  'data-texture': textureOf(at),
  stroke: 'none',
  color: chartColor(at),
})

/** On paper a pattern would become a picture as large as the page, one for every bar: outlines and tints tell the series apart instead. */
const paperFills = css`
  @media print {
    [data-texture='hatched'] {
      fill: none;
      stroke: currentColor;
      stroke-width: 1.5;
    }
    [data-texture='dotted'] {
      fill: currentColor;
      fill-opacity: 0.4;
      stroke: currentColor;
    }
  }
`

/** Defines the colours and the fillings of charts with bars for what is inside of an element. */
export const barChartCss = css`
  ${chartColorsCss}
  ${paperFills}
`

const Ground = styled.rect`
  fill: ${color.surface1};
`

/** The patterns of the series, for `barFill`. */
export function BarPatterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, at) => at)
        .filter((at) => textureOf(at) !== 'plain')
        .map((at) => (
          <pattern
            key={at}
            id={`${id}-${at}`}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform={textureOf(at) === 'hatched' ? 'rotate(45)' : undefined}
          >
            <rect width="5" height="5" fill={chartColor(at)} />
            {textureOf(at) === 'hatched' ? (
              <Ground width="1.5" height="5" />
            ) : (
              <Ground x="1.5" y="1.5" width="2" height="2" rx="1" />
            )}
          </pattern>
        ))}
    </defs>
  )
}

const Key = styled.svg`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
`

/** The filling of a series in small, beside its name. */
export function BarKey({ id, at }: { id: string; at: number }) {
  return (
    <Key viewBox="0 0 12 12" aria-hidden="true">
      <rect width="12" height="12" rx="3" {...barFill(id, at)} />
    </Key>
  )
}
