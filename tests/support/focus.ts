import { expect, type Locator, type Page } from '@playwright/test'
import { soon } from './soon.ts'

/** Waits until the focus is in there: a key that is pressed before reaches nobody. */
export const expectFocusIn = (place: Locator): Promise<void> =>
  expect
    .poll(() => place.evaluate((element) => element.contains(document.activeElement)), {
      message: `focus in ${place}`,
      intervals: soon,
    })
    .toBe(true)

/** Leaves the dialog that is open by its key, once the focus is in it: a person cannot be as quick as to press before. */
export const leaveDialog = async (page: Page): Promise<void> => {
  await expectFocusIn(page.locator('[role="dialog"], [role="alertdialog"]').last())
  await page.keyboard.press('Escape')
}
