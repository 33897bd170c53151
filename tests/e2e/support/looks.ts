import type { Page } from '@playwright/test'
import { blankAddress } from '../../support/kept-page.ts'

/** Two looks of the portal that have nothing in common. */
export const looks = [
  { width: 1440, theme: 'dark', density: 'compact' },
  { width: 390, theme: 'light', density: 'comfortable' },
] as const

type Look = (typeof looks)[number]

export const wordsOf = ({ width, theme, density }: Look): string => `${width} px, ${theme}, ${density}`

/** Lets the portal look so in a page, before it is opened there. */
export const chooseLook = async (page: Page, { width, theme, density }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(blankAddress)
  await page.evaluate(
    (choices) => {
      for (const [name, choice] of Object.entries(choices)) localStorage.setItem(`portal.${name}`, choice)
    },
    { theme, density },
  )
}
