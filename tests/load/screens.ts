import type { Page } from 'playwright'
import { linkTo } from '../../src/rules/paths.ts'
import { routes } from '../../src/rules/routes.ts'
import type { Figure, Part } from './figures.ts'
import { inBrowser } from './in-browser.ts'
import { measureKeys, type PressKey, percentile, slowdown } from './key-to-paint.ts'
import { openSignedIn } from './signed-in-page.ts'

/** The grid of the timesheet has a part of its own. */
const measured = routes.filter(
  ({ area, path, name }) => (area === 'team' || area === 'authorized') && !path.includes(':') && name !== 'Timesheet',
)

/** What has the focus takes these keys, and does nothing with them that stays. */
const keysFor = (role: string): readonly string[] => {
  if (role === 'text') return ['a', 'b', 'Backspace', 'Backspace']
  if (role === 'tab' || role === 'radio') return ['ArrowRight', 'ArrowLeft']
  if (role === 'combobox') return ['ArrowDown', 'Escape']
  return []
}

/** What kind of thing has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const role = element?.getAttribute('role')
    if (role !== null && role !== undefined) return role
    if (element instanceof HTMLTextAreaElement) return 'text'
    return element instanceof HTMLInputElement && /^(?:text|search|email|tel)$/.test(element.type) ? 'text' : ''
  })

/** Goes through a screen by keyboard, and tries what it comes to. */
const walkThrough =
  (page: Page, steps: number) =>
  async (press: PressKey): Promise<void> => {
    for (let step = 0; step < steps; step += 1) {
      await press('Tab')
      for (const key of keysFor(await focused(page))) await press(key)
    }
  }

const atRest = async (page: Page): Promise<void> => {
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
}

/** Every other screen of the built portal with what the demo holds, in a real browser. */
export const screens: Part = {
  name: 'screens',
  title: `Every other screen with the demo's data: from key to next paint, 98 of 100, CPU ${slowdown} times slower`,
  measure: ({ quick }) =>
    inBrowser(async ({ portal, browser }) => {
      const page = await openSignedIn(browser, portal.url, 'lead')
      const figures: Figure[] = []
      for (const { name } of quick ? measured.slice(0, 2) : measured) {
        await page.goto(portal.url + linkTo(name))
        await atRest(page)
        await page.getByRole('main').click({ position: { x: 2, y: 2 } })
        const keys = await measureKeys(page, walkThrough(page, quick ? 5 : 30))
        figures.push({ name: linkTo(name), value: percentile(keys, 0.98), unit: 'ms', budget: { is: 'at most', value: 50 } })
      }
      return figures
    }),
}
