import { randomUUID } from 'node:crypto'
import { type Browser, devices } from 'playwright'
import { startPortal } from '../support/portal.ts'
import { median, type Part, ratio } from './figures.ts'
import { inBrowser } from './in-browser.ts'

const slowdown = 4
/** Of a practised hand on a phone, in milliseconds. */
const betweenKeys = 60

const password = 'Correct-horse-7'

/**
 * Milliseconds from the press on Signup to the welcome, of a new person on a slowed phone.
 *
 * @param how the form is filled in: key by key, or at once as a password manager does
 */
const pressToWelcome = async (browser: Browser, url: string, how: 'typed' | 'at once'): Promise<number> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-AU', reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await page.goto(`${url}/register/signup`)
    await page.getByRole('textbox', { name: 'First name' }).waitFor()
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const key = randomUUID()
    const typed = [
      ['First name', 'Kim'],
      ['Last name', 'Quick'],
      ['E-mail', `${key.slice(0, 8)}@bench.test`],
      ['Telephone', `+6147${Number.parseInt(key.slice(0, 6), 16).toString().padStart(8, '0')}`],
      [/^Password/, password],
      ['Repeat password', password],
    ] as const
    for (const [name, text] of typed) {
      const field = page.getByRole('textbox', { name }).first()
      if (how === 'at once') await field.fill(text)
      else await field.pressSequentially(text, { delay: betweenKeys })
    }
    await page.evaluate(() => {
      document
        .querySelector('button[type=submit]')
        ?.addEventListener('click', () => performance.mark('pressed'), { capture: true })
    })
    await page.getByRole('button', { name: 'Signup', exact: true }).click()
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const pressed = performance.getEntriesByName('pressed')[0]?.startTime ?? Number.NaN
          requestAnimationFrame(() => resolve(performance.now() - pressed))
        }),
    )
  } finally {
    await context.close()
  }
}

/** Nobody waits for the proof of work who types; so a portal with it is hardly slower than one without. */
export const signUp: Part = {
  name: 'sign-up',
  title: `From the press on Signup to the welcome on a phone, CPU ${slowdown} times slower`,
  measure: ({ quick }) =>
    inBrowser(async ({ portal, browser }) => {
      const guarded = await startPortal({ environment: { CAPTCHA: 'on' } })
      try {
        const times = { on: [] as number[], off: [] as number[], atOnce: [] as number[] }
        // In turns, so that whatever else the machine does meets both; the first of each warms up.
        for (let round = 0; round <= (quick ? 2 : 7); round += 1) {
          const on = await pressToWelcome(browser, guarded.url, 'typed')
          const off = await pressToWelcome(browser, portal.url, 'typed')
          const atOnce = await pressToWelcome(browser, guarded.url, 'at once')
          if (round === 0) continue
          times.on.push(on)
          times.off.push(off)
          times.atOnce.push(atOnce)
        }
        const [on, off] = [median(times.on), median(times.off)]
        return [
          { name: 'with the captcha', value: on, unit: 'ms' },
          { name: 'without', value: off, unit: 'ms' },
          ratio('with beside without', on, off, { is: 'at most', value: 1.5 }),
          {
            name: 'with the captcha, filled in at once',
            value: median(times.atOnce),
            unit: 'ms',
            budget: { is: 'at most', value: 2000 },
          },
        ]
      } finally {
        await guarded.cleanUp()
      }
    }),
}
