import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { type Figure, median, type Part } from './figures.ts'
import { inBrowser } from './in-browser.ts'
import { slowdown } from './key-to-paint.ts'
import { openSignedIn } from './signed-in-page.ts'

const address = '/team-member/dashboard'

interface Visit {
  /** Kilobytes of scripts that came over the network. */
  readonly scripts: number
  /** Milliseconds from asking for the address. */
  readonly firstPaint: number
  /** Until data is there, be it known from before, or a picture of it. */
  readonly known: number
  readonly data: number
}

/** Milliseconds that a slow server takes for an answer. */
const slowAnswer = 3_000

/** A page beside the one where the person has been, which has nothing of it in its memory. */
const visit = async (seen: Page, url: string, answersAfter = 0): Promise<Visit> => {
  const page = await seen.context().newPage()
  try {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (answersAfter > 0)
      await page.route('**/graphql', async (route) => {
        await pause(answersAfter)
        await route.continue()
      })
    await page.goto(url + address, { waitUntil: 'commit' })
    // Marked by the page itself, so that the way here costs nothing.
    const shown = await page.evaluate(
      () =>
        new Promise<{ readonly known: number; readonly data: number }>((resolve) => {
          let known: number | undefined
          const look = setInterval(() => {
            // How the page looked before: the first thing that is painted.
            if (document.getElementById('page-picture') !== null)
              known ??= performance.getEntriesByName('first-contentful-paint')[0]?.startTime
            const main = document.querySelector('main')
            if (main === null || main.querySelector('h2') === null) return
            const isBusy = main.querySelector('[aria-busy="true"]') !== null
            if (!isBusy || main.querySelector('[data-refreshing]') !== null) known ??= performance.now()
            if (isBusy || known === undefined) return
            clearInterval(look)
            resolve({ known, data: performance.now() })
          }, 5)
        }),
    )
    await page.waitForLoadState('networkidle')
    const received = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }))
    return {
      scripts: received.scripts.reduce((total, bytes) => total + bytes, 0) / 1000,
      firstPaint: received.firstPaint,
      ...shown,
    }
  } finally {
    await page.close()
  }
}

const measureVisits = async (browser: Browser, url: string, rounds: number): Promise<readonly Figure[]> => {
  const seen = await openSignedIn(browser, url)
  await seen.goto(url + address)
  await seen.waitForLoadState('networkidle')
  const visits: Visit[] = []
  const slow: Visit[] = []
  // The first warms up the server and the browser's own cache of compiled code.
  for (let round = 0; round <= rounds; round += 1) {
    visits.push(await visit(seen, url))
    slow.push(await visit(seen, url, slowAnswer))
  }
  const of = (figure: keyof Visit, among = visits) => median(among.slice(1).map((one) => one[figure]))
  return [
    { name: 'scripts from the network', value: of('scripts'), unit: 'kB', budget: { is: 'at most', value: 0 } },
    { name: 'until something is painted', value: of('firstPaint'), unit: 'ms' },
    {
      name: `until last known data is shown, each answer ${slowAnswer / 1000} s late`,
      value: of('known', slow),
      unit: 'ms',
      budget: { is: 'at most', value: 500 },
    },
    { name: 'until all of its data is shown, fresh', value: of('data', slow), unit: 'ms' },
    { name: 'until all of its data is shown', value: of('data'), unit: 'ms' },
  ]
}

/** Coming back to the dashboard of the built portal, in a real browser. */
export const secondVisit: Part = {
  name: 'second-visit',
  title: `The dashboard for the second time, CPU ${slowdown} times slower`,
  measure: ({ quick }) => inBrowser(({ portal, browser }) => measureVisits(browser, portal.url, quick ? 1 : 7)),
}
