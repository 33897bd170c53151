import { expect, type Locator, type Page } from '@playwright/test'

/** A required field by the label that a person reads, its star included. */
export const field = (page: Page, label: string): Locator => page.getByLabel(`${label} *`, { exact: true })

/** Stops the page's clock where it stands; only `runFor` moves it then. The clock must have been installed before the page was opened. */
export const stopClock = async (page: Page): Promise<void> => {
  // Only a moment to come can be stopped at, and on a busy machine that one may be over before the page is told.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 100)
  }).toPass({ intervals: [0], timeout: 10_000 })
}

/** The messages at the edge of the screen. */
export const snackbars = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })

/** Waits for something that shows a little after the clock was stopped, at a few milliseconds of the page's time. */
export const tickUntilVisible = async (page: Page, locator: Locator): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(locator).toBeVisible({ timeout: 1 })
  }).toPass({ timeout: 15_000, intervals: [100] })
}
