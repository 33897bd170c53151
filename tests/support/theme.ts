import type { Page } from '@playwright/test'

export const themes = ['dark', 'light'] as const

/** Shows the page in a theme as the person's choice would, without storing it. */
export const showTheme = async (page: Page, theme: (typeof themes)[number]): Promise<void> => {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
}
