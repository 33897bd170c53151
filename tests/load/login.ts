import { type Browser, type BrowserContext, chromium } from 'playwright'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { startPortal } from '../support/portal.ts'
import { median, type Part, ratio } from './figures.ts'
import { serveAsStatic } from './static-login.ts'

const slowdown = 4
const screen = '[data-flow="login"]'

/** A browser that has seen nothing yet: own cache, own storage. */
const open = (browser: Browser): Promise<BrowserContext> => browser.newContext({ locale: 'en-AU', reducedMotion: 'reduce' })

/** Milliseconds from asking for an address until its largest content is painted, with nothing cached and a slowed CPU. */
const largestPaint = async (browser: Browser, url: string): Promise<number> => {
  const context = await open(browser)
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url)
    await page.locator(screen).waitFor()
    await page.waitForLoadState('networkidle')
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  } finally {
    await context.close()
  }
}

/** Kilobytes that somebody receives who opens an address with nothing cached, and does nothing. */
interface Received {
  /** Of the page itself: with it one can type. */
  readonly page: number
  /** Of scripts, with what is fetched ahead. */
  readonly scripts: number
}

/** What the network brings until it rests. */
const receivedUntilIdle = async (browser: Browser, url: string): Promise<Received> => {
  const context = await open(browser)
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.locator(screen).waitFor()
    await page.waitForLoadState('networkidle')
    const received = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .map(({ entryType, name, encodedBodySize }) => ({ entryType, name, bytes: encodedBodySize })),
    )
    const kilobytes = (matches: (entry: (typeof received)[number]) => boolean): number =>
      received.filter(matches).reduce((total, { bytes }) => total + bytes, 0) / 1000
    return {
      page: kilobytes(({ entryType }) => entryType === 'navigation'),
      scripts: kilobytes(({ name }) => name.endsWith('.js')),
    }
  } finally {
    await context.close()
  }
}

/** Loads both in turn, so that whatever else the machine does meets both. */
const measureBoth = async (browser: Browser, portalUrl: string, rounds: number) => {
  const context = await open(browser)
  const page = await context.newPage()
  await page.goto(portalUrl)
  await page.locator(screen).waitFor()
  const still = await serveAsStatic(page)
  await context.close()
  try {
    const times = { portal: [] as number[], still: [] as number[] }
    // The first of each warms up the servers and the browser.
    for (let round = 0; round <= rounds; round += 1) {
      const portal = await largestPaint(browser, portalUrl)
      const plain = await largestPaint(browser, still.url)
      if (round === 0) continue
      times.portal.push(portal)
      times.still.push(plain)
    }
    return { portal: median(times.portal), still: median(times.still) }
  } finally {
    await still.close()
  }
}

export const login: Part = {
  name: 'login',
  title: `Largest contentful paint of the login screen, CPU ${slowdown} times slower, and what it fetches, nothing cached`,
  measure: async ({ quick }) => {
    const executablePath = await findChromium()
    if (executablePath === null) throw new Error('there is no Chromium')
    const portal = await startPortal()
    try {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
      try {
        const times = await measureBoth(browser, `${portal.url}/login`, quick ? 2 : 9)
        const received = await receivedUntilIdle(browser, `${portal.url}/login`)
        return [
          { name: 'login screen', value: times.portal, unit: 'ms' },
          { name: 'the same page as static HTML', value: times.still, unit: 'ms' },
          ratio('login screen beside static HTML', times.portal, times.still, { is: 'at most', value: 1.3 }),
          { name: 'received until one can type', value: received.page, unit: 'kB', budget: { is: 'at most', value: 6 } },
          { name: 'JavaScript received until idle', value: received.scripts, unit: 'kB', budget: { is: 'at most', value: 110 } },
        ]
      } finally {
        await browser.close()
      }
    } finally {
      await portal.cleanUp()
    }
  },
}
