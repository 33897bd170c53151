import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoFaults } from '../../../tests/support/axe.ts'
import { untraced } from '../../../tests/support/browser-test.ts'
import { stopClock } from '../../../tests/support/clock.ts'
import { reportFileChoosers } from '../../../tests/support/file-choosers.ts'
import { test } from '../../../tests/support/kept-page.ts'

// For a trace Playwright fetches a picture without content once more, as the page: against the page's policy.
test.use(untraced)

let reported: string[]

test.beforeEach(({ page }) => {
  reported = []
  page.on('pageerror', ({ message }) => reported.push(message))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) reported.push(message.text())
  })
})
// Nothing the components do is against the policy of the portal's pages.
test.afterEach(() => expect(reported).toEqual([]))

async function openGallery(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dev/components')
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible()
}

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Personality' })

/** The text's own elements, without what the editor adds for itself. */
const contentOf = (editor: Locator) =>
  editor.evaluate((element) =>
    element.innerHTML.replace(/<(\/?)span[^>]*>/g, '').replace(/<(\w+) [^>]*>/g, (_, tag: string) => `<${tag}>`),
  )

const paste = (editor: Locator, data: Record<string, string>) =>
  editor.evaluate((element, byType) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(byType)) clipboardData.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)

test('rich text is written by keyboard alone, Tab leaves it, and foreign text is reduced when it is pasted, and does no harm', async ({
  page,
}) => {
  await openGallery(page)
  const editor = editorOf(page)
  await expect(editor).toBeVisible()
  await page.getByText('Personality', { exact: true }).click()
  await expect(editor).toBeFocused()
  await page.keyboard.type('I am ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('patient')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+Digit8')
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await expect.poll(() => contentOf(editor)).toBe('<p>I am <strong>patient</strong></p><ul><li>one</li><li>two</li></ul>')
  await expect(editor).toHaveAccessibleDescription(/^18 of at least 250 characters/)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Bold', exact: true }).nth(1)).toBeFocused()
  await expect(page.locator('[data-tooltip]')).toHaveText('Bold (Ctrl+B)')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(editor).toHaveText('')
  await page.keyboard.press('Control+z')
  await expect(editor).toHaveText('I am patientonetwo')

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
  await expect(editor).toHaveText('')

  await editor.focus()
  await paste(editor, {
    'text/plain': 'not this',
    'text/html': `<html><head><style>p{color:red}</style></head><body><script>window.harm=1</script><b style="font-weight:normal">
      <p style="color:red" onclick="window.harm=2">From <span style="font-weight:700">Docs</span><img src="/nowhere.png" onerror="window.harm=3"></p>
      <h2>Title</h2><ul><li>a<ul><li>b</li></ul></li></ul></b></body></html>`,
  })
  await expect
    .poll(() => contentOf(editor))
    .toBe('<p>From <strong>Docs</strong></p><p><strong>Title</strong></p><ul><li>a</li><li><ul><li>b</li></ul></li></ul>')
  expect(await page.evaluate(() => (window as { harm?: number }).harm)).toBeUndefined()
})

test('a file is chosen by keyboard, sent, replaced and removed', async ({ page }) => {
  reportFileChoosers(page)
  // The upload of the gallery takes little more than two seconds, in which the button that cancels it has to be seen.
  await page.clock.install()
  await openGallery(page, 390)
  await stopClock(page)
  const input = page.getByLabel(/^Resume/)
  const chooser = page.waitForEvent('filechooser')
  await input.press('Enter')
  await (await chooser).setFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByRole('button', { name: 'Cancel the upload of resume.pdf' })).toBeFocused()
  // Steps of the clock instead of its going on: a busy machine would count them late.
  const isSent = page.getByRole('button', { name: 'Remove resume.pdf' })
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(isSent).toBeVisible({ timeout: 1 })
  }).toPass({ timeout: 15_000, intervals: [20] })
  await page.clock.resume()
  await expect(page.getByRole('status').filter({ hasText: 'resume.pdf is uploaded' })).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('div')?.textContent)).toContain('Replace')
  await page.getByRole('button', { name: 'Remove resume.pdf' }).press('Enter')
  await expect(input).toBeFocused()
})

test('on a phone the square of a photo comes out as a JPEG, seven tabs are reached, and a birth date is chosen from the calendar', async ({
  page,
}) => {
  await openGallery(page, 390)
  await page.getByRole('button', { name: 'Choose the square of a photo' }).click()
  const area = page.getByRole('group', { name: 'Part of the photo' })
  await area.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.2')
  const image = page.getByRole('dialog').locator('img').last()
  const before = await image.getAttribute('style')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => image.getAttribute('style')).not.toBe(before)
  await expectNoFaults(page, 'cropping', '[role="dialog"]')
  await page.getByRole('button', { name: 'Use photo' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/^image\/jpeg, 833 pixels$/)).toBeVisible()

  // A file that is no picture is refused.
  await page.getByRole('button', { name: 'Choose what is no photo' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/cannot be shown as a photo/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const list = page.getByRole('tablist', { name: 'Profile' })
  await list.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('End')
  const last = list.getByRole('tab', { name: /^Contact/ })
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Home')
  await expect(list.getByRole('tab', { name: /^Personal Details/ })).toBeInViewport({ ratio: 1 })

  await page.getByRole('button', { name: 'Choose Birth date' }).click()
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1979')
  await page.getByRole('combobox', { name: 'Month' }).selectOption('March')
  await expectNoFaults(page, 'calendar', '[role="dialog"]')
  await page.getByRole('button', { name: /\b7 March 1979/ }).click()
  await expect(page.getByRole('textbox', { name: 'Birth date' })).toHaveValue('7 Mar 1979')
})
