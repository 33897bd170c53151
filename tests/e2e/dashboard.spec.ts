import { dayInShort } from '#features/shared/formats/week-words.ts'
import { addMonths, weekOf } from '#rules/weeks.ts'
import { expectNoFaults } from '../support/axe.ts'
import { expectFocusIn } from '../support/focus.ts'
import { today } from '../support/today.ts'
import { query } from './support/database.ts'
import { createMember, demo } from './support/people.ts'
import { addressOf, callsOf, expect, type Locator, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const address = '/team-member/dashboard'

/** Axe and sideways scroll on a wide screen and on a phone, dark and light. */
const expectGoodViews = async (page: Page, name: string): Promise<void> => {
  await expectGoodView(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoFaults(page, `${name} on a phone`, 'main')
  await page.setViewportSize({ width: 1440, height: 900 })
}

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })
const slices = (page: Page, title: string): Locator => card(page, title).getByRole('img')
const tooltip = (page: Page): Locator => page.locator('[data-tooltip]')

/** Rows of a chart's table twin, as texts. */
const twin = async (page: Page, title: string): Promise<readonly (readonly string[])[]> => {
  await card(page, title).getByRole('switch').click()
  const rows = card(page, title).locator('tbody tr, tfoot tr')
  await expect(rows.last()).toBeVisible()
  const texts = await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
  await card(page, title).getByRole('switch').click()
  await expect(slices(page, title).last()).toBeVisible()
  return texts
}

const hours = (value: number): string =>
  `${value.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} h`.replace('-', '−')

const grouped = { Activity: 'a.value', Technology: 'g.value', Epic: 't.epic, p.name' }
const named = {
  ...grouped,
  // Epics of one name in two projects are told apart by the project.
  Epic: `t.epic || case when count(*) over (partition by t.epic) > 1 then ' (' || p.name || ')' else '' end`,
}

/** What a person logged in a month, summed in the database. */
const logged = async (email: string, month: string, what: keyof typeof named) => {
  const rows = await query(
    `select ${named[what]} as name, sum(t.effort + t.adjustment)::float as hours
     from timesheet t join team_member m on m.id = t.member_id join project p on p.id = t.project_id
       join activity a on a.id = t.activity_id join technology g on g.id = t.technology_id
     where m.email = $1 and to_char(t.date, 'YYYY-MM') = $2
     group by ${grouped[what]}`,
    [email, month],
  )
  return rows
    .map(({ name, hours: sum }) => ({ name: String(name), sum: Number(sum) }))
    .filter(({ sum }) => sum !== 0)
    .map(({ name, sum }) => `${name}: ${hours(sum)}`)
    .toSorted()
}

const lastMonth = addMonths(today().slice(0, 7), -1)
const months = (page: Page): Locator => page.getByRole('combobox', { name: 'Month' })

test('pies and bars have the numbers of the records, and look well', async ({ page }) => {
  const { email } = demo('member')
  await openAs(page, demo('member'), `${address}?month=${lastMonth}`)
  const inWords = new Date(`${lastMonth}-15`).toLocaleDateString('en-GB', { month: 'short', year: 'numeric' })
  await expect(months(page)).toHaveText(inWords)
  for (const title of ['Activity', 'Technology', 'Epic'] as const) {
    const rows = await twin(page, title)
    const [sum, ...entries] = [...rows].reverse()
    expect(entries.map(([name, value]) => `${name}: ${value}`).toSorted(), title).toEqual(await logged(email, lastMonth, title))
    await expect(card(page, title).getByText('Sum', { exact: true }).locator('..')).toHaveText(`Sum${sum?.[1]}`)
    const drawn = await slices(page, title).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    expect(drawn.slice(0, 5), title).toEqual(rows.slice(0, Math.min(5, rows.length - 1)).map((row) => row.join(', ')))
  }
  const bars = page.getByRole('group', { name: /, hours a day$/ })
  await expect(bars.first().getByText('16 h')).toBeVisible()
  await expect(bars.first().getByRole('img')).toHaveCount(7)
  await expectGoodViews(page, 'dashboard')
  for (const one of await page.getByRole('switch').all()) await one.click()
  // A table is no longer than a chart: its rows scroll inside.
  const heights = await page
    .getByRole('region', { name: /as table$/ })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(448)
  await expectGoodView(page, 'dashboard as tables')
})

test('a pie is walked by keyboard; the month is in the address, and Back goes to the one before', async ({ page }) => {
  const reads = callsOf(page, 'Dashboard_read')
  await openAs(page, demo('member'), address)
  await expect(page.getByText(/^Last twelve months · /)).toBeVisible()
  expect(reads).toHaveLength(1)
  await expect(slices(page, 'Activity').last()).toBeVisible()
  await card(page, 'Activity').getByRole('switch').focus()
  await page.keyboard.press('Tab')
  const labels = await slices(page, 'Activity').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const said = (label: string | undefined) => (label ?? '').split(', ').slice(1).join(' · ')
  for (const label of labels) {
    await expect(tooltip(page)).toContainText(said(label))
    await page.keyboard.press('ArrowRight')
  }
  await expect(slices(page, 'Activity').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(tooltip(page)).toContainText(said(labels.at(-1)))
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  // More than the slices tell: the entries of 'Other' are reached too, where they scroll.
  await page.keyboard.press('Tab')
  const rows = card(page, 'Activity').getByRole('list', { name: 'Activity by hours' })
  await page.keyboard.press('End')
  await expect(rows.getByRole('listitem').last()).toBeFocused()
  await expect(rows.getByRole('listitem').last()).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(card(page, 'Technology').getByRole('switch')).toBeFocused()

  await expect(months(page)).toHaveText('All')
  await months(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(13)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`\\?month=${lastMonth}$`))
  await expect(page.getByText(/^Last twelve months/)).toHaveCount(0)
  await page.goBack()
  await expect(months(page)).toHaveText('All')
  expect(addressOf(page)).toBe(address)
  await expect(page.getByText(/^Last twelve months/)).toBeVisible()
})

test('a new member is shown the way to the timesheet, and that there are no repositories', async ({ page }) => {
  await openAs(page, await createMember({ commitments: ['Active'] }), address)
  await expect(page.getByText('No time logged yet.')).toBeVisible()
  await expectGoodView(page, 'dashboard of a new member')
  await page.getByRole('link', { name: 'Repositories' }).click()
  await expect(page.getByText('No repositories yet.')).toBeVisible()
  await expectGoodViews(page, 'no repositories')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'Go to the timesheet' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/team-member\/timesheet/)
})

test('time is logged from the dashboard by keyboard alone, and what is missing of the week is then less', async ({ page }) => {
  const member = await createMember({ commitments: ['Active'] })
  await query(
    `update commitment set type = 'Hours Per week', hours_per_week_min = 40, hours_per_week_max = 40, start_date = '2026-01-05'
     where member_id = $1`,
    [member.memberId],
  )
  await openAs(page, member, address)
  const toDo = card(page, 'What to do now')
  await expect(toDo.getByText('40 h missing')).toBeVisible()
  const week = weekOf(today())
  const notComplete = (days: readonly string[]) => {
    const words = days.filter((day) => day <= today()).map(dayInShort)
    return words.length === 0
      ? expect(toDo.getByText(/^Not complete/)).toHaveCount(0)
      : expect(toDo).toContainText(`Not complete: ${words.join(', ')}`)
  }
  await notComplete(week.slice(0, 5))
  await expect(toDo.getByText('Nothing waits for you.')).toBeVisible()
  await expectGoodViews(page, 'what to do now')
  await toDo.getByRole('link', { name: 'Log time' }).focus()
  await page.keyboard.press('Enter')
  await expectFocusIn(page.getByRole('dialog', { name: 'Log time' }))
  expect(addressOf(page)).toBe('/team-member/timesheet')
  await page.keyboard.press('Escape')
  await query(
    `insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
       description, created_at, updated_at)
     select c.member_id, gen_random_uuid(), c.id, t.project_id, t.epic, $2, t.activity_id, t.technology_id, '', 8, 'Charts',
       now(), now()
     from commitment c, (select * from timesheet limit 1) t where c.member_id = $1`,
    [member.memberId, week[0]],
  )
  await page.goBack()
  await expect(toDo.getByText('32 h missing')).toBeVisible()
  await notComplete(week.slice(1, 5))
})

test('a line manager is led from the dashboard to the audit of the week that it tells of', async ({ page }) => {
  await openAs(page, demo('lead'), address)
  const team = card(page, 'What to do now').getByRole('listitem').filter({ hasText: 'Your team last week' })
  await expect(team).toContainText(/\d+ team members/)
  const told = (await team.textContent())?.replace('Your team last week', '') ?? ''
  await expectGoodViews(page, 'what a line manager is to do now')
  // A finger may come down anywhere on the line.
  await team.click({ position: { x: 4, y: 4 } })
  await expect(page).toHaveURL(/\/weekly-timesheet-audit$/)
  await expect(page.getByText(told)).toBeAttached()
})

test('the repositories come after their token login, and are reached by keyboard', async ({ page }) => {
  const logins = callsOf(page, 'Session_logInWithCustomToken')
  await openAs(page, demo('member'), '/team-member/repositories')
  const table = page.getByRole('table', { name: 'Repositories' })
  const rows = table.locator('tbody [data-row]')
  await expect(rows).not.toHaveCount(0)
  expect(logins).toHaveLength(1)
  const names = await rows.locator('td:first-child').allTextContents()
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute('target', '_blank')
  await expectGoodViews(page, 'repositories')
})
