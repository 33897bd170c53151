import { expectNoFaults } from '../../support/axe.ts'
import { showTheme, themes } from '../../support/theme.ts'
import { expect, type Locator, type Page } from './test.ts'

const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** How far the open dialogs, and so their buttons, reach over the edges of the window, in px. */
const dialogOverflow = (page: Page): Promise<readonly number[]> =>
  page.locator('[role="dialog"], [role="alertdialog"]').evaluateAll((dialogs) =>
    dialogs
      .map((dialog) => dialog.getBoundingClientRect())
      .map(({ left, top, right, bottom }) =>
        Math.round(Math.max(0, -left, -top, right - window.innerWidth, bottom - window.innerHeight)),
      )
      .filter((over) => over > 0),
  )

/** How wide an open dialog is, in px: with the border around the part that has its role. */
export const dialogWidth = async (dialog: Locator): Promise<number | undefined> =>
  (await dialog.locator('xpath=..').boundingBox())?.width

/**
 * Fails with what axe finds in the dark and in the light theme, or when at 1440, 390 or 320 px the page scrolls sideways or an open
 * dialog does not end within the window.
 */
export const expectGoodView = async (page: Page, name: string): Promise<void> => {
  await settled(page)
  const size = page.viewportSize()
  await expectNoFaults(page, name)
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(sideways, { message: `${name}, ${width} px` }).toBe(0)
    await expect.poll(() => dialogOverflow(page), { message: `dialogs of ${name}, ${width} px` }).toEqual([])
    if (process.env.PORTAL_SHOTS !== undefined && width !== 320) {
      for (const theme of themes) {
        await showTheme(page, theme)
        await page.screenshot({
          path: `${process.env.PORTAL_SHOTS}/${name.replaceAll(' ', '-')}-${width}-${theme}.png`,
          fullPage: true,
        })
      }
    }
  }
  if (size === null) return
  await page.setViewportSize(size)
  // What the width decides is drawn anew with the next frames, and takes the place of what was there.
  const body = await page.locator('body').elementHandle()
  await body?.waitForElementState('stable')
}
