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
  // What comes after the page moves what is below it, also away from under a pointer that is about to press it.
  const late = [
    page.locator('[contenteditable="true"]').first(),
    page.getByRole('list', { name: 'Many names' }).getByRole('listitem').first(),
  ]
  for (const part of late) await expect(part).toBeAttached()
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
    const button = page.getByRole('button', { name: opener, exact: true }).first()
    // A popover closes when the page scrolls: also, late, by what brought its button into view.
    await button.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await button.press('Enter')
    await expect(page.getByRole('dialog').last(), opener).toBeVisible()
    await expectNoFaults(page, opener, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a menu and a list in a dialog by keyboard and by pointer, a tooltip, the device’s own colours, and all rows on paper', async ({
  page,
}) => {
  await openGallery(page, 1440)
  // A menu opened by Enter, again and again, begins at its first item and gives the focus back.
  const button = page.getByRole('button', { name: 'Sara', exact: true })
  for (const key of ['Enter', 'Enter', 'Space', 'ArrowDown']) {
    await button.focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }

  // Escape closes the list in a dialog before the dialog.
  const opener = page.getByRole('button', { name: 'Loan request', exact: true }).first()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Commitment' }).click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).hover()
  const tooltip = page.locator('[data-tooltip]')
  await expect(tooltip).toHaveText('Coming soon')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)

  // The list is above the dialog: it can be used by pointer.
  await page.setViewportSize({ width: 390, height: 900 })
  // By keyboard: what is scrolled into view on the way is measured then, and may move what is below it.
  await opener.press('Enter')
  const commitment = dialog.getByRole('combobox', { name: 'Commitment' })
  await commitment.click()
  await page.getByRole('option', { name: /Data platform/ }).click()
  await expect(commitment).toHaveText('Data platform, Engineer')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  // In the device's own colours what is chosen, how far something is and the keys of charts are told apart.
  await page.emulateMedia({ forcedColors: 'active' })
  /** What is seen of the first that matches, and of what it is a part of. */
  const seen = (selector: string, part = '') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => {
        const { backgroundColor, borderBlockStartColor, color, stroke, opacity } = getComputedStyle(element, pseudo)
        return [backgroundColor, borderBlockStartColor, color, stroke, opacity].join()
      }, part)
  // The code that brings these colours comes after the page.
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).forcedColorAdjust)).toBe('none')
  const pairs: readonly (readonly [string, string, string?])[] = [
    ['input[role=switch]:checked', 'input[role=switch]:not(:checked)'],
    ['input[role=switch]:checked', 'input[role=switch]:not(:checked)', '::before'],
    ['input[type=radio]:checked', 'input[type=radio]:not(:checked)'],
    ['input[type=radio]:checked', 'input[type=radio]:not(:checked)', '::before'],
    ['input[type=checkbox]:not([role]):checked', 'input[type=checkbox]:not([role], :checked, :indeterminate)'],
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['a[aria-current=page]', 'nav a:not([aria-current])'],
    ['[aria-current=step]', 'li > [data-done]'],
    ['[role=progressbar] [style*=width]', '[role=progressbar] :has(> [style*=width])'],
    ['[role=progressbar] circle + circle', '[role=progressbar] circle'],
  ]
  for (const [chosen, other, part] of pairs) expect(await seen(chosen, part), chosen).not.toBe(await seen(other, part))
  const keys = page.locator('[style*="--chart-"]')
  const grounds = () => keys.evaluateAll((found) => new Set(found.map((key) => getComputedStyle(key).backgroundColor)).size)
  await expect.poll(grounds).toBeGreaterThan(4)
  // A dot and an edge take the colour of the word beside them.
  const status = page.locator('[data-status]').first()
  await expect(status).toHaveCSS('border-top-style', 'solid')
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await seen('[data-status]', '::before')).not.toContain(ground)

  // On paper all rows are there.
  const table = page.getByRole('table', { name: 'Many commitments' })
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(table.getByRole('row')).toHaveCount(Number(await table.getAttribute('aria-rowcount')))
})
