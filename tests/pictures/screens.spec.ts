import { demo } from '../e2e/support/people.ts'
import { expect, signIn } from '../e2e/support/test.ts'
import { test } from '../support/browser-test.ts'
import { fullChromium } from '../support/full-chromium.ts'
import { goTo, titleOf } from '../support/in-portal.ts'
import { type RunningPortal, startPortal } from '../support/portal.ts'
import { settled } from '../support/settled.ts'

/*
 * Pictures of what no rule says: how screens look in the device's own colours, on paper and magnified. `npm run pictures` takes them anew
 * (docs/decisions/0035-pictures-belong-to-a-browser.md).
 */

/** A4 without its margins. */
const sheet = { width: 718, height: 1032 }

const renderings = {
  'forced-dark': { media: { forcedColors: 'active', colorScheme: 'dark' }, size: { width: 1440, height: 900 } },
  'forced-light-phone': { media: { forcedColors: 'active', colorScheme: 'light' }, size: { width: 390, height: 844 } },
  paper: { media: { media: 'print' }, size: sheet },
  // The width that is left of a window of 1280 px; higher than that window, to show more.
  'twice-magnified': { media: {}, size: { width: 640, height: 900 } },
  'four-times-magnified': { media: {}, size: { width: 320, height: 900 } },
} as const

interface View {
  readonly as: string
  readonly at: string
  /** Whether its table goes across the paper. */
  readonly isWide?: boolean
}

const views: readonly View[] = [
  { as: 'member', at: '/team-member/dashboard' },
  { as: 'member', at: '/team-member/timesheet?view=grid' },
  { as: 'member', at: '/team-member/timesheet?view=month' },
  { as: 'member', at: '/team-member/commitments', isWide: true },
  { as: 'member', at: '/team-member/pay-runs', isWide: true },
  { as: 'lead', at: '/team-member/weekly-timesheet-audit' },
  { as: 'lead', at: '/team-member/profile' },
]

const nameOf = (address: string): string => address.replace('/team-member/', '').replace('?view=', '-')

// A Chromium without windows draws letters a little differently.
test.use({ launchOptions: fullChromium })

// A portal of their own: what other tests do to the demo accounts would be seen.
let portal: RunningPortal | undefined
test.describe.configure({ mode: 'default' })
test.afterAll(() => portal?.cleanUp())

for (const as of new Set(views.map((view) => view.as))) {
  test(`screens of ${as} look in forced colours, on paper and magnified as they did`, async ({
    browser,
    contextOptions,
    locale,
  }) => {
    const folder = `chromium-${browser.version().split('.')[0]}`
    portal ??= await startPortal()
    const context = await browser.newContext({ ...contextOptions, ...(locale && { locale }), baseURL: portal.url })
    const page = await context.newPage()
    await page.goto('/register/login')
    await signIn(page, demo(as))
    await expect(page).toHaveTitle('Dashboard')
    // Where the login's button was, something else is pointed at now.
    await page.mouse.move(0, 0)
    for (const { at, isWide } of views.filter((one) => one.as === as)) {
      await goTo(page, at)
      await expect(page).toHaveTitle(titleOf(at))
      for (const [name, { media, size }] of Object.entries(renderings)) {
        const isPaper = name === 'paper'
        await page.setViewportSize(isPaper && isWide === true ? { width: sheet.height, height: sheet.width } : size)
        await page.emulateMedia({ media: null, forcedColors: 'none', colorScheme: 'dark', ...media })
        await settled(page)
        // A few pixels of an edge may be drawn otherwise where the processor is another one.
        await expect.soft(page).toHaveScreenshot([folder, `${nameOf(at)}-${name}.png`], {
          fullPage: isPaper,
          mask: [page.locator('time')],
          maxDiffPixels: 60,
        })
      }
    }
    await context.close()
  })
}
