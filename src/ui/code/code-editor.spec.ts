import { expect, type Page } from '@playwright/test'
import { expectNoFaults } from '../../../tests/support/axe.ts'
import { untraced } from '../../../tests/support/browser-test.ts'
import { test } from '../../../tests/support/kept-page.ts'
import { showTheme, themes } from '../../../tests/support/theme.ts'

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
// Nothing the editor does is against the policy of the portal's pages.
test.afterEach(() => expect(reported).toEqual([]))

const shots = process.env.PORTAL_SHOTS

const take = async (page: Page, name: string) => {
  if (!shots) return
  for (const theme of themes) {
    await showTheme(page, theme)
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width}-${theme}.png` })
  }
}

const openGallery = async (page: Page, width = 1440) => {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dev/components')
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible()
}

const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer', exact: true })

/** A line in each language, with a word of it that has a colour of its own. */
const lines: readonly (readonly [language: string, line: string, word: string])[] = [
  ['PHP', '<p><?php echo $name ?></p>', 'echo'],
  ['Sass', '.card // note', '// note'],
  ['SCSS', '.card { color: red } /* note */', '/* note */'],
  ['HTML', '<p>a</p><script>const b = 1</script>', 'const'],
  ['JavaScript', 'const a = <b>c</b>', 'const'],
  ['TypeScript', 'interface A {}', 'interface'],
  ['CSS', 'a { color: #fff } /* note */', '/* note */'],
  ['Python', 'def a(): pass', 'def'],
  ['SQL', 'select a from b', 'select'],
  ['Vue', '<p>{{ a + "b" }}</p>', '"b"'],
  ['XML', '<a b="c"/>', '"c"'],
  ['C#', 'public class A {}', 'class'],
  ['Perl', 'my $a = "b"; # note', '# note'],
  ['Kotlin', 'fun a() = 1', 'fun'],
  ['Objective-C', 'return 1;', 'return'],
  ['Ceylon', 'shared class A() {}', 'class'],
  ['Swift', 'func a() {}', 'func'],
  ['C++', 'class A {};', 'class'],
  ['C', 'return 1;', 'return'],
  ['Ruby', 'def a', 'def'],
  ['Scala', 'def a = 1', 'def'],
  ['Java', 'class A {}', 'class'],
  ['VB', 'Dim a As Integer', 'Dim'],
]

test('code has the colours of its language, each of the specification’s, and is written and left by keyboard', async ({
  page,
}) => {
  await openGallery(page)
  const editor = answer(page)
  const keyword = editor.getByText('export', { exact: true })
  await expect(keyword).toBeVisible()
  const colours = await keyword.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(document.querySelector('.cm-content') ?? element).color,
  ])
  expect(colours[0]).not.toBe(colours[1])
  await expectNoFaults(page, 'editor', '.cm-editor')
  await editor.scrollIntoViewIfNeeded()
  await take(page, 'editor')

  // Tab goes to the next stop of five; undo and redo, find; and Escape then Tab leaves.
  await editor.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('ab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('c')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('de')
  await expect(editor).toHaveAccessibleDescription(/^Length 14 Lines 2 Ln 2, Col 8 Selected 0 TypeScript/)
  await page.keyboard.press('Shift+Home')
  await expect(editor).toHaveAccessibleDescription(/Selected 2/)
  await page.keyboard.press('Control+z')
  await expect(editor).not.toHaveAccessibleDescription(/^Length 14/)
  await page.keyboard.press('Control+y')
  await expect(editor).toHaveAccessibleDescription(/^Length 14/)
  await page.keyboard.press('Control+f')
  await page.keyboard.type('de')
  await page.keyboard.press('Enter')
  await expect(editor).toHaveAccessibleDescription(/Selected 2/)
  await expectNoFaults(page, 'search in the editor', '.cm-editor')
  await page.keyboard.press('Escape')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: 'Tab leaves the editor now' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
  await expect(page.getByText('Tab leaves the editor now')).toHaveCount(0)
  await expect(editor).toHaveAccessibleDescription(/^Length 14/)

  const plain = await editor.evaluate((element) => getComputedStyle(element).color)
  for (const [language, line, word] of lines) {
    await page.getByRole('combobox', { name: 'Language' }).click()
    await page.getByRole('option', { name: language, exact: true }).click()
    await editor.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.insertText(line)
    const coloured = editor.locator('span').filter({ hasText: word })
    await expect.poll(() => coloured.first().evaluate((element) => getComputedStyle(element).color)).not.toBe(plain)
    await expect(editor).toHaveAccessibleDescription(new RegExp(`Selected 0 ${language.replaceAll('+', '\\+')} `))
  }
})

test('the workspace fills the window, its panes are resized by pointer and keyboard, and what was written is there after', async ({
  page,
}) => {
  await openGallery(page)
  const opener = page.getByRole('button', { name: 'Open the code workspace' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'A stopwatch' })
  const html = dialog.getByRole('textbox', { name: 'HTML' })
  await expect(html).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'JavaScript' })).toBeVisible()
  await expect(dialog.getByText('querySelector').first()).toBeVisible()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  const question = dialog.getByRole('region', { name: 'Question' })
  const width = async () => Math.round((await question.boundingBox())?.width ?? 0)
  const divider = dialog.getByRole('separator', { name: 'Width of Question' })
  const before = await width()
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(width).toBeGreaterThan(before)
  const byKeyboard = await width()
  const box = await divider.boundingBox()
  if (box === null) throw new Error('The divider is not there')
  await page.mouse.move(box.x + box.width / 2, 450)
  await page.mouse.down()
  await page.mouse.move(box.x - 120, 450, { steps: 4 })
  await page.mouse.up()
  await expect.poll(width).toBeLessThan(byKeyboard - 100)
  await expectNoFaults(page, 'workspace', '[role="dialog"]')
  await take(page, 'workspace')
  await html.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('<!-- kept')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('tab', { name: 'HTML' }).click()
  await expect(html).toHaveText(/<!-- kept/)
  await html.focus()
  await page.keyboard.press('Control+z')
  await expect(html).not.toHaveText(/kept/)
  await page.keyboard.press('Control+y')
  await expect(html).toHaveText(/<!-- kept/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectNoFaults(page, 'workspace on a phone', '[role="dialog"]')
  await take(page, 'workspace')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('tab', { name: 'HTML' }).click()
  await expect(html).toHaveText(/<!-- kept/)
})
