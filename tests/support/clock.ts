import { expect, type Page } from '@playwright/test'
import { conditionTimeout } from './condition-timeout.ts'

/** Stops the page's clock where it stands; only `runFor` moves it then. The clock must have been installed before the page was opened. */
export const stopClock = async (page: Page): Promise<void> => {
  // Only a moment to come can be stopped at, and on a busy machine that one may be over before the page is told.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 100)
  }).toPass({ intervals: [0], timeout: conditionTimeout })
}
