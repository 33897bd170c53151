import { expect, type Locator } from '@playwright/test'
import { soon } from './soon.ts'

/** Waits until the focus is in there: a key that is pressed before reaches nobody. */
export const expectFocusIn = (place: Locator): Promise<void> =>
  expect
    .poll(() => place.evaluate((element) => element.contains(document.activeElement)), {
      message: `focus in ${place}`,
      intervals: soon,
    })
    .toBe(true)
