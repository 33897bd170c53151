import type { BrowserContextOptions, Page } from '@playwright/test'

/** Two looks of the portal that have nothing in common. */
export const looks = [
  { width: 1440, theme: 'dark', density: 'compact' },
  { width: 390, theme: 'light', density: 'comfortable' },
] as const

type Look = (typeof looks)[number]

export const wordsOf = ({ width, theme, density }: Look): string => `${width} px, ${theme}, ${density}`

/** A page of a browser of its own in which the portal was chosen to look so. */
export const openLooking = async (
  openBrowser: (options: BrowserContextOptions) => Promise<Page>,
  { width, theme, density }: Look,
): Promise<Page> => {
  const page = await openBrowser({ viewport: { width, height: 800 } })
  await page.addInitScript(
    (choices) => {
      for (const [name, choice] of Object.entries(choices)) localStorage.setItem(`portal.${name}`, choice)
    },
    { theme, density },
  )
  return page
}
