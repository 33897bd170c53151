import { failCalls } from '../support/gateway-answers.ts'
import { query } from './support/database.ts'
import { createMember, demo, type Member } from './support/people.ts'
import { addressOf, callsOf, expect, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const address = '/team-member/weekly-timesheet-audit'
const ownAddress = '/team-member/my-weeks'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const chart = (page: Page, name: string) => page.getByRole('group', { name: `${name}, hours a day` })
const day = (page: Page, name: string, weekday: string) =>
  chart(page, name).getByRole('img', { name: new RegExp(`^${weekday} `) })
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

/** Has somebody report to a line manager of this test alone. */
const leads = (manager: Member, ...members: readonly Member[]) =>
  query('update team_member set line_manager_id = $1 where id = any($2)', [manager.memberId, members.map((one) => one.memberId)])

/** Monday of the last complete week, by the calendar of the page. */
const lastMonday = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = new Date()
    const monday = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7) - 7))
    return monday.toISOString().slice(0, 10)
  })

/** An hours commitment of 40 hours a week, and what was logged on some days of a week. @param days hours by the day's place in the week */
const addWeek = async ({ memberId }: Member, monday: string, days: Readonly<Record<number, number>>): Promise<void> => {
  const [commitment] = await query(
    `update commitment set type = 'Hours Per week', hours_per_week_min = 40, start_date = '2020-01-06'
     where member_id = $1 returning id`,
    [memberId],
  )
  for (const [at, hours] of Object.entries(days))
    await query(
      `insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
         description, created_at, updated_at)
       select $1, gen_random_uuid(), $2, (select id from project limit 1), 'Audit', $3::date + $4::int, activity_id, technology_id, 'A-1',
         $5, 'A-1', now(), now() from activity_technology limit 1`,
      [memberId, commitment?.id, monday, at, hours],
    )
  await query('insert into leave (member_id, id, date) values ($1, gen_random_uuid(), $2::date + 4)', [memberId, monday])
}

test('a line manager sees a chart a member, walked by keyboard, what is missing, and the numbers as tables, on a screen and on paper', async ({
  page,
}) => {
  const reads = callsOf(page, 'WeeklyAudit_read')
  await openAs(page, demo('lead'), address)
  await expect(page).toHaveTitle('Weekly timesheet audit')
  await expect(card(page, 'Maya Rahimi')).toBeVisible()
  expect(reads).toHaveLength(1)
  expect(reads[0]).toMatchObject({ own: false })
  const names = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(names).not.toContain('Lena Marsh')
  await expect(page.getByRole('list', { name: 'Bars' }).getByRole('listitem')).toHaveText([
    'Activity watch',
    'Timesheet',
    'Leave',
    'Code lines',
  ])
  await expect(chart(page, 'Maya Rahimi').getByRole('img')).toHaveCount(7)
  await expect(day(page, 'Maya Rahimi', 'Mon')).toHaveAccessibleName(
    /^Mon .*: Activity watch [\d.]+ h, Timesheet [\d.]+ h, Leave [\d.]+ h, Code lines [\d,]+$/,
  )
  // One scale for everybody.
  const axes = await page
    .getByRole('group', { name: /, hours a day$/ })
    .evaluateAll((all) =>
      all.map((one) => [...one.querySelectorAll('[aria-hidden] text')].map((mark) => mark.textContent).join()),
    )
  expect(new Set(axes).size).toBe(1)
  await expectGoodView(page, 'audit')

  // A chart is walked by keyboard, and is one stop.
  const asTable = card(page, 'Maya Rahimi').getByRole('switch', { name: /^Table ?: Maya Rahimi$/ })
  await asTable.focus()
  await page.keyboard.press('Tab')
  await expect(day(page, 'Maya Rahimi', 'Mon')).toBeFocused()
  await expect(page.locator('[data-tooltip]')).toContainText('Activity watch')
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 'Maya Rahimi', 'Tue')).toBeFocused()
  await page.keyboard.press('End')
  await expect(day(page, 'Maya Rahimi', 'Sun')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-tooltip]')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(asTable).toBeFocused()
  await page.keyboard.press('Space')
  const twin = card(page, 'Maya Rahimi').getByRole('table')
  await expect(twin.getByRole('columnheader')).toHaveText(['Day', 'Activity watch', 'Timesheet', 'Leave', 'Code lines'])
  await expect(twin.getByRole('row')).toHaveCount(9)
  // All of it fits the card.
  expect(
    await twin.evaluate(({ parentElement, scrollWidth }) => scrollWidth - (parentElement?.clientWidth ?? 0)),
  ).toBeLessThanOrEqual(0)
  await expectGoodView(page, 'audit with a table')
  await asTable.click()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next week' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly timesheet audit' })).toBeVisible()
  await expect(page.getByRole('switch').first()).toBeHidden()
  for (const name of names) await expect(card(page, name)).toHaveCSS('break-inside', 'avoid')
  // Light, whatever the theme.
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(20, 20, 20)')
  const pages = await page.pdf({ format: 'A4' })
  // Drawn, and not as a picture of the page for every bar.
  expect(pages.length).toBeGreaterThan(50_000)
  expect(pages.length).toBeLessThan(500_000)
})

test('the week is in the address; Back goes to the one before, and what names no week is corrected', async ({ page }) => {
  const [manager, member] = [
    await createMember({ role: 'Linemanager', commitments: ['Active'] }),
    await createMember({ commitments: ['Active'] }),
  ]
  await leads(manager, member)
  await openAs(page, manager, address)
  await expect(card(page, member.fullName)).toContainText('Nothing in this week.')
  await addWeek(member, await lastMonday(page), { 0: 8, 1: 18.5, 3: 6 })
  await page.reload()
  await expect(card(page, member.fullName)).toContainText('32.5 h of 32 h logged')
  await expect(page.getByText('▲ is above 16 h.')).toBeVisible()
  await expect(day(page, member.fullName, 'Tue')).toHaveAccessibleName(/Timesheet 18.50 h, Leave 0.00 h/)
  await expect(day(page, member.fullName, 'Fri')).toHaveAccessibleName(/Leave 8.00 h/)
  await expect(page.getByText('Last week · 1 team member')).toBeVisible()
  const last = await title(page).textContent()

  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect.poll(() => addressOf(page)).toBe(`${address}?weekOffset=-2`)
  await expect(page.getByText('2 weeks ago · 1 team member · 1 with missing hours, 40 h together')).toBeVisible()
  await expect(card(page, member.fullName)).toContainText('40 h missing')
  await expect(title(page)).not.toHaveText(last ?? '')
  await page.reload()
  await expect(card(page, member.fullName)).toContainText('40 h missing')
  await page.goBack()
  await expect(title(page)).toHaveText(last ?? '')
  expect(addressOf(page)).toBe(address)

  await page.getByRole('button', { name: 'Next week' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe(`${address}?weekOffset=0`)
  await expect(page.getByText(/^This week, not over yet/)).toBeVisible()
  const next = page.getByRole('button', { name: 'Next week' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toHaveAccessibleDescription('There are no figures for the weeks to come.')
  await page.getByRole('button', { name: 'Last week' }).press('Enter')
  await expect.poll(() => addressOf(page)).toBe(address)

  await page.goto(`${address}?weekOffset=3`)
  await expect.poll(() => addressOf(page)).toBe(address)
  await expect(title(page)).toHaveText(last ?? '')
})

test('a line manager without reports is told so; what fails can be asked for again', async ({ page, watch }) => {
  watch.expectProblem(/502/)
  const goOn = await failCalls(page, 'WeeklyAudit_read', 502)
  await openAs(page, await createMember({ role: 'Linemanager', commitments: ['Active'] }), address)
  await expect(page.getByText('The weekly timesheet audit could not be loaded.')).toBeVisible()
  await expectGoodView(page, 'audit failed')
  await goOn()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Nobody reports to you yet.')).toBeVisible()
  await expectGoodView(page, 'audit of nobody')
})

test('thirty members are drawn as they come into view, and all of them for paper', async ({ page }) => {
  const manager = await createMember({ role: 'Linemanager', commitments: ['Active'] })
  const team = await Promise.all(Array.from({ length: 30 }, () => createMember({ commitments: ['Active'] })))
  await leads(manager, ...team)
  await openAs(page, manager, `${address}?weekOffset=-2`)
  await expect(page.getByText('30 team members')).toBeVisible()
  const monday = await lastMonday(page)
  for (const one of team) await addWeek(one, monday, { 0: 7.5 })
  await page.goto(address)
  const drawn = page.getByRole('group', { name: /, hours a day$/ })
  await expect(drawn).not.toHaveCount(0)
  expect(await drawn.count()).toBeLessThan(30)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('region').last().getByRole('group')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(drawn).toHaveCount(30)
})

test('a member sees the figures of their own weeks, from the dashboard', async ({ page }) => {
  await openAs(page, demo('member'), '/team-member/dashboard')
  await page.getByRole('link', { name: 'Week by week' }).click()
  await expect.poll(() => addressOf(page)).toBe(ownAddress)
  await expect(page).toHaveTitle('My weeks')
  await expect(page.getByText('The figures your line manager sees.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Maya Rahimi'])
  await expect(chart(page, 'Maya Rahimi').getByRole('img')).toHaveCount(7)
  await expectGoodView(page, 'my weeks')
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect.poll(() => addressOf(page)).toBe(`${ownAddress}?weekOffset=-2`)
})
