import type { Page } from 'playwright'
import { median, type Part } from './figures.ts'
import { inBrowser } from './in-browser.ts'
import { measureKeys, type PressKey, percentile, slowdown } from './key-to-paint.ts'
import { openSignedIn } from './signed-in-page.ts'

const question = 'Customers without orders this year'
const lines = { many: 2000, few: 20 }

/** A query of so many lines, none like another. */
const query = (count: number): string =>
  Array.from({ length: count }, (_, at) => `select id, name from customer where number = ${at} -- row ${at}`).join('\n')

/** Opens the editor of an assessment that runs, as a person comes to it. */
const openEditor = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/team-member/training/roadmaps`)
  await page.getByRole('article', { name: 'Dependable back ends' }).getByRole('link').press('Enter')
  await page.getByRole('list', { name: 'Steps' }).getByRole('link').first().press('Enter')
  await page.getByRole('button', { name: 'Start the Course' }).press('Enter')
  await page.getByRole('tab').last().click()
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  const item = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').filter({ hasText: question })
  await item.getByRole('button', { name: question }).press('Enter')
  await editor(page).waitFor()
}

const editor = (page: Page) => page.getByRole('dialog').getByRole('textbox').first()

const fill = async (page: Page, text: string): Promise<void> => {
  await editor(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
  // Coloured, and kept on the device, before anything is measured.
  await page.getByText('Kept on this device', { exact: false }).filter({ visible: true }).first().waitFor()
}

/** Writes in the middle of the text: words, a new line, corrections and ways with the arrows. */
const writeInTheMiddle =
  (page: Page, rows: number, rounds: number) =>
  async (press: PressKey): Promise<void> => {
    await editor(page).focus()
    await page.keyboard.press('Control+Home')
    for (let row = 0; row < Math.min(rows / 2, 40); row += 1) await page.keyboard.press('PageDown')
    for (let round = 0; round < rounds; round += 1)
      for (const key of ['w', 'h', 'e', 'r', 'e', 'Space', '1', 'Backspace', 'Enter', '(', 'a', 'ArrowUp', 'ArrowDown', 'End'])
        await press(key)
  }

/** An assessment's editor in the built portal, in a real browser: the key is journaled and painted. */
export const codeEditor: Part = {
  name: 'editor',
  title: `An assessment's editor with ${lines.many.toLocaleString('en')} lines: from key to next paint, CPU ${slowdown} times slower`,
  measure: ({ quick }) =>
    inBrowser(async ({ portal, browser }) => {
      const page = await openSignedIn(browser, portal.url, 'idle')
      await openEditor(page, portal.url)
      const measure = async (rows: number): Promise<readonly number[]> => {
        await fill(page, query(rows))
        return await measureKeys(page, writeInTheMiddle(page, rows, quick ? 2 : 20))
      }
      const few = percentile(await measure(lines.few), 0.98)
      const keys = await measure(lines.many)
      const many = percentile(keys, 0.98)
      return [
        { name: 'from key to next paint, middle value', value: median(keys), unit: 'ms' },
        { name: 'from key to next paint, 98 of 100', value: many, unit: 'ms', budget: { is: 'at most', value: 100 } },
        { name: `the same with ${lines.few} lines`, value: few, unit: 'ms' },
        {
          name: `98 of 100, ${lines.many} lines beside ${lines.few}`,
          value: many / few,
          unit: 'times',
          budget: { is: 'at most', value: 3 },
        },
      ]
    }),
}
