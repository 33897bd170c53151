import type { Page, Route } from '@playwright/test'
import { spoil } from '../support/kept-page.ts'
import { soon } from '../support/soon.ts'
import { startFaultProxy } from './support/fault-proxy.ts'
import { onDatabaseOf } from './support/portal-database.ts'
import { demoPassword, expect, openNotifications, openSignedIn, test } from './support/portal-test.ts'
import { answersOf, refreshRoute } from './support/server-log.ts'
import { expireIdToken, mirroredTokens, storedTokens } from './support/session-on-device.ts'
import { askInParallel } from './support/team-queries.ts'

const isRefresh = (route: Route): boolean => route.request().postData()?.includes('Session_refresh') ?? false

/** Handles the page's refreshes and lets every other call pass. */
const onRefresh = (page: Page, handle: (route: Route) => Promise<void>) =>
  page.route('**/graphql', (route) => (isRefresh(route) ? handle(route) : route.fallback()))

const reLoginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })

/** Watches a page for what a person would notice: addresses gone to, documents loaded, dialogs opened. */
const watch = async (page: Page) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url())
  })
  await page.evaluate(() => {
    const seen = Object.assign(window, { portalTestDialogs: 0 })
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof Element && (node.matches('[role=dialog]') || node.querySelector('[role=dialog]') !== null))
            seen.portalTestDialogs += 1
        }
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return {
    addresses,
    /** Undefined once another document was loaded. */
    dialogs: () => page.evaluate(() => ('portalTestDialogs' in window ? window.portalTestDialogs : undefined)),
  }
}

const expectSignedIn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(reLoginDialog(page)).toHaveCount(0)
}

test('a refused refresh is one logout and one dialog in each tab; the page keeps what it shows and goes on after the password in another', async ({
  context,
  portal,
  problems,
}) => {
  const page = await context.newPage()
  await openSignedIn(page, '/notifications')
  await page.getByRole('switch', { name: 'Unread only' }).click({ force: true })
  await expect(page).toHaveURL(/unread=true/)
  await expectSignedIn(page)
  const other = await openNotifications(context)
  const held = await storedTokens(page)
  const watched = await watch(page)
  const ended = await fetch(`${portal.url}/v1/authentication/Logout`, {
    method: 'POST',
    headers: { 'x-refresh-token': held?.refreshToken ?? '' },
  })
  expect(ended.status).toBe(200)
  const refreshes = answersOf(portal, refreshRoute)
  const asked = askInParallel(page, 10, 2)
  await expect(reLoginDialog(page)).toBeVisible()
  await expect(reLoginDialog(other)).toBeVisible()
  // A line of the log arrives on a way of its own.
  await expect.poll(() => answersOf(portal, refreshRoute) - refreshes).toBe(1)
  await expect.poll(() => storedTokens(page)).toBeNull()
  await expect.poll(() => mirroredTokens(page)).toBeNull()
  await reLoginDialog(other).getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await reLoginDialog(other).getByRole('button', { name: 'Login', exact: true }).click()
  await expect(reLoginDialog(other)).toHaveCount(0)
  await expect(reLoginDialog(page)).toHaveCount(0)
  expect((await asked).filter(({ error }) => error !== null)).toEqual([])
  await expect(page.getByRole('switch', { name: 'Unread only' })).toBeChecked()
  expect(watched.addresses).toEqual([])
  expect(await watched.dialogs()).toBe(1)
  expect((await askInParallel(other, 5, 1)).filter(({ error }) => error !== null)).toEqual([])
  expect(answersOf(portal, refreshRoute) - refreshes).toBe(1)
  expect(problems).toEqual([])
})

test('a refresh that answers with 503 or not in time is tried three times with growing pauses, and the person stays signed in', async ({
  context,
  problems,
}) => {
  const page = await context.newPage()
  await openSignedIn(page, '/notifications')
  await expectSignedIn(page)
  for (const handle of [
    (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
    (route: Route) => route.abort('timedout'),
  ]) {
    const tries: number[] = []
    await onRefresh(page, (route) => {
      tries.push(Date.now())
      return handle(route)
    })
    await expireIdToken(page)
    const outcomes = await askInParallel(page, 10, 2)
    expect(outcomes.every(({ error }) => error !== null)).toBe(true)
    expect(tries).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = tries
    expect(second - first).toBeGreaterThanOrEqual(450)
    expect(third - second).toBeGreaterThanOrEqual(950)
    await expectSignedIn(page)
    expect(await mirroredTokens(page)).not.toBeNull()
    await page.unroute('**/graphql')
    expect((await askInParallel(page, 10, 2)).filter(({ error }) => error !== null)).toEqual([])
  }
  await page.reload()
  await expectSignedIn(page)
  expect(problems).toEqual([])
})

test('a refresh whose answer is lost gives the same tokens when it is asked for again', async ({ context, portal, problems }) => {
  // What is stored for the proxy's origin is not cleaned.
  spoil(context)
  const proxy = await startFaultProxy(portal.port)
  try {
    const page = await context.newPage()
    await page.goto(`${proxy.url}/register/login`)
    await page.getByRole('textbox', { name: 'User name' }).fill('member@demo.test')
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    const before = await storedTokens(page)
    const refreshes = answersOf(portal, refreshRoute, 200)
    // Before the token has expired: the page may still be asking for something itself, and would have it renewed.
    proxy.loseAnswersTo('Session_refresh')
    await expireIdToken(page)
    const asked = askInParallel(page, 10, 2)
    // Before the page has tried often enough.
    await expect.poll(() => proxy.lost(), { intervals: soon }).toBeGreaterThanOrEqual(1)
    proxy.passOn()
    expect((await asked).filter(({ error }) => error !== null)).toEqual([])
    await expect.poll(() => answersOf(portal, refreshRoute, 200) - refreshes).toBeGreaterThanOrEqual(2)
    expect((await storedTokens(page))?.refreshToken).not.toBe(before?.refreshToken)
    await page.reload()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await askInParallel(page, 1, 1)).toEqual([{ error: null, total: expect.any(Number) }])
    expect(problems).toEqual([])
  } finally {
    await proxy.close()
  }
})

test('an old refresh token used after the grace time ends the session of everybody who holds a token of its family', async ({
  context,
  portal,
}) => {
  const page = await context.newPage()
  await openSignedIn(page, '/notifications')
  const stolen = (await storedTokens(page))?.refreshToken ?? ''
  await expireIdToken(page)
  expect((await askInParallel(page, 1, 1))[0]?.error).toBeNull()
  const inElevenSeconds = `update refresh_token set used_at = used_at - interval '11 seconds' where used_at is not null`
  await onDatabaseOf(portal, inElevenSeconds)
  const replayed = await fetch(`${portal.url}${refreshRoute}`, { headers: { 'x-refresh-token': stolen } })
  expect(replayed.status).toBe(401)
  // It waits for the password for ever; the login page that loads ends it.
  void askInParallel(page, 1, 2).catch(() => undefined)
  await expect(reLoginDialog(page)).toBeVisible()
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  const loaded = page.waitForEvent('load')
  await reLoginDialog(page).getByRole('button', { name: 'Log Out' }).click()
  await loaded
  // The guards may lead there before the page loads anew; nothing else is shown between.
  expect(new Set(visited)).toEqual(new Set(['/register/login']))
  expect(await storedTokens(page)).toBeNull()
})

for (const [moment, hold] of [
  ['before it reaches the server', (route: Route, released: Promise<void>) => released.then(() => route.continue())],
  [
    'on its way back',
    async (route: Route, released: Promise<void>) => {
      const response = await route.fetch()
      await released
      await route.fulfill({ response })
    },
  ],
] as const) {
  test(`a logout overtakes a refresh held ${moment}: the tokens never return`, async ({ context, portal, problems }) => {
    const page = await context.newPage()
    await openSignedIn(page, '/notifications')
    await expectSignedIn(page)
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let held = 0
    let done = 0
    await onRefresh(page, async (route) => {
      held += 1
      await hold(route, released)
      done += 1
    })
    await expireIdToken(page)
    const old = await storedTokens(page)
    void askInParallel(page, 3, 1).catch(() => undefined)
    await expect.poll(() => held).toBe(1)
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await page.getByText('Log Out', { exact: true }).click()
    await expect(page).toHaveURL(/\/register\/login/)
    expect(await storedTokens(page)).toBeNull()
    release()
    await expect.poll(() => done).toBe(1)
    // One more round through the page: what the refresh would still have done is done by then.
    await page.getByRole('textbox', { name: 'User name' }).fill('nobody@demo.test')
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Wrong Email or Password')).toBeVisible()
    expect(await storedTokens(page)).toBeNull()
    expect(await mirroredTokens(page)).toBeNull()
    const replayed = await fetch(`${portal.url}${refreshRoute}`, { headers: { 'x-refresh-token': old?.refreshToken ?? '' } })
    expect(replayed.status).toBe(401)
    await page.goto('/notifications')
    await expect(page).toHaveURL(/\/register\/login/)
    expect(problems).toEqual([])
  })
}

test('a tab frozen in the middle of its refresh finds the new tokens when it wakes; neither it nor one that holds the lock for ever holds others', async ({
  context,
  problems,
}) => {
  const page = await context.newPage()
  await openSignedIn(page, '/notifications')
  const sleeper = await openNotifications(context)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = 0
  await onRefresh(sleeper, async (route) => {
    const response = await route.fetch()
    held += 1
    await released
    await route.fulfill({ response })
  })
  const expired = await expireIdToken(page)
  // What one tab writes to local storage reaches another one in its own time.
  await expect.poll(async () => (await mirroredTokens(sleeper))?.idToken).toBe(expired)
  const asleep = askInParallel(sleeper, 3, 1)
  await expect.poll(() => held).toBe(1)
  const developer = await context.newCDPSession(sleeper)
  await developer.send('Page.setWebLifecycleState', { state: 'frozen' })
  expect((await askInParallel(page, 10, 2)).filter(({ error }) => error !== null)).toEqual([])
  await developer.send('Page.setWebLifecycleState', { state: 'active' })
  release()
  expect((await asleep).filter(({ error }) => error !== null)).toEqual([])
  expect((await askInParallel(page, 3, 1)).filter(({ error }) => error !== null)).toEqual([])
  await expect(reLoginDialog(sleeper)).toHaveCount(0)

  await sleeper.evaluate(
    () =>
      new Promise<void>((resolve) => {
        void navigator.locks.request('portal-session', () => {
          resolve()
          return new Promise<never>(() => {})
        })
      }),
  )
  await expireIdToken(page)
  const begun = Date.now()
  expect((await askInParallel(page, 10, 2)).filter(({ error }) => error !== null)).toEqual([])
  const waited = Date.now() - begun
  expect(waited).toBeGreaterThan(4_500)
  expect(waited).toBeLessThan(12_000)
  test.info().annotations.push({ type: 'waited', description: `${waited} ms` })
  expect(problems).toEqual([])
})
