import type { BrowserContext } from '@playwright/test'
import { createMachine } from 'xstate'
import { registry } from '#machines/registry.ts'
import { createBorrower } from './support/borrower.ts'
import { expect, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const openFlows = async (context: BrowserContext): Promise<Page> => {
  const flows = await context.newPage()
  await flows.goto('/dev/flows')
  await expect(flows.getByRole('region', { name: /\/dev\/flows$/ })).toBeVisible()
  return flows
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const choose = (flows: Page, path: string, key: string | RegExp) =>
  flows
    .getByRole('region', { name: new RegExp(`${path}$`) })
    .getByRole('button', { name: key })
    .press('Enter')
const entries = (flows: Page) => flows.getByRole('list', { name: 'Entries' }).getByRole('button')
const active = (flows: Page, state: string) => flows.locator(`[data-chart-state="${state}"][data-active]`)
const part = (flows: Page, name: string) =>
  flows
    .getByRole('group', { name: 'State after the entry' })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('+ dd')

test('a password stays sealed; the chart of a form in another window moves while it is filled in, until its person logs out', async ({
  page,
  context,
}) => {
  const flows = await openFlows(context)
  const told = flows.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const all: unknown[] = []
        const channel = new BroadcastChannel('portal-flows')
        channel.onmessage = ({ data }) => {
          all.push(data)
          if (JSON.stringify(data).includes('password.changed')) resolve(JSON.stringify(all))
        }
      }),
  )
  await page.goto('/register/login')
  await page.getByLabel(/^Password/).fill('Correct-horse-1')
  expect(await told).not.toContain('Correct-horse-1')
  await choose(flows, '/register/login', 'login')
  await expect(flows.getByText('sealed, acceptable').first()).toBeVisible()
  await expect(flows.locator('body')).not.toContainText('Correct-horse')

  await openAs(page, await createBorrower(), '/team-member/loans')
  await button(flows, 'All flows').press('Enter')
  const region = flows.getByRole('region', { name: /\/team-member\/loans$/ })
  await expect(region.getByRole('button', { name: 'loan-removal' })).toBeVisible()
  await choose(flows, '/team-member/loans', /^loan-form/)
  await expect(active(flows, 'closed')).toBeAttached()
  await button(page, 'Loan Request').press('Enter')
  const form = page.getByRole('dialog', { name: 'Loan Request' })
  await expect(form.getByRole('combobox', { name: 'Commitment' })).toContainText('Harbour control')
  await expect(active(flows, 'editing')).toBeAttached()
  await expect(flows.getByRole('list', { name: 'Held back' })).toContainText('Not now: Something is missing or not acceptable.')

  await form.getByRole('textbox', { name: 'Amount' }).fill('900')
  await expect(part(flows, 'context.values.amount')).toHaveText('"" "900"')
  await form.getByRole('textbox', { name: 'Number Of Installments' }).fill('3')
  await expect(flows.getByRole('list', { name: 'Held back' })).toHaveCount(0)

  const slider = flows.getByRole('slider', { name: 'Entry' })
  await slider.press('Home')
  await expect(active(flows, 'closed')).toBeAttached()
  await expect(part(flows, 'state')).toHaveText('closed')
  await form.getByRole('textbox', { name: 'Description' }).fill('Boat')
  await expect(entries(flows).last()).toContainText('field.changed')
  await expect(part(flows, 'state')).toHaveText('closed')
  await button(flows, 'Follow').press('Enter')
  await expect(part(flows, 'values.description')).toHaveText('"Boat"')

  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(active(flows, 'closed')).toBeAttached()

  // Whoever logs out takes their flows along; a page that is left does too.
  await button(flows, 'All flows').press('Enter')
  await expect(region.getByRole('button', { name: 'loan-removal' })).toBeVisible()
  await page.goto('/register/logout')
  await expect(flows.getByText('loan-removal', { exact: true })).toHaveCount(0)
  await choose(flows, '/register/login', 'login')
  await page.goto('/favicon.svg')
  await expect(flows.getByText('This flow is not there any more')).toBeVisible()
})

test('a chart is moved and read by keyboard alone, and copied as XState JSON, Mermaid and SVG', async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const flows = await openFlows(context)
  await flows.bringToFront()
  await flows.getByRole('searchbox', { name: 'Search flows' }).fill('sess')
  await expect(flows.getByRole('region')).toHaveCount(1)
  await flows.keyboard.press('Tab')
  await flows.keyboard.press('Tab')
  await expect(button(flows, 'session')).toBeFocused()
  await flows.keyboard.press('Enter')
  await expect(flows.locator('svg[data-drawing="session"]')).toBeVisible()
  const chart = flows.getByRole('group', { name: 'Chart of session' })
  await chart.focus()
  const place = () => chart.locator('svg > g').getAttribute('transform')
  const before = await place()
  await flows.keyboard.press('+')
  await flows.keyboard.press('ArrowDown')
  expect(await place()).not.toBe(before)
  await flows.keyboard.press('0')
  expect(await place()).toBe(before)

  const copied = async (name: RegExp) => {
    await button(flows, 'Copy').press('Enter')
    await flows.getByRole('menuitem', { name }).press('Enter')
    await expect(flows.getByText('The chart is copied.').first()).toBeVisible()
    return flows.evaluate(() => navigator.clipboard.readText())
  }
  const read = createMachine(JSON.parse(await copied(/XState/)))
  const session = registry.find(({ machine }) => machine.id === 'session')?.machine
  expect(Object.keys(read.states)).toEqual(Object.keys(session?.states ?? {}))
  await expect.poll(() => copied(/Mermaid/)).toMatch(/^stateDiagram-v2\n/)
  await expect.poll(() => copied(/SVG/)).toMatch(/^<svg /)
  const svg = await flows.evaluate(() => navigator.clipboard.readText())
  expect(svg).toContain('signedOut')
  expect(svg).not.toContain('var(')
  // The portal's own pages take no text for a document.
  const blank = await context.newPage()
  const faults = await blank.evaluate(
    (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')?.textContent,
    svg,
  )
  expect(faults).toBeUndefined()

  await flows.getByRole('tab', { name: 'Table' }).press('Enter')
  const states = flows.getByRole('table', { name: 'States' })
  await expect(states.getByRole('row', { name: /^signedOut/ })).toContainText('Active')
  await expect(
    flows.getByRole('table', { name: 'Transitions' }).getByRole('row', { name: /^signedOut sign-in\.requested/ }),
  ).toContainText('Can be taken now.')
})

test('all flows, one of them and its table look good', async ({ context }) => {
  const flows = await openFlows(context)
  await expect(flows.locator('svg [data-chart-state="signedOut"]').first()).toBeAttached()
  await expectGoodView(flows, 'all flows')
  await choose(flows, '/dev/flows', 'session')
  await expect(active(flows, 'signedOut')).toBeAttached()
  await expectGoodView(flows, 'a flow')
  const wide = flows.viewportSize()
  await flows.setViewportSize({ width: 390, height: 844 })
  await expect(active(flows, 'signedOut')).toBeInViewport({ ratio: 1 })
  if (wide !== null) await flows.setViewportSize(wide)
  await flows.getByRole('tab', { name: 'Table' }).click()
  await expectGoodView(flows, 'a flow in words')
  await button(flows, 'All flows').click()
  await flows.getByRole('searchbox', { name: 'Search flows' }).fill('nothing of the kind')
  await expectGoodView(flows, 'no flow found')
})

test('only the charts in view are drawn', async ({ page, context }) => {
  const flows = await openFlows(context)
  await page.goto('/favicon.svg')
  await page.evaluate(
    (machines) => {
      const report = {
        ...{ type: 'reported', page: 'many', title: 'Many', path: '/many', lives: machines.map((_, index) => index) },
        flows: machines.map((machine, life) => ({
          ...{ life, key: `${machine}:${life}`, machine, isOpen: true, isWhole: true },
          entries: [{ seq: 1, at: 0, flow: machine, version: 1, event: { type: 'journal.started' } }],
        })),
      }
      new BroadcastChannel('portal-flows').postMessage(report)
    },
    Array.from({ length: 40 }, (_, index) => registry[index]?.machine.id ?? ''),
  )
  const region = flows.getByRole('region', { name: /\/many$/ })
  await expect(region.getByRole('listitem')).toHaveCount(40)
  await expect(region.locator('svg').first()).toBeAttached()
  expect(await region.locator('svg').count()).toBeLessThan(30)
})

test('costs nothing while nobody watches: no code of it, no channel', async ({ page }) => {
  await page.addInitScript(() => {
    const names: string[] = []
    const Real = BroadcastChannel
    Object.assign(window, { channels: names })
    window.BroadcastChannel = class extends Real {
      constructor(name: string) {
        super(name)
        names.push(name)
      }
    }
  })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await openAs(page, await createBorrower(), '/team-member/loans')
  await expect(page.getByRole('heading', { name: 'Loans' })).toBeVisible()
  expect(scripts.filter((path) => /elk|Flows|tell-flows|DevPages/.test(path))).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { channels: string[] }).channels)).not.toContain('portal-flows')
  expect(await page.evaluate(() => localStorage.getItem('portal.flowsWatched'))).toBeNull()
})

test('a page that believes that it is watched, and is not, stops telling', async ({ page }) => {
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.setItem('portal.flowsWatched', 'on'))
  await page.goto('/register/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.flowsWatched'))).toBeNull()
})
