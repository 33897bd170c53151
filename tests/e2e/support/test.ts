import { type BrowserContext, type BrowserContextOptions, expect, type Locator, type Page, type Request } from '@playwright/test'
import { watchUntilAtRest } from '../../support/at-rest.ts'
import { test as base, forgetDevice } from '../../support/kept-page.ts'
import { plantSession } from '../../support/plant-session.ts'
import type { Person } from './people.ts'
import { logIn, portalUrl } from './server.ts'

/** What happened in the browser that must not: failures of the page, and requests that leave the portal. */
export interface Watch {
  readonly problems: string[]
  /** From now on, problems that match are part of the test. */
  expectProblem(pattern: RegExp): void
}

interface Fixtures {
  /** Looks at every page of the test; the test fails when one of them had a problem. */
  watch: Watch
  /** A browser of its own: nothing is shared with the others. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>
}

/** What the browser says of code that has come while other code of the same screen is still on its way, on a machine that does more. */
const isStillOnItsWay = /was preloaded using link preload but not used within a few seconds/

/** What Playwright says where a test goes without the service worker (playwright.config.ts). */
const isWithoutWorker = /^Service Worker registration blocked by Playwright/

const isOfTheRun = (text: string): boolean => isStillOnItsWay.test(text) || isWithoutWorker.test(text)

const attach = (context: BrowserContext, problems: string[]): void => {
  context.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !isOfTheRun(message.text()))
      problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(portalUrl()).host) problems.push(`left the origin: ${url}`)
  })
}

export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use) => {
      const problems: string[] = []
      const expected: RegExp[] = []
      attach(context, problems)
      await use({ problems, expectProblem: (pattern) => expected.push(pattern) })
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, watch, contextOptions, locale, baseURL }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(locale && { locale }),
        ...(baseURL && { baseURL }),
        ...options,
      })
      opened.push(context)
      attach(context, watch.problems)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

export { expect, type Locator, type Page }

/** Opens an address as a person who is signed in, without going through the login screen. */
export const openAs = async (page: Page, person: Person, address = '/team-member'): Promise<void> => {
  await plantSession(page, await logIn(person))
  await page.goto(address)
}

/** Opens an address as the next person, on a device that knows nothing of the one before. */
export const openAsNext = async (page: Page, person: Person, address?: string): Promise<void> => {
  expect(await forgetDevice(page), 'nothing is left of the person before').toBe(true)
  await openAs(page, person, address)
}

/** Opens an address of the team as `openAs`, and waits until the page asks for nothing more by itself. */
export const openAtRest = async (page: Page, person: Person, address: string): Promise<void> => {
  const atRest = watchUntilAtRest(page)
  await openAs(page, person, address)
  await atRest()
}

/** The tokens that the portal keeps in local storage. */
export const storedTokens = (page: Page): Promise<{ idToken: string | null; refreshToken: string | null }> =>
  page.evaluate(() => ({
    idToken: localStorage.getItem('portal.idToken'),
    refreshToken: localStorage.getItem('portal.refreshToken'),
  }))

/** Signs in by the login screen, which must be on show. */
export const signIn = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.getByLabel('User name').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Path and query of the page. */
export const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url())
  return `${pathname}${search}${hash}`
}

interface GraphqlBody {
  readonly operationName?: string
  readonly variables: Record<string, unknown>
}

const bodyOf = (request: Request): GraphqlBody | null =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/graphql' ? (request.postDataJSON() as GraphqlBody) : null

/** Collects, from now on, the variables of every call of one operation. */
export const callsOf = (page: Page, operation: string): readonly Record<string, unknown>[] => {
  const calls: Record<string, unknown>[] = []
  page.on('request', (request) => {
    const body = bodyOf(request)
    if (body?.operationName === operation) calls.push(body.variables)
  })
  return calls
}
