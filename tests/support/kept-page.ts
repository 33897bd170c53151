import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from './browser-test.ts'

/** A file of the portal's origin that does nothing: for another tab, and for the page before the portal is opened in it. */
export const blankAddress = '/favicon.svg'

/** How long cleaning a page may take before a new one is cheaper, in milliseconds. */
const cleaningTimeout = 10_000

/** How long closing one may take, in milliseconds. Chromium may wait for a page that a held request keeps; it goes with its browser. */
const closingTimeout = 10_000

interface Options {
  /** Whether the next test may have the same page, cleaned; not when a test leaves something that no cleaning takes away. */
  readonly leavesPage: boolean
  /** Whether the test sets the page's clock, which no cleaning takes away: such tests hand their page on among themselves. */
  readonly setsClock: boolean
}

interface Kept {
  /** The page of the last test, which passed, with nothing left on its device: the one whose clock is the run's, and the one with a clock of its own. */
  readonly kept: Record<'usual' | 'withClock', Page | null>
}

/** Contexts with something that no cleaning takes away. */
const spoiled = new WeakSet<BrowserContext>()
const isWatched = new WeakSet<BrowserContext>()

/** Says that nobody may have a page of this context after the present test. */
export const spoil = (context: BrowserContext): void => {
  spoiled.add(context)
}

/** Notices what stays with a page for ever: scripts that run in every document, functions handed in, a clock of its own. */
const watchForLeftovers = (context: BrowserContext, page: Page, setsClock: boolean): void => {
  if (isWatched.has(context)) return
  isWatched.add(context)
  for (const [owner, names] of [
    [context, ['addInitScript', 'exposeBinding', 'exposeFunction']],
    [page, ['addInitScript', 'exposeBinding', 'exposeFunction']],
    [context.clock, setsClock ? [] : ['install', 'setFixedTime', 'setSystemTime']],
  ] as const) {
    for (const name of names) {
      const call: unknown = Reflect.get(owner, name)
      if (typeof call !== 'function') continue
      Object.assign(owner, {
        [name]: (...values: readonly unknown[]) => {
          spoil(context)
          return call.apply(owner, values)
        },
      })
    }
  }
}

const contextEvents = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
] as const

/**
 * Leaves the portal and takes everything that the device has stored of it.
 *
 * @param leaving how long leaving may take, in milliseconds, when not as long as any other way
 * @returns whether nothing is left
 */
export const forgetDevice = async (page: Page, leaving?: { readonly timeout: number }): Promise<boolean> => {
  const context = page.context()
  // Another file of the same origin, so that the browser goes on with the same process and the code it has compiled there.
  await page.goto(blankAddress, leaving)
  const session = await context.newCDPSession(page)
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems'
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  const left = await page.evaluate(async () => {
    sessionStorage.clear()
    window.name = ''
    return localStorage.length + sessionStorage.length + (await indexedDB.databases()).length + (await caches.keys()).length
  })
  return left === 0 && (await context.cookies()).length === 0
}

/** Takes everything a test has left: other tabs, what stood between page and server, and what is stored. @returns whether nothing is left */
export const clean = async (page: Page): Promise<boolean> => {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  for (const event of contextEvents) await context.removeAllListeners(event, { behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
  // One that does not leave soon, because it is on its way elsewhere, is not worth waiting for.
  return await forgetDevice(page, { timeout: 5_000 })
}

/** Lets a clock that the test before has set or stopped go on from the run's time. */
const startClock = async ({ clock }: BrowserContext): Promise<void> => {
  await clock.install()
  await clock.resume()
}

/**
 * A test whose page is that of the test before it: opening the portal in a new browser costs more than most tests do. A test that did
 * not pass, and one that left something behind, take their page with them.
 */
export const test = base.extend<Options, Kept>({
  leavesPage: [true, { option: true }],
  setsClock: [false, { option: true }],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const kept: Kept['kept'] = { usual: null, withClock: null }
      await use(kept)
      for (const page of Object.values(kept)) await page?.context().close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, leavesPage, setsClock, serviceWorkers, viewport }, use, info) => {
    // Whether a page may have a service worker is settled when its browser context is made.
    const isUsual = serviceWorkers === 'block'
    const kind = setsClock ? 'withClock' : 'usual'
    const given = isUsual ? kept[kind] : null
    if (isUsual) kept[kind] = null
    const page = given ?? (await (await browser.newContext()).newPage())
    const context = page.context()
    watchForLeftovers(context, page, setsClock)
    if (given !== null && setsClock) await startClock(context)
    if (viewport !== null) await page.setViewportSize(viewport)
    await use(context)
    // A page that is still on its way elsewhere, after a log-out for one, lets nobody lead it away, or keeps whoever asks waiting
    // for ever: the next test gets another.
    const isKept = leavesPage && isUsual && !spoiled.has(context) && info.status === info.expectedStatus && !page.isClosed()
    const isClean =
      isKept && (await Promise.race([clean(page).catch(() => false), pause(cleaningTimeout, false, { ref: false })]))
    if (isClean) kept[kind] = page
    else await Promise.race([context.close(), pause(closingTimeout, undefined, { ref: false })])
  },
  page: async ({ context }, use) => {
    const [page] = context.pages()
    if (page === undefined) throw new Error('The page of this test is gone')
    await use(page)
  },
})
