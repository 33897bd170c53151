import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { test as base } from '../../support/browser-test.ts'

/** A file of the portal's origin that does nothing: for another tab, and for the page before the portal is opened in it. */
export const blankAddress = '/favicon.svg'

/** How long cleaning a page may take before a new one is cheaper, in milliseconds. */
const patience = 10_000

interface Options {
  /** Whether the next path may have the same page, cleaned; not when a path leaves something that no cleaning takes away. */
  readonly leavesPage: boolean
}

interface Kept {
  /** The page of the last path, which passed, with nothing left on its device. */
  readonly kept: { page: Page | null }
}

/** Takes everything a path has left: other tabs, what stood between page and server, and what is stored. @returns whether nothing is left */
const clean = async (page: Page): Promise<boolean> => {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Another file of the same origin, so that the browser goes on with the same process and the code it has compiled there.
  // One that does not come there soon, because it is on its way elsewhere, is not worth waiting for.
  await page.goto(blankAddress, { timeout: 5_000 })
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

/**
 * A test whose page is that of the path before it: opening the portal in a new browser costs more than most paths. A path that did
 * not pass, and one that left something behind, take their page with them.
 */
export const test = base.extend<Options, Kept>({
  leavesPage: [true, { option: true }],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const kept: Kept['kept'] = { page: null }
      await use(kept)
      await kept.page?.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, kept, leavesPage, viewport }, use, info) => {
    const page = kept.page ?? (await (await browser.newContext()).newPage())
    kept.page = null
    if (viewport !== null) await page.setViewportSize(viewport)
    await use(page)
    // A page that is still on its way elsewhere, after a log-out for one, lets nobody lead it away, or keeps whoever asks waiting
    // for ever: the next path gets another.
    const isKept = leavesPage && info.status === info.expectedStatus
    const isClean = isKept && (await Promise.race([clean(page).catch(() => false), pause(patience, false, { ref: false })]))
    if (isClean) kept.page = page
    else await page.context().close()
  },
})
