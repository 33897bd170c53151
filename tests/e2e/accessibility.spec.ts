import { expectNoFaults } from '../support/axe.ts'
import { expectFocusIn } from '../support/focus.ts'
import { goTo, titleOf } from '../support/in-portal.ts'
import { settled } from '../support/settled.ts'
import { createMember, demo, endSessions, newSignUp, notify, type Person } from './support/people.ts'
import { expect, openAs, openAtRest, type Page, signIn, test } from './support/test.ts'

/** One view of a screen: who sees it, where, and what brings the page there. */
interface View {
  readonly name: string
  readonly as?: string
  /** Left out where the view before it is brought on. */
  readonly at?: string
  readonly bring?: (page: Page) => Promise<unknown>
  /** What it logs, where that is meant. */
  readonly logs?: RegExp
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click()
const dialogShown = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
/** Presses a button of the header, and waits for what it opens. */
const drop = (name: RegExp) => (page: Page) => press(name)(page).then(() => dialogShown(page))

const views: readonly View[] = [
  { name: 'login', at: '/register/login?r=1' },
  {
    name: 'login with missing fields',
    bring: (page) =>
      press(/^Login$/)(page).then(() => expect(page.getByLabel('User name')).toHaveAccessibleDescription('Required.')),
  },
  {
    name: 'login refused',
    bring: (page) =>
      signIn(page, { email: 'a@b.test', password: 'wrong' }).then(() => expect(page.getByRole('alert')).toBeVisible()),
  },
  { name: 'sign-up', at: '/register/signup' },
  {
    name: 'sign-up with missing fields',
    bring: (page) => press(/^Signup$/)(page).then(() => expect(page.getByText('Required.').first()).toBeVisible()),
  },
  {
    name: 'sign-up, ways to know open',
    bring: (page) =>
      page
        .getByRole('combobox')
        .click()
        .then(() => expect(page.getByRole('listbox')).toBeVisible()),
  },
  { name: 'reset password', at: '/register/reset-password' },
  { name: 'reset password, invalid link', at: '/register/reset-password?token=x' },
  { name: 'verify e-mail, invalid link', at: '/register/verify-email?token=x' },
  { name: 'page not found', at: '/no-such-page' },
  { name: 'course authoring', at: '/client/training/courses/new' },
  { name: 'access list', as: 'member', at: '/team-member/access/list' },
  {
    name: 'career histories, the description and every place of work, newest first',
    as: 'member',
    at: '/team-member/career-histories',
    bring: (page) =>
      expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - link "Edit"
        - region "Description":
          - paragraph: /^I began in a two-person agency, .* what the earlier years taught me\\.$/
        - list:
          - listitem:
            - article:
              - heading "Software Engineer" [level=2]
              - paragraph: Independent
              - paragraph: /^\\w{3} \\d{4} – Present$/
              - paragraph: Contracts in web services for companies of every size.
          - listitem:
            - article:
              - heading "Software Engineer" [level=2]
              - paragraph: Crosswind Logistics
              - paragraph: /^\\w{3} \\d{4} – \\w{3} \\d{4}$/
              - paragraph: "Software that plans the routes of lorries and ships:"
              - list:
                - listitem: route planning
                - listitem: customs papers
      `),
  },
  {
    name: 'lessons that there are not',
    as: 'member',
    at: '/team-member/training/roadmaps/a/courseDetail/b/start',
    logs: /The lessons could not be loaded/,
  },
  { name: 'notifications', as: 'member', at: '/notifications' },
  { name: 'no notifications', as: 'grace', at: '/notifications' },
  { name: 'notifications dropdown', as: 'member', at: '/team-member/profile', bring: drop(/otifications/) },
  { name: 'empty notifications dropdown', as: 'grace', at: '/team-member/profile', bring: drop(/otifications/) },
  { name: 'profile dropdown', as: 'member', at: '/team-member/profile', bring: drop(/^Profile of/) },
  { name: 'e-mail verification', as: 'unverified', at: '/team-member' },
  {
    name: 'a message on show',
    as: 'idle',
    at: '/team-member/loans',
    bring: (page) => expect(page.getByText('You need an active commitment to see this page.').first()).toBeVisible(),
  },
  {
    name: 'loans with a payment overview',
    as: 'member',
    at: '/team-member/loans',
    bring: (page) =>
      page
        .getByRole('button', { name: /^Payment overview of/ })
        .nth(2)
        .press('Enter')
        .then(() => expect(page.getByRole('list', { name: /^Payment overview of/ })).toBeVisible()),
  },
  {
    name: 'a loan request that does not divide',
    as: 'member',
    at: '/team-member/loans?sort=amount&order=ascending',
    bring: async (page) => {
      await press('Loan Request')(page)
      await page.getByRole('textbox', { name: 'Amount' }).fill('100')
      await page.getByRole('textbox', { name: 'Number Of Installments' }).fill('3')
      await page.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(page.getByRole('button', { name: '4 installments' })).toBeVisible()
    },
  },
  {
    name: 'v1 calls',
    at: '/v1/docs',
    bring: (page) =>
      page.locator('details').evaluateAll((calls: HTMLDetailsElement[]) => {
        for (const [index, call] of calls.entries()) call.open = index % 12 === 0
      }),
  },
  { name: 'token login asks', as: 'member', at: '/login-with-token?idToken=x&refreshToken=y' },
]

/** Addresses that are read when they are opened, and one that the portal's pages do not lead to. */
const isOpened = /^\/login-with-token|[?]token=|^\/v1\//

/** Shows a view, from where the page stands if there was one before. */
const show = async (page: Page, { as, at, bring }: View, isFirst: boolean): Promise<void> => {
  if (at !== undefined) {
    if (!isFirst && !isOpened.test(at)) {
      await goTo(page, at)
      await expect(page).toHaveTitle(titleOf(at))
    } else if (as === undefined) await page.goto(at)
    else await openAs(page, demo(as), at)
    await settled(page)
  }
  await bring?.(page)
  await settled(page)
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What the views of one visitor have in common is opened once. */
for (const as of new Set(views.map((view) => view.as))) {
  const own = views.filter((view) => view.as === as)
  test(`axe finds nothing and nothing scrolls sideways, ${as ?? 'signed out'}: ${own.map(({ name }) => name).join(', ')}`, async ({
    page,
    watch,
  }) => {
    for (const [index, view] of own.entries()) {
      if (view.logs !== undefined) watch.expectProblem(view.logs)
      await page.setViewportSize({ width: 1280, height: 720 })
      await show(page, view, index === 0)
      await expectNoFaults(page, view.name)
      if (view.name === 'sign-up, ways to know open') await page.keyboard.press('Escape')
      // 320 px is a 1280 px window at 400 % zoom.
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 })
        await expect.poll(() => sidewaysScroll(page), { message: `${view.name}, ${width} px` }).toBe(0)
      }
      // What is open over the page is not part of the next view.
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
}

/** Presses Tab until the element with this name has the focus; every stop on the way must show it. */
const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
  // A page that is still being put up has nothing to stop at yet, so it is time that counts and not the number of stops.
  const until = Date.now() + 15_000
  while (Date.now() < until) {
    await page.keyboard.press('Tab')
    // Asked in one go: what has the focus now may be gone a moment later.
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return null
      return {
        label:
          element.getAttribute('aria-label') ??
          (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ??
          '',
        // A field shows the ring on the box around it.
        ring: [element, element.parentElement].some((one) => one !== null && getComputedStyle(one).outlineStyle !== 'none'),
      }
    })
    // After the last stop the focus is in the browser's own bars.
    if (focused === null) continue
    expect(focused.ring, `focus is visible on '${focused.label}'`).toBe(true)
    if (matches(focused.label.replace(' *', '').trim())) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('by keyboard alone: login, dropdowns, log out', async ({ page }) => {
  const person: Person = await createMember({ commitments: ['Active'] })
  await page.goto('/register/login')
  await tabTo(page, 'User name')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/team-member\/dashboard$/)

  await tabTo(page, 'Skip to the content')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.reload()
  await tabTo(page, /^Profile of/)
  await page.keyboard.press('Enter')
  await expectFocusIn(page.getByRole('dialog', { name: 'Profile' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Profile' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectFocusIn(page.getByRole('dialog', { name: 'Profile' }))
  // Until its items are there the dialog itself has the focus, and Tab leads nowhere.
  await expect(page.getByRole('dialog', { name: 'Profile' }).getByText('Log Out')).toBeVisible()
  await tabTo(page, 'Log Out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/register\/login$/)
})

test('by keyboard alone: sign-up with its list, up to the welcome text in which axe finds nothing', async ({ page }) => {
  const person = newSignUp()
  await page.goto('/register/signup')
  for (const [label, text] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['E-mail', person.email],
    ['Telephone', person.telephone],
    ['Password', person.password],
    ['Repeat password', person.password],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await tabTo(page, /Choose, if you like/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type('Ref')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /How did you hear about us/ })).toContainText('Referral')
  await tabTo(page, 'Signup')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expectNoFaults(page, 'welcome')
})

test('by keyboard alone: the drawer and the re-login dialog keep the focus inside, and axe finds nothing in them', async ({
  page,
}) => {
  const person = await createMember({ commitments: ['Active'] })
  await notify(person.memberId, 'News')
  await page.setViewportSize({ width: 390, height: 800 })
  await openAtRest(page, person, '/notifications')
  await expect(page.getByRole('article')).toHaveCount(1)
  await tabTo(page, 'Menu')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expectFocusIn(drawer)
  await expectNoFaults(page, 'drawer')
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab')
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await endSessions(person)
  await tabTo(page, 'Mark all as read')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/^Password/)).toBeFocused()
  await expectNoFaults(page, 're-login')
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await dialog.getByLabel(/^Password/).focus()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
})

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(page, demo('grace'), '/notifications')
  await settled(page)
  await press(/^Profile of/)(page)
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
      .map(({ id }) => id),
  )
  expect(moving).toEqual([])
})
