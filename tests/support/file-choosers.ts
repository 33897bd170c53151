import type { Page } from '@playwright/test'

/**
 * Has the page's file choosers reported from now on. A wait begun at the moment of the key or press may come too late: the browser
 * hears of it on its own way, and opens a chooser that nobody sees.
 */
export const reportFileChoosers = (page: Page): void => {
  page.on('filechooser', () => undefined)
}
