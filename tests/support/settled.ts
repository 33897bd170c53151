import { expect, type Page } from '@playwright/test'

/** Waits until a screen stands: nothing of it is busy, and its fonts are there. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
