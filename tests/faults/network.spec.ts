import type { Locator, Page, Request } from '@playwright/test'
import { messages } from '#rules/messages.ts'
import { answerForGateway } from '../support/gateway-answers.ts'
import { spoil } from '../support/kept-page.ts'
import { rounds } from '../support/soak.ts'
import { demoPassword, expect, openSignedIn, test } from './support/portal-test.ts'

const errorText = 'An error has occurred!'
const notifications = (page: Page) => page.getByRole('main').getByRole('article')

/** Opens a screen whose code is gone, tries in vain, and tries again when it is there. */
const seeCodeGone = async (page: Page, chunk: RegExp, address: string, content: Locator): Promise<void> => {
  await page.route(chunk, (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }))
  let loads = 0
  const count = (request: Request): void => {
    if (request.isNavigationRequest()) loads += 1
  }
  page.on('request', count)
  await page.goto(address)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(page.getByText(errorText)).toBeVisible()
  expect(loads).toBe(2)
  // The page that is left shows its button until the next one is there.
  const loaded = page.waitForEvent('load')
  await retry.click()
  await loaded
  await expect(retry).toBeVisible()
  expect(loads).toBe(3)
  await page.unroute(chunk)
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(content).toBeVisible()
  expect(loads).toBe(4)
  page.off('request', count)
}

test('the code of a screen is gone after a deploy, or that of all signed-in ones: one reload, then the failed view with Retry', async ({
  page,
  problems,
}) => {
  await seeCodeGone(page, /\/assets\/SignUpPage-.*\.js/, '/register/signup', page.locator('[data-flow=sign-up]'))
  await openSignedIn(page, '/notifications')
  for (const chunk of [/\/assets\/NotificationsPage-.*\.js/, /\/assets\/TeamArea-.*\.js/])
    await seeCodeGone(page, chunk, '/notifications', notifications(page).first())
  expect(problems).toEqual([])
})

const unusable = {
  'an HTML page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title><h1>It works!</h1>' },
  'an HTML error page': { status: 502, contentType: 'text/html', body: '<html><body>Bad Gateway</body></html>' },
  'cut JSON': { status: 200, contentType: 'application/json', body: '{"data":{"logIn":{"tokens":{"idTok' },
  nothing: { status: 200, contentType: 'application/json', body: '' },
  'no content': { status: 204, contentType: 'application/json', body: '' },
  'JSON null': { status: 200, contentType: 'application/json', body: 'null' },
  'a JSON list': { status: 200, contentType: 'application/json', body: '[1,2,3]' },
  'data that is null': { status: 200, contentType: 'application/json', body: '{"data":null}' },
  'data of another shape': { status: 200, contentType: 'application/json', body: '{"data":{"surprise":true}}' },
  'errors that are no list': { status: 200, contentType: 'application/json', body: '{"errors":{"message":"no"}}' },
  'an error without a code': { status: 200, contentType: 'application/json', body: '{"errors":[{"message":"no"}]}' },
} as const

/** Screens that ask the gateway something when they are opened. */
const opened = [
  '/register/verify-email?token=abc',
  '/register/reset-password/abc',
  '/login-with-token?idToken=a&refreshToken=b',
] as const

test('unusable answers of the gateway on the register screens: each says so and keeps what was typed', async ({
  page,
  problems,
}) => {
  let answer: (typeof unusable)[keyof typeof unusable] = unusable.nothing
  await page.goto('/register/login')
  const leave = await answerForGateway(page, () => answer)
  const userName = page.getByRole('textbox', { name: 'User name' })
  for (const [words, given] of Object.entries(unusable)) {
    answer = given
    await userName.fill(`member@demo.test`)
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
    const alert = page.getByRole('alert')
    await expect(alert, words).toHaveCount(0)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(alert.first(), words).toBeVisible()
    await expect(userName, words).toHaveValue('member@demo.test')
    await expect(page.getByRole('textbox', { name: 'Password' }), words).toHaveValue(demoPassword)
    await userName.fill('')
  }
  for (const [index, [words, given]] of Object.entries(unusable).entries()) {
    answer = given
    // All read answers alike, so that each answer at one of them says most of it.
    for (const address of [...opened, ...opened].slice(index % 3, (index % 3) + rounds(1, 3))) {
      await page.goto(address)
      await expect(page.locator('[data-state]').first(), `${words} at ${address}`).not.toHaveAttribute(
        'data-state',
        /checking|verifying|signingIn/,
      )
      await expect(page.locator('#root'), `${words} at ${address}`).toContainText(
        /error has occurred|cannot be reached|invalid|Validating Token|Login/,
      )
    }
  }
  await leave()
  expect(problems).toEqual([])
})

test('unusable answers of the gateway on the signed-in screens: the failed view with Retry, which works', async ({
  page,
  problems,
}) => {
  // A socket that connects makes the page ask anew by itself, so that the view could be gone before Retry is pressed.
  spoil(page.context())
  await page.routeWebSocket('**/graphql', () => undefined)
  // A page that knows nothing: what was answered before would be shown instead (without-network.spec.ts). A route turns the browser's cache
  // off: what a page has in its memory would not be asked for.
  await page.route(/\/assets\/last-known-.*\.js/, (route) => route.abort())
  await openSignedIn(page, '/notifications', 'member', false)
  const retry = page.getByRole('button', { name: 'Retry' })
  let answer: (typeof unusable)[keyof typeof unusable] | null = null
  const leave = await answerForGateway(page, () => answer)
  for (const [words, given] of Object.entries(unusable)) {
    answer = given
    await page.goto('/notifications')
    await expect(retry.first(), words).toBeVisible()
    answer = null
    await retry.first().click()
    await expect(notifications(page).first(), words).toBeVisible()
  }
  await leave()
  expect(problems).toEqual([])
})

test('offline when a team page is opened: its code cannot be fetched; the failed view with Retry in the page, which works again online', async ({
  page,
  context,
  problems,
}) => {
  await openSignedIn(page, '/team-member/career-histories')
  // A browser that has the code shows the page's own view instead (the next test).
  await page.route(/\/assets\/NotificationsPage-.*\.js/, (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: /Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/notifications/)
  const retry = page.getByRole('button', { name: 'Retry' }).first()
  await expect(retry).toBeVisible()
  await expect(page.locator('#root')).toContainText(`${errorText} ${messages.serverUnreachable}`)
  await retry.click()
  // Asked in vain: one that still asks when the network returns would load the page by itself.
  await expect(retry).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('#root')).toContainText(messages.serverUnreachable)
  await context.setOffline(false)
  await page.unroute(/\/assets\/NotificationsPage-.*\.js/)
  await retry.click()
  await expect(notifications(page).first()).toBeVisible()
  expect(problems).toEqual([])
})

test('offline when a team page is opened whose code is there: the page says that the server cannot be reached, and Retry works', async ({
  page,
  problems,
}) => {
  await openSignedIn(page, '/team-member/career-histories')
  const code = page.waitForResponse(/\/assets\/NotificationsPage-.*\.js/)
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: /Notifications/ }).click()
  await page.getByRole('link', { name: 'See all' }).click()
  await code
  const main = page.getByRole('main')
  await expect(main).toContainText('The notifications could not be loaded.')
  await expect(main).toContainText(messages.serverUnreachable)
  await page.unroute('**/graphql')
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect(notifications(page).first()).toBeVisible()
  expect(problems).toEqual([])
})
