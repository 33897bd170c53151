import { expect, type Locator, type Page } from '@playwright/test'
import { conditionTimeout } from '../../support/condition-timeout.ts'

/** A required field by the label that a person reads, its star included. */
export const field = (page: Page, label: string): Locator => page.getByLabel(`${label} *`, { exact: true })

/** The messages at the edge of the screen. */
export const snackbars = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })

/** Waits for something that shows a little after the clock was stopped, at a few milliseconds of the page's time. */
export const tickUntilVisible = async (page: Page, locator: Locator): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(locator).toBeVisible({ timeout: 1 })
  }).toPass({ timeout: conditionTimeout, intervals: [100] })
}
