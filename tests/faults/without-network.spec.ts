import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { messages } from '#rules/messages.ts'
import { recordsOf } from '../support/device-records.ts'
import { expect, openSignedIn, signIn, test } from './support/portal-test.ts'

test.use({ serviceWorkers: 'allow' })

const status = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Try again$/ })

/** Until the browser has everything that a page without network needs. */
const installed = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise<void>((resolve) => {
      active?.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve()
      })
    })
  })

const answersKept = (page: Page) => recordsOf(page, 'portal-last-known', 'answers')

/** Screens with what stands on them of the person's own, and how many queries they add to what every page asks. */
type Screen = readonly [address: string, content: string, queries: number]
const commitments: Screen = ['/team-member/commitments', 'Bakery Orders', 1]
const timesheet: Screen = ['/team-member/timesheet', 'Log time', 3]
const screens: readonly Screen[] = [
  commitments,
  timesheet,
  ['/notifications', 'New commitment', 1],
  ['/team-member/training/roadmaps', 'Dependable back ends', 1],
]

/** Looks at the screens while there is a network, until the device keeps what they were answered. */
const see = async (page: Page, ...seen: readonly Screen[]): Promise<void> => {
  for (const [address, content, queries] of seen) {
    const before = (await answersKept(page).catch(() => [])).length
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(content)
    await expect.poll(async () => (await answersKept(page)).length).toBeGreaterThanOrEqual(before + queries)
  }
}

const openInstalled = async (page: Page): Promise<void> => {
  await openSignedIn(page, '/team-member/career-histories')
  await installed(page)
}

/** Opens an address as the browser does without network, from nothing that the page had in its memory. */
const openAnew = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('banner')).toBeVisible()
  return page
}

test('without network, or past a proxy whose portal is away: what was seen opens with its age, the rest says so, a record is sent later', async ({
  page,
  context,
  problems,
}) => {
  const opensWith = async ([address, content]: Screen, told: RegExp): Promise<Page> => {
    const opened = await openAnew(context, address)
    await expect(opened.getByRole('main')).toContainText(content)
    await expect(status(opened)).toHaveAccessibleName(told)
    return opened
  }
  await openInstalled(page)
  await see(page, ...screens)
  await context.route('**/graphql', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await (await opensWith(commitments, /^Not up to date, last updated/)).close()
  await context.unroute('**/graphql')

  await context.setOffline(true)
  // A page that is open knows at once, before it asks for anything.
  await expect(status(page)).toHaveAccessibleName(/^Offline/)
  const age = /last updated \d\d:\d\d\. Try again$/
  for (const screen of screens) if (screen !== timesheet) await (await opensWith(screen, age)).close()
  const opened = await opensWith(timesheet, age)
  const pay = await openAnew(context, '/team-member/pay-runs')
  await expect(pay.getByRole('main')).toContainText(messages.serverUnreachable)
  await opened.getByRole('grid').getByRole('gridcell').first().press('7')
  await opened.getByRole('grid').getByRole('textbox').press('Enter')
  await expect(opened.getByText(/waits? for the network/).first()).toBeVisible()

  const isRecord = (response: Response) => response.request().postData()?.includes('TimesheetOutbox_saveEntry') ?? false
  const sent = context.waitForEvent('response', isRecord)
  await context.setOffline(false)
  expect((await sent).ok()).toBe(true)
  await expect(opened.getByText(/waits? for the network/)).toHaveCount(0)
  // By itself, and nothing of the page is loaded anew for it.
  await expect(status(pay)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('what is kept is sealed; a problem is reported without network, as a file, and sent once it is back; logging out takes the key', async ({
  page,
  context,
  problems,
}) => {
  await openInstalled(page)
  await see(page, commitments)
  expect((await answersKept(page)).join('')).not.toMatch(/Bakery|commitments|Timesheet/)

  await context.setOffline(true)
  const opened = await openAnew(context, '/team-member/commitments')
  await opened.getByRole('button', { name: /^Profile of/ }).click()
  await opened.getByRole('button', { name: messages.reportProblem }).click()
  const report = opened.getByRole('dialog', { name: messages.reportProblem })
  const downloading = opened.waitForEvent('download')
  await report.getByRole('button', { name: messages.reportSave }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^problem-report-.*\.json$/)
  await report.getByRole('button', { name: messages.reportSend }).click()
  await expect(report.getByText(messages.serverUnreachable)).toBeVisible()
  await context.setOffline(false)
  await report.getByRole('button', { name: messages.reportSend }).click()
  await expect(report.getByText(messages.reportSent)).toBeVisible()
  await opened.close()
  expect(problems).toEqual([])

  await page.goto('/register/logout')
  await expect(page).toHaveURL(/\/register\/login$/)
  expect(await recordsOf(page, 'portal-session', 'session')).toEqual([])
  await context.setOffline(true)
  await page.goto('/team-member/commitments')
  // The page opens, and knows nobody.
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible()
})

/** The portal behind a server of its own, whose service worker can be another one. */
const serveWorker = async (portalUrl: string, change: (worker: string) => string) => {
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === '/sw.js'
    const headers = { ...incoming.headers }
    // As it is, and not that it is as it was.
    if (isWorker) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
    const asked = ask(`${portalUrl}${incoming.url}`, { method: incoming.method ?? 'GET', headers }, async (response) => {
      const { 'content-length': _length, ...rest } = response.headers
      outgoing.writeHead(response.statusCode ?? 500, isWorker ? rest : response.headers)
      if (isWorker) outgoing.end(change(await text(response)))
      else response.pipe(outgoing)
    })
    incoming.pipe(asked)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Has the browser look for a newer service worker, and waits until that one is in use. */
const updateWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const before = registration.active
    await registration.update()
    const next = registration.installing ?? registration.waiting ?? registration.active
    if (next === null || next === before) throw new Error('There is no newer one')
    if (next.state === 'activated') return
    await new Promise<void>((resolve) => {
      next.addEventListener('statechange', () => {
        if (next.state === 'activated') resolve()
      })
    })
  })

test('a new version is told, and used when the person says so', async ({ browser, portal }) => {
  let change = (worker: string): string => worker
  const server = await serveWorker(portal.url, (worker) => change(worker))
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  try {
    const page = await context.newPage()
    await signIn(page)
    await installed(page)
    const update = page.getByRole('banner').getByRole('button', { name: 'Update' })
    // Another worker of the version that the page is of.
    change = (worker) => `${worker}// another one`
    await updateWorker(page)
    await expect(update).toHaveCount(0)
    // One of a version whose start has another name.
    change = (worker) => worker.replace(/(\/assets\/start-[\w-]+\.js)/, '$1?next')
    await updateWorker(page)
    await expect(update).toBeVisible()
    const loaded = page.waitForEvent('load')
    await update.press('Enter')
    await loaded
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(update).toHaveCount(0)
  } finally {
    await context.close()
    server.close()
    server.closeAllConnections()
  }
})

test.describe('where the browser keeps no pages', () => {
  test.use({ serviceWorkers: 'block' })

  test('a server that takes its time is preceded by what was seen, dimmed', async ({ page, context, problems }) => {
    await openSignedIn(page, '/team-member/dashboard')
    const activity = (of: Page) => of.getByRole('region', { name: 'Activity', exact: true }).getByRole('img').first()
    await expect(activity(page)).toBeVisible()
    await expect.poll(async () => (await answersKept(page)).length).toBeGreaterThanOrEqual(2)
    const opened = await context.newPage()
    let release: () => void = () => undefined
    const released = new Promise<void>((done) => {
      release = done
    })
    await opened.route('**/graphql', async (route) => {
      await released
      await route.continue()
    })
    await opened.goto('/team-member/dashboard')
    await expect(activity(opened)).toBeVisible()
    await expect(opened.locator('[data-refreshing]')).toBeVisible()
    release()
    await expect(opened.locator('[data-refreshing]')).toHaveCount(0)
    await expect(activity(opened)).toBeVisible()
    expect(problems).toEqual([])
  })
})
