import { type Browser, type BrowserContext, test as plain } from '@playwright/test'
import { clockOffset, setClock } from './run-clock.mjs'

/** Lets the pages of a context read the run's time. */
export const withRunClock = async (context: BrowserContext): Promise<BrowserContext> => {
  await context.addInitScript(setClock, clockOffset)
  return context
}

const sharesClock = new WeakSet<Browser>()

/** Lets every page that is opened in a browser from now on read the run's time. */
const shareClock = (browser: Browser): Browser => {
  if (sharesClock.has(browser)) return browser
  sharesClock.add(browser)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => withRunClock(await newContext(options))
  return browser
}

/** What every browser test stands on: Playwright's `test`, whose pages read the time that the run chose. */
export const test = plain.extend<object, { readonly browser: Browser }>({
  browser: [async ({ browser }, use) => use(shareClock(browser)), { scope: 'worker' }],
})

/**
 * What `test.use` takes where no trace is to be taken, also when all others are. A run without traces needs nothing of it: an option of
 * Playwright's that is given, even as it is, costs the file a browser and a portal of its own.
 */
export const untraced = process.env.TRACE ? { trace: 'off' as const } : {}
