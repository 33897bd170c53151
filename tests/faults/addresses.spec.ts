import type { CDPSession } from '@playwright/test'
import fc from 'fast-check'
import { expect, test } from './support/portal-test.ts'

const perPath = 125
const secret = 'SeCrEt-2f9c41d07b'

/** Texts that break parsers: bad percent signs, separators, other schemes and hosts, controls, very long. */
const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent),
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '%00',
    '%ff',
    '&&&',
    '==',
    '?',
    '??',
    '+',
    ';',
    '__proto__',
    'constructor[a]',
    '<script>',
    '%3Cscript%3E',
  ),
  fc.constantFrom('//evil.test', 'https://evil.test/', 'javascript:alert(1)', '%2F%2Fevil.test', '\\\\evil.test', '/\\evil.test'),
  fc.constant('x'.repeat(4000)),
)

const parameter = fc
  .tuple(fc.constantFrom('returnUrl', 'r', 'page', 'q', 'a', ''), nasty)
  .map(([name, text]) => `${name}=${text}`)

/** One way in which a link may carry a secret. */
const secretForms = [
  `token=${secret}`,
  `idToken=${secret}`,
  `refreshToken=${secret}&idToken=x`,
  `idToken=${secret}&refreshToken=${secret}`,
  `amp;token=${secret}`,
  `token=a&token=${secret}`,
  `Token=${secret}`,
  `to%6Ben=${secret}`,
  `token=%E0%A4%A${secret}`,
  `returnUrl=%2Flogin-with-token%3FidToken%3D${secret}`,
] as const

const tail = fc
  .record({
    before: fc.array(parameter, { maxLength: 3 }),
    secret: fc.option(fc.constantFrom(...secretForms), { freq: 4 }),
    after: fc.array(parameter, { maxLength: 3 }),
    hash: fc.oneof(
      fc.constant(''),
      nasty.map((text) => `#${text}`),
      fc.constant(`#token=${secret}`),
    ),
    slashes: fc.constantFrom('', '', '', '/'),
  })
  .map(({ before, secret: form, after, hash, slashes }) => ({
    slashes,
    tail: `?${[...before, ...(form === null ? [] : [form]), ...after].join('&')}${hash}`,
  }))

const withPathSecret = fc.constantFrom('', `/${secret}`, `/${secret}/more`, `/%E0${secret}`, `/${secret}/`)

const paths = ['/login-with-token', '/register/verify-email', '/Register/Reset-Password', '/register/login'] as const

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
 * program into every new document, which costs as much as half a load, five hundred times.
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

test.use({ trace: 'off' })
test.setTimeout(240_000)

for (const path of paths) {
  test(`${perPath} malformed addresses of ${path}: a page each time, this origin, no secret left`, async ({
    page,
    portal,
    problems,
  }) => {
    const isMailed = path.includes('verify') || path.includes('Reset')
    const addresses = fc.sample(
      fc
        .tuple(tail, isMailed ? withPathSecret : fc.constant(''))
        .map(([end, inPath]) => `${end.slashes}${path}${inPath}${end.tail}`),
      { numRuns: perPath, seed: 20_260_101 },
    )
    const browser = await page.context().newCDPSession(page)
    for (const address of addresses) {
      const shown = address.slice(0, 200)
      const here = await open(browser, `${portal.url}${address}`)
      expect(here.origin, shown).toBe(portal.url)
      expect(here.href, shown).not.toContain(secret)
    }
    expect(problems).toEqual([])
  })
}
