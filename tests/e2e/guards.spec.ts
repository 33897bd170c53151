import { defaultTitle, legacyRedirects, type RouteFact, routes } from '../../src/rules/routes.ts'
import { goTo, titleOf } from '../support/in-portal.ts'
import { demo } from './support/people.ts'
import { addressOf, expect, openAs, openAsNext, type Page, test } from './support/test.ts'

const table: readonly RouteFact[] = routes

/** A concrete address of a route: every parameter filled in. */
const example = ({ path }: RouteFact): string =>
  path === '*'
    ? '/no-such-page'
    : path.replace(':dateOffset?', '-7').replace(':token?', '').replace(/:\w+/g, 'abc').replace(/\/$/, '')

const notFound = 'Page not found'
const teamPath = /^\/team-member(\/|$)/
/** What every member has, whatever else is missing. */
const everyMembers = ['/notifications', '/settings']
const needsAuthorization = (path: string): boolean => teamPath.test(path) || everyMembers.includes(path)
const lineManagerOnly = ['/team-member/reports/timesheet-report', '/team-member/weekly-timesheet-audit', '/team-member/authors']
const withCommitments = /^\/team-member\/(dashboard|timesheet|my-weeks)/
const withActiveCommitment = /^\/team-member\/(pay-runs|loans|repositories)/
/** Register routes that stay open for a member: decision A1. */
const alwaysOpen = ['/register/verify-email', '/register/logout']
const signsOut = ['/register/logout', '/logout']

/** What specification section 6 and decisions A and B say of a route: an address, or the 404 page in its place. */
type Expected = string | typeof notFound

const query = (path: string, r: number): string => `returnUrl=${encodeURIComponent(path)}&r=${r}`

const forGuest = (path: string): Expected => {
  if (needsAuthorization(path)) return `/register/login?${query(path, 1)}`
  if (signsOut.includes(path) || path === '/register') return '/register/login'
  // A link without tokens.
  if (path === '/login-with-token') return '/register/login?r=3'
  return path === '/no-such-page' ? notFound : path
}

const forForeignRole = (path: string): Expected =>
  needsAuthorization(path) ? `/register/login?${query(path, 2)}` : forGuest(path)

interface MemberFacts {
  readonly home: string
  readonly isLineManager: boolean
  readonly hasCommitments: boolean
  readonly gate: 'open' | 'profile' | 'email'
}

/** The wizard writes its step into the address. */
const firstStep = '/team-member/completeProfile?step=1'

const forMember = (path: string, { home, isLineManager, hasCommitments, gate }: MemberFacts): Expected => {
  if (signsOut.includes(path) || path === '/no-such-page') return forGuest(path)
  if (alwaysOpen.includes(path) || path.startsWith('/client/')) return path
  // A link without tokens leads to the login page, which leads a member on.
  const goes = path.startsWith('/register/') || path === '/login-with-token' || path === '/' ? '/team-member' : path
  if (!isLineManager && lineManagerOnly.includes(goes)) return notFound
  if (everyMembers.includes(goes)) return goes
  if (gate === 'profile') return firstStep
  if (gate === 'email' && goes !== '/team-member/email-verification') {
    // A wizard in which nothing is missing goes on to /team-member, where the gate waits.
    const wanted = goes === '/team-member/completeProfile' ? '/team-member' : goes
    return `/team-member/email-verification?returnUrl=${encodeURIComponent(wanted)}`
  }
  if (gate === 'email') return goes
  if (goes === '/team-member' || goes === '/team-member/email-verification') return home
  if (goes === '/team-member/completeProfile') return '/team-member/profile'
  if (withCommitments.test(goes) && !hasCommitments) return '/team-member/profile'
  if (withActiveCommitment.test(goes) && !hasCommitments) return '/team-member/commitments'
  return goes
}

const dashboard = '/team-member/dashboard'
const people: Readonly<Record<string, (path: string) => Expected>> = {
  member: (path) => forMember(path, { home: dashboard, isLineManager: false, hasCommitments: true, gate: 'open' }),
  idle: (path) => forMember(path, { home: '/team-member/profile', isLineManager: false, hasCommitments: false, gate: 'open' }),
  newcomer: (path) => forMember(path, { home: dashboard, isLineManager: false, hasCommitments: false, gate: 'profile' }),
  unverified: (path) => forMember(path, { home: dashboard, isLineManager: false, hasCommitments: true, gate: 'email' }),
  customer: forForeignRole,
}

/** Where these people go too: an address that is not in the table, and one that ends as another does, for a reason of its own. */
const also: Readonly<Record<string, readonly string[]>> = { member: ['/'], idle: [dashboard] }

const expectAt = async (page: Page, path: string, expected: Expected): Promise<void> => {
  const heading = page.getByRole('heading', { name: notFound })
  if (expected === notFound) {
    await expect(heading, path).toBeVisible()
    await expect(page, path).toHaveTitle(notFound)
    expect(addressOf(page)).toBe(path)
    return
  }
  await expect.poll(() => addressOf(page), { message: path, intervals: [20, 50, 100] }).toBe(expected)
  // The address changes before the screen does: only what the screen has settled on counts.
  await expect(page, path).toHaveTitle(titleOf(expected))
  await expect(page.locator('main'), path).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
  await expect(heading, path).toHaveCount(0)
  expect(addressOf(page), path).toBe(expected)
}

const lastSigningOut = (routes: readonly RouteFact[]): readonly string[] =>
  routes.map(example).sort((a, b) => Number(signsOut.includes(a)) - Number(signsOut.includes(b)))

/** Addresses that have rules of their own, beside those of their area. */
const special = [...signsOut, '/login-with-token', '/team-member/completeProfile', '/team-member/email-verification']

/** What the guards can tell two routes apart by. */
const kindOf = (route: RouteFact): string => {
  const { area, needs, alwaysOpen, standalone, namesRoles, path } = route
  return JSON.stringify([area, needs, alwaysOpen, standalone, namesRoles, special.includes(path) ? path : null])
}

/** The first of each kind, so that a route that is added to the table changes nothing about which are visited. */
const firstOfEach = <One>(all: readonly One[], kindOfOne: (one: One) => string): readonly One[] => {
  const firsts = new Map<string, One>()
  for (const one of all) {
    const kind = kindOfOne(one)
    if (!firsts.has(kind)) firsts.set(kind, one)
  }
  return [...firsts.values()]
}

/** A route of each kind. What every single one says to everybody is the table of src/rules/access.test.ts. */
const kinds = lastSigningOut(firstOfEach(table, kindOf))

/** What a person meets at a route, without its name: to stay, to be told that nothing is there, to be led to some place. */
const outcomeOf = (path: string, expected: Expected): string =>
  expected === path ? 'stays' : expected.replace(/returnUrl=[^&]*/, 'returnUrl')

/** A route of each kind that ends differently for this person. */
const oneOfEachOutcome = (expectedAt: (path: string) => Expected): readonly string[] =>
  firstOfEach(kinds, (path) => outcomeOf(path, expectedAt(path)))

const expectWarned = async (page: Page): Promise<void> => {
  const warning = 'Your account is not a teammember account'
  await expect(page.getByRole('log')).toContainText(warning)
  await expect(page.getByRole('main').getByText(warning)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.refreshToken'))).toBeNull()
}

test('a route of each kind, signed out', async ({ page }) => {
  await page.goto('/no-such-page')
  for (const path of ['/register', ...kinds]) {
    // The tokens of a link are taken when the page is opened.
    if (path === '/login-with-token') await page.goto(path)
    else await goTo(page, path)
    await expectAt(page, path, forGuest(path))
  }
})

for (const [name, expected] of Object.entries(people)) {
  const leaves = (path: string): boolean => {
    const to = expected(path)
    return to !== path && to.startsWith('/register/login')
  }
  test(`a route of each outcome, as ${name}`, async ({ page }) => {
    const outcomes = oneOfEachOutcome(expected)
    const steps = outcomes.filter((path) => !leaves(path))
    await openAs(page, demo(name), '/no-such-page')
    await expectAt(page, '/no-such-page', notFound)
    for (const path of [...steps, ...(also[name] ?? [])]) {
      await goTo(page, path)
      await expectAt(page, path, expected(path))
    }
    for (const path of outcomes.filter(leaves)) {
      await openAs(page, demo(name), path)
      await expectAt(page, path, expected(path))
      if (expected(path).endsWith('&r=2')) await expectWarned(page)
    }
  })
}

test('who was sent to the login page is told why and comes back to where they wanted', async ({ page }) => {
  await page.goto('/team-member/timesheet/-7?view=week')
  await expect(page).toHaveURL(/r=1$/)
  await expect(page.getByRole('main').getByText('Please login!')).toBeVisible()
})

test('the addresses of course authoring say that there is none, with a way back', async ({ page }) => {
  const wayBack = page.getByRole('link', { name: 'Back to the portal' })
  await openAs(page, demo('member'), '/client/training/courses/7/edit')
  for (const path of ['/client/training/courses/7/edit', '/client/training/courses/new']) {
    await goTo(page, path)
    await expectAt(page, path, path)
    await expect(page.getByRole('main')).toContainText('Course authoring is not available here.')
    await expect(wayBack).toHaveAttribute('href', '/team-member')
  }
  await wayBack.click()
  await expect.poll(() => addressOf(page)).toBe(dashboard)
})

test('Admin and Customer get Log Out on the 404 page and no way to the dashboard, and an Admin is signed out at a team address', async ({
  page,
}) => {
  for (const name of ['customer', 'admin']) {
    await openAsNext(page, demo(name), '/no-such-page')
    await expect(page.getByRole('link', { name: 'Log Out' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveCount(0)
  }
  await goTo(page, '/team-member/profile')
  await expectAt(page, '/team-member/profile', forForeignRole('/team-member/profile'))
})

test('routes with a parameter and open ones have their screens and their titles', async ({ page, watch }) => {
  // The examples name courses, lessons and assessments that there are not: their pages say so, and log it.
  watch.expectProblem(/The (?:course|lessons|assessment) could not be loaded/)
  // The others are gone through where it is seen that they fit on paper (shell.spec.ts).
  const others = table.filter(({ area, path }) => path.includes(':') || area === 'register' || area === 'open')
  const staying = others.filter((route) => people.member?.(example(route)) === example(route))
  expect(staying.length).toBeGreaterThan(10)
  await openAs(page, demo('member'), dashboard)
  for (const route of staying) {
    await goTo(page, example(route))
    await expectAt(page, example(route), example(route))
    await expect(page, route.path).toHaveTitle(route.title ?? defaultTitle)
  }
})

test('a legacy path of the team area leads to the new one: opened, and inside the portal with its query', async ({ page }) => {
  await openAs(page, demo('lead'), '/timesheet/list/2023-01-01/anything')
  await expect.poll(() => addressOf(page)).toBe('/team-member/timesheet')
  await expect(page).toHaveTitle('Timesheet')
  await goTo(page, '/payRuns?from=mail#top')
  await expect.poll(() => addressOf(page)).toBe('/team-member/pay-runs?from=mail#top')
})

test('every legacy path of the register area leads to the new one', async ({ page }) => {
  const places: Readonly<Record<string, string>> = {
    '/login': '/register/login',
    '/signup': '/register/signup',
    '/verifyEmail': '/register/verify-email',
    '/resetPassword': '/register/reset-password',
    '/logout': '/register/login',
  }
  for (const [path, place] of Object.entries(places)) {
    await page.goto(`${path}?from=mail`)
    await expect.poll(() => addressOf(page), { message: path }).toBe(`${place}?from=mail`)
  }
  const known = Object.entries(legacyRedirects).filter(([, place]) => place.startsWith('/register/'))
  for (const [path] of known) expect(Object.keys(places)).toContain(path)
})
