import { expect, type Page } from '@playwright/test'
import { expectNoFaults } from '../../../tests/support/axe.ts'
import { test } from '../../../tests/support/kept-page.ts'

// Looking at all components for faults takes its time.
test.describe.configure({ timeout: 180_000 })

async function openGallery(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dev/components')
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

test('nothing scrolls sideways at any width, and no accessibility fault, contrast included, in either theme, wide and narrow', async ({
  page,
}) => {
  await openGallery(page, 1440)
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth > window.innerWidth]))
      .toEqual([width, false])
    if (width === 1440 || width === 390) await expectNoFaults(page, `components at ${width}`)
  }
})

test('what opens over the page has no accessibility fault in either theme', async ({ page }) => {
  await openGallery(page, 1440)
  await page.getByRole('combobox', { name: 'Skills' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoFaults(page, 'list', '[role="listbox"]')
  await page.keyboard.press('Escape')
  for (const opener of ['Sara', 'Open notifications', 'Loan request', 'Command palette', 'Choose Requested Start Date']) {
    await page.getByRole('button', { name: opener, exact: true }).first().click()
    await expect(page.getByRole('dialog').last()).toBeVisible()
    await expectNoFaults(page, opener, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a menu opened by Enter, again and again, begins at its first item and gives the focus back', async ({ page }) => {
  await openGallery(page, 1440)
  const button = page.getByRole('button', { name: 'Sara', exact: true })
  for (const key of ['Enter', 'Enter', 'Space', 'ArrowDown']) {
    await button.focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
})

test('Escape closes the list in a dialog before the dialog', async ({ page }) => {
  await openGallery(page, 1440)
  const opener = page.getByRole('button', { name: 'Loan request', exact: true }).first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Commitment' }).click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a list in a dialog can be used by pointer, above the dialog', async ({ page }) => {
  await openGallery(page, 390)
  await page.getByRole('button', { name: 'Loan request', exact: true }).first().click()
  const commitment = page.getByRole('dialog').getByRole('combobox', { name: 'Commitment' })
  await commitment.click()
  await page.getByRole('option', { name: /Data platform/ }).click()
  await expect(commitment).toHaveText('Data platform, Engineer')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the tooltip of a disabled button shows on hover, and Escape puts it away', async ({ page }) => {
  await openGallery(page, 1440)
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).hover()
  const tooltip = page.locator('[data-tooltip]')
  await expect(tooltip).toHaveText('Coming soon')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})
