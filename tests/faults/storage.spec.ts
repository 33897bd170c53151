import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { watchUntilAtRest } from '../support/at-rest.ts'
import { forgetDevice, spoil } from '../support/kept-page.ts'
import { rounds } from '../support/soak.ts'
import { expect, openNotifications, openSignedIn, signIn, test } from './support/portal-test.ts'
import { expireIdToken, mirroredTokens } from './support/session-on-device.ts'
import { askInParallel } from './support/team-queries.ts'

const notifications = (page: Page) => page.getByRole('main').getByRole('article')

test('local storage cleared while signed in is a clean login', async ({ page, problems }) => {
  const atRest = watchUntilAtRest(page)
  await signIn(page)
  // A call that is under way reads the session, and with it brings local storage back to what IndexedDB holds.
  await atRest()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/notifications')
  await expect(page).toHaveURL(/\/register\/login/)
  await expect(page.locator('[data-flow=login]')).toBeVisible()
  await signIn(page)
  expect(problems).toEqual([])
})

const names = [
  'portal.idToken',
  'portal.refreshToken',
  'portal.theme',
  'portal.deepLinkId',
  'password',
  'portal.reloadedFor',
] as const

const stored = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json({ maxDepth: 2 }),
  fc.constantFrom(
    '',
    'null',
    'undefined',
    '{}',
    '[',
    'eyJhbGciOiJub25lIn0.e30.',
    '<svg onload=alert(1)>',
    '/../..',
    'x'.repeat(100_000),
  ),
)

/** The record that IndexedDB should hold, and what may stand there instead. */
const record = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  fc.jsonValue({ maxDepth: 2 }),
  fc.record({ idToken: fc.jsonValue({ maxDepth: 1 }), refreshToken: fc.string(), user: fc.jsonValue({ maxDepth: 2 }) }),
)

const fuzzed = rounds(6, 200)

test(`${fuzzed} fuzzed contents of local storage, session storage and IndexedDB: a clean login each time`, async ({
  page,
  problems,
}) => {
  await page.goto('/register/login')
  await expect(page.locator('[data-flow=login]')).toBeVisible()
  const contents = fc.sample(fc.record({ texts: fc.dictionary(fc.constantFrom(...names), stored), record }), {
    numRuns: fuzzed,
    seed: 20_260_102,
  })
  for (const content of contents) {
    await page.evaluate(
      (text) =>
        new Promise<void>((resolve, reject) => {
          const { texts, record }: { texts: Record<string, string>; record?: unknown } = JSON.parse(text)
          localStorage.clear()
          sessionStorage.clear()
          for (const [name, text] of Object.entries(texts)) {
            localStorage.setItem(name, text)
            sessionStorage.setItem(name, text)
          }
          const opening = indexedDB.open('portal-session', 1)
          opening.onupgradeneeded = () => opening.result.createObjectStore('session')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('session', 'readwrite')
            const store = transaction.objectStore('session')
            if (record === undefined) store.delete('current')
            else store.put(record, 'current')
            transaction.onabort = () => reject(transaction.error)
            transaction.oncomplete = () => {
              opening.result.close()
              resolve()
            }
          }
        }),
      JSON.stringify(content),
    )
    await page.goto('/notifications')
    await expect(page.locator('[data-flow=login]'), JSON.stringify(content).slice(0, 300)).toBeVisible()
    await expect(page).toHaveURL(/\/register\/login/)
  }
  await signIn(page)
  expect(problems).toEqual([])
})

/** Refuses its databases to a page, in the way that local storage names. */
const blockDatabases = (): void => {
  // A page in which nothing is open yet.
  if (origin === 'null') return
  const open = indexedDB.open.bind(indexedDB)
  switch (localStorage.getItem('blocking')) {
    case 'throws when a database is opened':
      indexedDB.open = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      break
    case 'fails to open a database':
      // A version below the one that exists is always refused.
      indexedDB.open = (name) => {
        open(`${name} elsewhere`, 2)
        return open(`${name} elsewhere`, 1)
      }
      break
    case 'has no IndexedDB at all':
      Object.defineProperty(window, 'indexedDB', { value: undefined })
      break
  }
}

test('a browser that throws when a database is opened, fails to, or has no IndexedDB: the portal works, in two tabs and after loading again', async ({
  context,
  page,
  problems,
}) => {
  await context.addInitScript(blockDatabases)
  for (const blocking of ['throws when a database is opened', 'fails to open a database', 'has no IndexedDB at all']) {
    await forgetDevice(page)
    await page.evaluate((name) => localStorage.setItem('blocking', name), blocking)
    await signIn(page)
    const other = await openNotifications(context)
    const atRest = watchUntilAtRest(page)
    await page.goto('/notifications')
    await atRest()
    await expect(notifications(page).first(), blocking).toBeVisible()
    await page.evaluate(() => localStorage.setItem('portal.idToken', `${localStorage.getItem('portal.idToken')}x`))
    await expect.poll(async () => (await mirroredTokens(other))?.idToken.endsWith('x')).toBe(true)
    const outcomes = await Promise.all([askInParallel(page, 5, 2), askInParallel(other, 5, 2)])
    expect(outcomes.flat().filter(({ error }) => error !== null)).toEqual([])
    await page.reload()
    await expect(notifications(page).first(), blocking).toBeVisible()
    await other.close()
  }
  expect(problems).toEqual([])
})

test('no room left for IndexedDB: the session goes on, is refreshed, and is found again', async ({
  page,
  context,
  portal,
  problems,
}) => {
  spoil(context)
  const developer = await context.newCDPSession(page)
  await openSignedIn(page, '/notifications')
  await expireIdToken(page)
  await developer.send('Storage.overrideQuotaForOrigin', { origin: portal.url, quotaSize: 1 })
  expect((await askInParallel(page, 5, 2)).filter(({ error }) => error !== null)).toEqual([])
  await page.goto('/notifications')
  await expect(notifications(page).first()).toBeVisible()
  await page.reload()
  await expect(notifications(page).first()).toBeVisible()
  expect(problems).toEqual([])
})

test('local and session storage blocked: a person can sign in and work until the page is left', async ({
  context,
  page,
  problems,
}) => {
  await context.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', refuse)
    Object.defineProperty(window, 'sessionStorage', refuse)
  })
  await signIn(page)
  await page.getByRole('button', { name: /Notifications/ }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(problems).toEqual([])
})
