import type { Browser, Page } from 'playwright'
import { demoPassword } from '../../src/service/db/seed/people.ts'
import { clockOffset, setClock } from '../support/run-clock.mjs'

/**
 * A page of a browser of its own on which a demo person is signed in.
 *
 * @param person the part of the e-mail before `@demo.test`
 */
export const openSignedIn = async (browser: Browser, url: string, person = 'member'): Promise<Page> => {
  // The window's own size: in an emulated one, what lies below the real window's edge is never painted, so a key there seems slow.
  const look = { locale: 'en-AU', reducedMotion: 'reduce', timezoneId: 'UTC', viewport: null } as const
  const context = await browser.newContext(look)
  // The portal's days are those of the run's clock.
  await context.addInitScript(setClock, clockOffset)
  const page = await context.newPage()
  await page.goto(`${url}/register/login`)
  await page.locator('[data-flow="login"] input').first().fill(`${person}@demo.test`)
  await page.locator('[data-flow="login"] input[type="password"]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(/team-member/)
  return page
}
