import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { reportAddress } from '#app/replay/addresses.ts'
import type { ReadOutcome, ReplayEvent, replay } from '#machines/replay/replay.machine.ts'
import { replayPlan, someEntries } from '#machines/replay/replay.paths.ts'
import { composeReport, textOfReport } from '#view-models/problem-report/compose.ts'
import { someFacts } from '#view-models/problem-report/some-facts.ts'
import { test } from '../support/kept-page.ts'
import { type ReplayServer, startReplayServer, warmUp } from '../support/replay-server.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'

type Effect = 'xstate.done.actor.readReport' | 'xstate.error.actor.readReport'

const entry = (seq: number, event: { type: string; field?: string }) => ({ seq, at: seq, flow: 'shell', version: 1, event })
const happened = [entry(1, { type: 'journal.started' }), entry(2, { type: 'drawer.opened' }), entry(3, { type: 'drawer.closed' })]

const reportWith = (entries: number): string =>
  textOfReport(
    composeReport(
      { ...someFacts, flows: [{ key: 'shell', machine: 'shell', state: null, entries: happened.slice(0, entries) }] },
      { leftOut: [], sentence: 'It stayed grey' },
    ),
  )

const folder = mkdtempSync(join(tmpdir(), 'portal-replay-paths-'))
let server: ReplayServer | undefined

test.beforeAll(async ({ browser }) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, reportWith(someEntries))
  server = await startReplayServer(file)
  await warmUp(browser, server.address)
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What the page asks for, until the path says what becomes of it; the frame in it gets the same. */
const asked = new WeakMap<Page, { held: Route[]; text: string }>()

const textOf = (outcome: ReadOutcome): string => (outcome.kind === 'read' ? reportWith(outcome.entries) : '{"format":2}')

const askedBy = async (page: Page): Promise<Route> => {
  await expect.poll(() => asked.get(page)?.held.length, { message: 'the report is asked for' }).toBe(1)
  const route = asked.get(page)?.held.pop()
  if (route === undefined) throw new Error('Nothing was asked for')
  return route
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('button')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search entries' })

const gestures = {
  'entry.chosen': async ({ page }, { at }) => {
    await search(page).fill('')
    await entries(page).nth(at).press('Enter')
  },
  'first.requested': ({ page }) => button(page, 'First').press('Enter'),
  'previous.requested': ({ page }) => button(page, 'Previous').press('ArrowLeft'),
  'next.requested': ({ page }) => button(page, 'Next').press('ArrowRight'),
  'last.requested': ({ page }) => button(page, 'Last').press('Enter'),
  'search.changed': ({ page }, event) => search(page).fill(event.search),
  'retry.requested': ({ page }) => button(page, 'Retry').press('Enter'),
  'xstate.done.actor.readReport': async ({ page }, { output }) => {
    const text = textOf(output as ReadOutcome)
    const route = await askedBy(page)
    Object.assign(asked.get(page) ?? {}, { text })
    await route.fulfill({ contentType: 'application/json', body: text })
  },
  'xstate.error.actor.readReport': async ({ page }) => await (await askedBy(page)).abort(),
} satisfies Gestures<ReplayEvent, Effect>

const views = {
  reading: ({ page }) => expect(page.getByText('Reading the report…')).toBeAttached(),
  failed: ({ page }) => expect(page.getByRole('alert')).toContainText('The report did not come'),
  unreadable: ({ page }) => expect(page.getByText('its format is 2, and this version reads 1')).toBeVisible(),
  empty: ({ page }) => expect(page.getByText('The report has no entries')).toBeVisible(),
  standing: ({ page }) => expect(page.getByRole('group', { name: 'Steps' })).toContainText(`of ${someEntries}`),
} satisfies Views<LeafOf<SnapshotFrom<typeof replay>['value']>>

drivePaths(replayPlan, {
  asksNothing: ['readReport'],
  open: async ({ page }) => {
    const waiting = { held: [] as Route[], text: '' }
    asked.set(page, waiting)
    await page.route(`**${reportAddress}`, (route) => {
      if (route.request().frame() !== page.mainFrame())
        return route.fulfill({ contentType: 'application/json', body: waiting.text })
      waiting.held.push(route)
    })
    await page.goto(server?.address ?? '')
  },
  gestures,
  views,
})
