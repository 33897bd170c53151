import { linkTo } from '../../src/rules/paths.ts'
import { type RouteName, routes } from '../../src/rules/routes.ts'
import { stopClock } from '../support/clock.ts'
import { expectFocusIn } from '../support/focus.ts'
import { goTo, titleOf } from '../support/in-portal.ts'
import { soon } from '../support/soon.ts'
import { createMember, demo, endSessions, notify } from './support/people.ts'
import { addressOf, expect, type Locator, openAs, openAtRest, type Page, test } from './support/test.ts'
import { dialogWidth, expectGoodView } from './support/view.ts'

const profileButton = (page: Page) => page.getByRole('button', { name: /^Profile of/ })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

const always = [
  'Commitments',
  'Access list',
  'Payment method',
  'My roadmaps',
  'Courses',
  'Assessments',
  'Profile',
  'Career histories',
]
const withCommitments = ['Dashboard', 'Timesheet']
const withActive = ['Repositories', 'Pay runs', 'Loans']
const forLineManager = ['Timesheet report', 'Weekly timesheet audit', 'Authors']

const menuItems = async (page: Page): Promise<readonly string[]> => {
  await expect(menu(page)).toBeVisible()
  const names = await menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.querySelector('span')?.textContent ?? ''))
  return names.sort()
}

test('the drawer is 220 px wide and permanent from 900 px, modal below, and lists what the person may see', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await openAs(page, demo('grace'))
  await expect.poll(() => menuItems(page)).toEqual([...always, ...withCommitments, ...withActive].sort())
  const drawer = page.locator('aside', { has: menu(page) })
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(220)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()

  await page.setViewportSize({ width: 899, height: 800 })
  await expect(menu(page)).toHaveCount(0)
  const opener = page.getByRole('button', { name: 'Menu' })
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect(dialog).toBeVisible()
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0)
  expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBeGreaterThanOrEqual(219)
  await expectFocusIn(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(700, 400)
  await expect(dialog).toHaveCount(0)
  await opener.click()
  await dialog.getByRole('link', { name: 'Commitments' }).click()
  await expect(page).toHaveURL(/\/team-member\/commitments$/)
  await expect(dialog).toHaveCount(0)
})

/** A table scrolls sideways inside itself where it lacks room: at 1280 px none does, at 1024 px most are cards. */
const expectRoomForTable = async (page: Page, name: RouteName) => {
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    // The table of commitments stays one down to there, and scrolls inside itself (specification 2.7).
    if (name === 'Commitments' && width === 1024) continue
    const hidden = () =>
      page.locator('main :has(> table)').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    await expect.poll(hidden, { message: `${name}, ${width} px` }).toEqual(width === 1280 || name === 'Authors' ? [0] : [])
  }
}

test('every screen has its title; magnified four times none scrolls sideways, and on paper each is light and stands alone', async ({
  page,
}) => {
  await openAs(page, demo('lead'))
  const all = [...always, ...withCommitments, ...withActive, ...forLineManager]
  await expect.poll(() => menuItems(page)).toEqual(all.sort())
  const shown = routes.filter(({ area, path }) => (area === 'team' || area === 'authorized') && !/:\w+$|:\w+\//.test(path))
  expect(shown.length).toBeGreaterThan(15)
  for (const { name } of shown) {
    const address = linkTo(name)
    const title = titleOf(address)
    await page.setViewportSize({ width: 320, height: 256 })
    await goTo(page, address)
    // An address that is for others alone leads elsewhere, which is looked at all the same.
    const stays = name !== 'CompleteProfile' && name !== 'EmailVerification'
    if (stays) await expect(page).toHaveTitle(title)
    await expect(page.locator('main'), address).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Page not found' }), address).toHaveCount(0)
    if (stays) expect(addressOf(page)).toBe(address)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
        message: address,
      })
      .toBe(0)
    if (name === 'TimesheetReport' || name === 'Authors' || name === 'AccessList') await expectRoomForTable(page, name)
    await page.setViewportSize({ width: 1440, height: 900 })
    if (stays) await expect(page.getByRole('banner').getByRole('heading')).toHaveText(title)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
    for (const around of [menu(page), bell(page), profileButton(page), page.locator('[data-page-bar]')])
      await expect(around, address).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('color', 'rgb(20, 20, 20)')
    await page.emulateMedia({ media: null })
  }
})

test('at 1280 px every table of a member has room beside the drawer, at 1024 px it has, or its rows are cards', async ({
  page,
}) => {
  const names = ['Commitments', 'Repositories', 'PayRuns', 'Loans', 'PaymentMethods', 'AccessList'] as const
  await openAs(page, demo('member'), linkTo(names[0]))
  for (const name of names) {
    const address = linkTo(name)
    await goTo(page, address)
    await expect(page).toHaveTitle(titleOf(address))
    await expectRoomForTable(page, name)
  }
})

test('the profile dropdown has the e-mail link, Timesheet, Settings and Log Out', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  await openAs(page, person)
  await profileButton(page).click()
  const dropdown = page.getByRole('dialog', { name: 'Profile' })
  await expect(dropdown.getByRole('link')).toHaveText([person.email, 'Timesheet', 'Settings', 'Log Out'])
  await dropdown.getByRole('link', { name: 'Timesheet' }).click()
  await expect(page).toHaveURL(/\/team-member\/timesheet$/)
  await expect(dropdown).toHaveCount(0)
  await profileButton(page).click()
  await dropdown.getByRole('link', { name: person.email }).click()
  await expect(page).toHaveURL(/\/team-member\/profile$/)
  await profileButton(page).click()
  await dropdown.getByRole('link', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/register\/login$/)
})

test('the notifications dropdown shows the five latest and marks one and all as read', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  for (let index = 1; index <= 7; index++) await notify(person.memberId, `News ${index}`, { minutesAgo: index, read: index > 4 })
  await openAs(page, person)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread')
  await bell(page).click()
  const dropdown = page.getByRole('dialog', { name: 'Notifications' })
  await expect(dropdown.getByRole('article')).toHaveCount(5)
  await expect(dropdown.getByRole('article').first()).toContainText('News 1')
  await dropdown.getByRole('button', { name: 'Mark as read: News 1' }).click()
  await expect(dropdown.getByRole('button', { name: 'Mark as read: News 1' })).toHaveCount(0)
  await dropdown.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(7)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

test('the portal is dark on every device until another theme is chosen, which stays after a reload', async ({ page }) => {
  const dark = 'rgb(18, 18, 18)'
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  /** What the page is painted with before its code has come. */
  const scheme = () => page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content)
  const choose = async (name: string) => {
    await profileButton(page).click()
    await page.getByRole('button', { name }).click()
  }
  const reload = async () => {
    await page.reload()
    await expect(profileButton(page)).toBeVisible()
  }
  await page.emulateMedia({ colorScheme: 'light' })
  // A person of this test alone: the choice is kept with the account, and follows it to every device.
  await openAs(page, await createMember(), '/no-such-page')
  await expect(profileButton(page)).toBeVisible()
  await expect.poll(background).toBe(dark)
  expect(await scheme()).toBe('dark')
  const primary = () => page.evaluate(() => getComputedStyle(document.body, '::selection').backgroundColor)
  expect(await primary()).toBe('rgb(255, 255, 255)')
  const mainAction = page.getByRole('link', { name: 'Go to the dashboard' })
  const accent = await mainAction.evaluate((link) => getComputedStyle(link).backgroundColor)
  const [red = 0, green = 0, blue = 0] = accent.match(/\d+/g)?.map(Number) ?? []
  // Red to the eye, whatever its shade: what else is in it is a fourth at most.
  expect(Math.max(green, blue) / red, accent).toBeLessThan(0.25)
  await choose('Light theme')
  await expect.poll(background).not.toBe(dark)
  const light = await background()
  await reload()
  expect([await background(), await scheme()]).toEqual([light, 'light'])
  await choose('Same theme as the device')
  await reload()
  expect([await background(), await scheme()]).toEqual([light, 'dark light'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).toBe(dark)
})

test('a press or a key finds what can be done, by the words people have for it, and leaves an open dialog alone; ? lists the keys', async ({
  page,
}) => {
  await openAs(page, demo('member'), '/team-member/commitments')
  const palette = page.getByRole('combobox', { name: 'Go to a screen or an action' })
  await page.getByRole('button', { name: 'Go to a screen or an action (Ctrl+K)' }).click()
  await expect(palette).toBeFocused()
  await page.keyboard.type('salary')
  await expect(page.getByRole('option').first()).toHaveText(/Confirm \d+ pay run|Pay runs/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('log time')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log time' })
  await expect(dialog).toBeVisible()
  expect(await dialogWidth(dialog)).toBe(600)
  const ticket = dialog.getByRole('textbox', { name: /^Ticket#/ })
  await ticket.fill('PORT-1')
  await page.keyboard.press('Control+k')
  await ticket.press('End')
  await page.keyboard.type('2')
  await expect(ticket).toHaveValue('PORT-12')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  expect(await dialogWidth(page.getByRole('alertdialog'))).toBe(400)
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByRole('heading', { name: 'Timesheet grid' })).toBeVisible()
  expect(await dialogWidth(keys)).toBe(800)
  await expectGoodView(page, 'keyboard shortcuts')
})

test('messages stack 60 px apart with the newest on top, and each is announced', async ({ page }) => {
  const person = await createMember()
  await openAtRest(page, person, '/notifications')
  await expect(page.getByText('You have no notifications.')).toBeVisible()
  await endSessions(person)
  await page.getByRole('switch', { name: 'Unread only' }).click()
  const reLogin = page.getByRole('dialog')
  await reLogin.getByLabel(/^Password/).fill(person.password)
  // A dialog that asks for no width of its own has the general one.
  expect(await dialogWidth(reLogin)).toBe(500)
  await page.keyboard.press('Enter')
  const region = page.getByRole('region', { name: 'Messages' })
  const first = region.getByText(/^Login was successful/)
  await expect(first).toBeVisible()
  // Under the pointer a message stays as long as the test takes.
  await region.hover()
  await goTo(page, '/team-member/loans')
  const second = region.getByText('You need an active commitment to see this page.')
  await expect(second).toBeVisible()
  const top = async (message: Locator) => (await message.locator('xpath=..').boundingBox())?.y ?? 0
  await expect.poll(async () => Math.round((await top(first)) - (await top(second)))).toBe(60)
  await expect(page.getByRole('log')).toContainText('You need an active commitment to see this page.')
  await expect(page.getByRole('log')).toContainText('Login was successful')
})

const actionsOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Actions/ })

const openManyCommitments = async (page: Page): Promise<Locator> => {
  await page.clock.install()
  await openAs(page, await createMember({ commitments: Array(9).fill('Pending') }), '/team-member/commitments')
  await expect(actionsOf(page)).toHaveCount(9)
  await stopClock(page)
  return page.getByRole('region', { name: 'Messages' }).locator('[data-tone]')
}

/** Goes to a page that sends back with a message. */
const raiseMessage = async (page: Page, message: Locator): Promise<void> => {
  await goTo(page, '/team-member/loans')
  await expect.poll(() => page.clock.runFor(10).then(() => message.count()), { intervals: soon }).toBe(1)
  await expect(actionsOf(page)).toHaveCount(9)
  // The locks of the screen's flows come in the browser's time; were the page's ahead of it, another tab would seem to have them.
  const awaited = () => page.evaluate(async () => (await navigator.locks.query()).pending)
  await expect.poll(awaited, { intervals: soon }).toEqual([])
}

test.describe('messages in time', () => {
  test.use({ setsClock: true })

  test('a message with the same text is replaced, and one goes after five seconds', async ({ page }) => {
    await page.clock.install()
    await openAs(page, demo('idle'), '/team-member/commitments')
    await expect.poll(() => menuItems(page)).toEqual([...always].sort())
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await stopClock(page)
    /** Goes to a page that sends back with a message; what the screen waits for on its way passes meanwhile. */
    const goAndReturn = async (to: string) => {
      await goTo(page, to)
      await expect
        .poll(() => page.clock.runFor(10).then(() => addressOf(page)), { intervals: soon })
        .toBe('/team-member/commitments')
    }
    await goAndReturn('/team-member/loans')
    const warning = page.getByRole('region', { name: 'Messages' }).getByText('You need an active commitment to see this page.')
    const expectOne = () => expect.poll(() => page.clock.runFor(10).then(() => warning.count()), { intervals: soon }).toBe(1)
    await expectOne()
    await page.clock.runFor(3500)
    await goAndReturn('/team-member/pay-runs')
    await page.clock.runFor(300)
    await expectOne()
    // The first one's five seconds are over, the second one's are not.
    await page.clock.runFor(2500)
    await expect(warning).toHaveCount(1)
    await page.clock.runFor(3000)
    await expect(warning).toHaveCount(0)
  })

  test('what messages cover can be scrolled clear of them, and nothing moves when they go; a pointer keeps one only by moving', async ({
    page,
  }) => {
    const message = await openManyCommitments(page)
    for (const width of [390, 1100]) {
      await page.setViewportSize({ width, height: 500 })
      await expect(actionsOf(page)).toHaveCount(9)
      await raiseMessage(page, message)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const last = page.getByRole('main').getByRole('button').last()
      const bottomOf = async (one: Locator) => Math.round((await one.boundingBox().then((box) => box && box.y + box.height)) ?? 0)
      await expect.poll(async () => (await bottomOf(last)) <= ((await message.boundingBox())?.y ?? 0)).toBe(true)
      const place = await bottomOf(last)
      expect(place).toBeGreaterThan(100)
      await expect.poll(() => page.clock.runFor(1000).then(() => message.count()), { intervals: soon }).toBe(0)
      expect(await bottomOf(last)).toBe(place)
    }
    await page.mouse.move(900, 460)
    await raiseMessage(page, message)
    // The browser has told the page that the pointer is over it.
    await expect.poll(() => page.evaluate(() => document.querySelector('[aria-label="Messages"]:hover') !== null)).toBe(true)
    await page.clock.runFor(5200)
    await expect(message).toHaveCount(0)
    await raiseMessage(page, message)
    await page.mouse.move(900, 462)
    await page.clock.runFor(20_000)
    await expect(message).toHaveCount(1)
    await page.mouse.move(300, 200)
    await page.clock.runFor(5200)
    await expect(message).toHaveCount(0)
  })
})

test('a screen that cannot be fetched leaves the menu and the header where they are', async ({ page, context, watch }) => {
  await openAs(page, demo('member'), '/team-member/commitments')
  await expect(page.getByRole('table')).toContainText('Harbour Booking Platform')
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|\/assets\/[\w-]+\.js did not arrive|No server to load the screen from/)
  // A test before this one may have left the browser with the code.
  const code = /\/assets\/CareerHistoriesPage-.*\.js/
  await page.route(code, (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Career histories' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('An error has occurred! The server cannot be reached.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career histories')
  const retry = alert.getByRole('button', { name: 'Retry' })
  await retry.click()
  // Asked in vain: one that still asks when the network returns would load the page by itself.
  await expect(retry).not.toHaveAttribute('aria-disabled', 'true')
  await expect(alert).toContainText('The server cannot be reached.')
  await expect(menu(page).getByRole('link', { name: 'Timesheet' })).toBeVisible()
  await expect(profileButton(page)).toBeVisible()
  await context.setOffline(false)
  await page.unroute(code)
  await retry.click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible()
})
