import type { CDPSession } from '@playwright/test'
import { untraced } from '../support/browser-test.ts'
import { everyFormOnce, secret } from '../support/hostile-addresses.ts'
import { expect, test } from './support/portal-test.ts'

interface Shown {
  readonly origin: string
  readonly href: string
}

/** Looks in the page itself until a screen is there with words and nothing loads any more, then says where it is. */
const untilShown = `new Promise((tell) => {
  const look = () => {
    const screen = document.querySelector('#root main')
    if (!/\\w/.test(screen?.textContent ?? '') || document.querySelector('[aria-busy="true"]')) return setTimeout(look, 10)
    tell({ origin: location.origin, href: decodeURI(encodeURI(location.href)) })
  }
  look()
})`

/**
 * Opens an address and waits until the page shows a screen. Asked of the browser itself: Playwright's own waiting brings its
 * program into every new document, which costs as much as half a load.
 *
 * @throws when there is no screen for 15 seconds
 */
const open = async (browser: CDPSession, url: string): Promise<Shown> => {
  const { errorText } = await browser.send('Page.navigate', { url })
  if (errorText !== undefined) throw new Error(`${url.slice(0, 200)} does not open: ${errorText}`)
  const { result } = await browser.send('Runtime.evaluate', {
    expression: `Promise.race([${untilShown}, new Promise((tell) => setTimeout(tell, 15_000, null))])`,
    awaitPromise: true,
    returnByValue: true,
  })
  const shown: Shown | null | undefined = result.value
  if (shown == null) throw new Error(`${url.slice(0, 200)} shows no screen`)
  return shown
}

test.use(untraced)

// What becomes of thousands of such addresses is shown by src/app/session/address-secrets.property.test.ts.
test('malformed addresses of every form: a page each time, this origin, no secret left', async ({ page, portal, problems }) => {
  const browser = await page.context().newCDPSession(page)
  for (const address of everyFormOnce) {
    const shown = address.slice(0, 200)
    const here = await open(browser, `${portal.url}${address}`)
    expect(here.origin, shown).toBe(portal.url)
    expect(here.href, shown).not.toContain(secret)
  }
  expect(problems).toEqual([])
})
