import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dayInFull, monthInWords, weekInWords } from '#features/shared/formats/week-words.ts'
import { messages } from '#rules/messages.ts'
import { periodClosed, undoTime } from '#rules/timesheet.ts'
import { leaveObstacle } from '#rules/timesheet-copy.ts'
import { addDays, weekOf } from '#rules/weeks.ts'
import { goTo } from '../support/in-portal.ts'
import { query } from './support/database.ts'
import { createMember, type Member } from './support/people.ts'
import { expect, type Locator, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const address = '/team-member/timesheet'
const pad = (part: number) => String(part).padStart(2, '0')
const now = new Date()
const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
const week = weekOf(today)
const dayOf = (index: number): string => week[index] ?? ''
const lastWeek = (index: number): string => addDays(dayOf(index), -7)

test.use({ setsClock: true })

// For the pages it stays this day, so that no midnight lies between them and what the tests expect.
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

/** Somebody with one active commitment and a record on each of the given days. */
const createWorker = async (days: readonly string[]): Promise<Member> => {
  const person = await createMember()
  const commitmentId = randomUUID()
  await query(
    `insert into commitment (member_id, id, name, status_v2, start_date, type, created_at)
     values ($1, $2, 'Lighthouse', 'Active', current_date - 300, 'Casual', now())`,
    [person.memberId, commitmentId],
  )
  await query(
    `insert into commitment_project (member_id, commitment_id, project_id, position)
     select $1, $2, id, 0 from project order by name limit 1`,
    [person.memberId, commitmentId],
  )
  for (const day of days) {
    await query(
      `insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
         description, created_at, updated_at)
       select $1, $2, $3, p.id, e.name, $4, a.id, t.technology_id, 'LH-1', 2, 'Lamp', now(), now()
       from commitment_project c join project p on p.id = c.project_id join epic e on e.project_id = p.id,
         activity a join activity_technology t on t.activity_id = a.id join technology y on y.id = t.technology_id
       where c.commitment_id = $3 and not a.disabled and not y.disabled order by e.name, a.value, y.value limit 1`,
      [person.memberId, randomUUID(), commitmentId, day],
    )
  }
  return person
}

const recordsOf = async ({ memberId }: Member): Promise<readonly string[]> => {
  const rows = await query(
    `select to_char(date, 'YYYY-MM-DD') || ' ' || effort as record from timesheet where member_id = $1 order by 1`,
    [memberId],
  )
  return rows.map(({ record }) => String(record))
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Hours of the week' })
const choose = async (page: Page, menu: string | RegExp, item: string) => {
  await page
    .getByRole('button', { name: menu, exact: typeof menu === 'string' })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('five days are logged in the grid by the keyboard alone; twenty Enters save each of them once', async ({ page }, info) => {
  const person = await createWorker([dayOf(0)])
  await openAs(page, person, `${address}?view=grid`)
  const first = grid(page).getByRole('gridcell').first()
  await expect(first).toHaveText(/^2/)
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [1] })
  const begun = Date.now()
  for (let day = 0; day < 5; day += 1) {
    await page.keyboard.type(String(day + 3))
    await page.keyboard.press('Tab')
  }
  const wanted = [0, 1, 2, 3, 4].map((day) => `${dayOf(day)} ${day + 3}`)
  await expect.poll(() => recordsOf(person)).toEqual(wanted)
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  info.annotations.push({ type: 'time', description: `five days logged and on the server in ${seconds} s` })
  process.stdout.write(`Five days logged by keyboard and on the server in ${seconds} s\n`)

  for (let time = 0; time < 20; time += 1) await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('1:30')
  for (let time = 0; time < 20; time += 1) await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => recordsOf(person)).toEqual([...wanted.slice(0, 4), `${dayOf(4)} 1.5`])
})

test('a record is deleted with a way back, and leave is registered once for a date', async ({ page }) => {
  const person = await createWorker([dayOf(0)])
  await openAs(page, person, `${address}?view=list`)
  const record = page.getByRole('listitem').filter({ hasText: 'Lamp' })
  await expect(record).toHaveCount(1)
  await choose(page, /^Actions for /, 'Delete')
  await expect(record).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(record).toHaveCount(1)
  expect(await recordsOf(person)).toHaveLength(1)

  await choose(page, /^Add to Tuesday/, 'Register leave')
  const leaves = () => query('select 1 from leave where member_id = $1', [person.memberId])
  await expect.poll(async () => (await leaves()).length).toBe(1)
  await page.getByRole('button', { name: /^Add to Tuesday/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Register leave' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')

  await choose(page, /^Actions for /, 'Delete')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.runFor(undoTime + 500)
  await expect.poll(() => recordsOf(person)).toHaveLength(0)
})

test('a record is edited and cloned, a leave cloned, from the list', async ({ page }) => {
  const person = await createWorker([dayOf(0)])
  await openAs(page, person, `${address}?view=list`)
  await choose(page, /^Actions for /, 'Edit')
  const effort = page.getByRole('dialog').getByRole('spinbutton', { name: 'Effort' })
  await effort.fill('0.3')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(messages.effortStep)).toBeVisible()
  await effort.fill('3.25')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => recordsOf(person)).toEqual([`${dayOf(0)} 3.25`])

  await choose(page, /^Actions for /, 'Clone')
  await expect(effort).toHaveValue('3.25')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => recordsOf(person)).toEqual([`${dayOf(0)} 3.25`, `${today} 3.25`].toSorted())

  const away = today === dayOf(1) ? 2 : 1
  await choose(page, away === 1 ? /^Add to Tuesday/ : /^Add to Wednesday/, 'Register leave')
  await page.getByRole('button', { name: /^Clone the leave on / }).click()
  await page.getByRole('dialog', { name: 'Register leave' }).getByRole('button', { name: 'Save', exact: true }).click()
  const leaves = () =>
    query(`select to_char(date, 'YYYY-MM-DD') as day from leave where member_id = $1 order by 1`, [person.memberId])
  await expect.poll(async () => (await leaves()).map(({ day }) => day)).toEqual([dayOf(away), today].toSorted())
})

test('grid, list and month look well, on paper too; a month has the hours, leave and what is missing of each day, and leads to its records', async ({
  page,
}) => {
  const month = today.slice(0, 7)
  const following = addDays(`${month}-28`, 7).slice(0, 7)
  const firstRow = weekOf(`${month}-01`)
  // A whole row of the month, not this week's.
  const row = addDays(firstRow[0] ?? '', 7) === dayOf(0) ? 2 : 1
  const other = weekOf(addDays(`${month}-01`, 7 * row))
  const twice = other[0] ?? ''
  const person = await createWorker([dayOf(0), twice, twice])
  await query(`update commitment set type = 'Hours Per week', hours_per_week_min = 20 where member_id = $1`, [person.memberId])
  await query('insert into leave (member_id, id, date) values ($1, $2, $3)', [person.memberId, randomUUID(), dayOf(1)])
  await openAs(page, person, `${address}?view=grid`)
  const views = page.getByRole('navigation', { name: 'View' })
  await expect(grid(page)).toBeVisible()
  await expectGoodView(page, 'timesheet grid')
  await views.getByRole('link', { name: 'List' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lamp' })).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Leave' })).toHaveCount(1)
  await expectGoodView(page, 'timesheet list')
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 718, height: 1000 })
  await expect(page.getByRole('tablist', { name: 'Day' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: /^Timesheet of / })).toBeVisible()
  // All days of the week, whichever the strip of days shows.
  await expect(page.getByRole('region')).toHaveCount(7)
  for (const role of ['button', 'navigation', 'banner', 'tab'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await page.emulateMedia({ media: null })
  if (usual !== null) await page.setViewportSize(usual)

  await views.getByRole('link', { name: 'Month' }).click()
  await expect(page.getByRole('heading', { level: 2, name: monthInWords(month) })).toBeVisible()
  await expect(page.getByText(`${dayOf(0).startsWith(month) ? 6 : 4} h this month`)).toBeVisible()
  const calendar = page.getByRole('table', { name: 'Days of the month' })
  const day = (name: string) => calendar.getByRole('link', { name, exact: true })
  const lastRow = weekOf(addDays(`${following}-01`, -1))
  const shownDays = (Date.parse(lastRow[6] ?? '') - Date.parse(firstRow[0] ?? '')) / 86_400_000 + 1
  await expect(calendar.getByRole('link')).toHaveCount(shownDays)
  const figures = [
    '2 h, 2 h missing',
    'leave',
    ...Array<string>(3).fill('nothing logged, 4 h missing'),
    'nothing logged',
    'nothing logged',
  ]
  for (const [index, one] of week.entries()) {
    const isToCome = one > today && index > 1
    // What other months lack is theirs to say.
    const ofMonth = one.startsWith(month)
      ? figures[index]
      : figures[index]?.replace(', 4 h missing', '').replace(', 2 h missing', '')
    const words = [dayInFull(one), one === today ? 'today' : '', isToCome ? '' : ofMonth].filter(Boolean).join(', ')
    await expect(day(words)).toHaveCount(1)
    if (one === today) await expect(day(words)).toHaveAttribute('aria-current', 'date')
  }
  await expect(calendar.getByRole('row').nth(row + 1)).toContainText(`${weekInWords(twice, other[6] ?? '')}: 4 h`)
  await expectGoodView(page, 'timesheet month')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: /^Timesheet of / })).toBeVisible()
  await expect(calendar).toBeVisible()
  for (const role of ['button', 'navigation', 'banner'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await page.emulateMedia({ media: null })

  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('heading', { level: 2, name: monthInWords(following) })).toBeVisible()
  await page.goBack()
  await day(`${dayInFull(twice)}, 4 h`).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: weekInWords(twice, other[6] ?? '') })).toBeVisible()
  await expect(views.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'true')
  const logged = grid(page).getByRole('gridcell').first()
  await expect(logged).toContainText(`4 h, ${dayInFull(twice)}, 2 records, saved`)
  await logged.focus()
  await expect(logged).toHaveAccessibleDescription('Several records. Open them to change one.')
})

test('on a phone the timesheet opens on today, with the days of the week and the main action at hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await createWorker([today])
  await openAs(page, person, address)
  const strip = page.getByRole('tablist', { name: 'Day' })
  await expect(strip.getByRole('tab', { selected: true })).toHaveAccessibleName(`${dayInFull(today)}, today: 2 h`)
  await expect(page.getByRole('region', { name: dayInFull(today) })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lamp' })).toHaveCount(1)
  // At the thumb, however far the day is scrolled.
  await expect(page.getByRole('button', { name: 'Log time' })).toBeInViewport({ ratio: 1 })
  await expectGoodView(page, 'timesheet of a day')

  const tab = (day: string) => strip.getByRole('tab', { name: new RegExp(`^${dayInFull(day)}`) })
  await tab(dayOf(0)).click()
  await expect(page.getByRole('region', { name: dayInFull(dayOf(0)) })).toBeVisible()
  await tab(dayOf(0)).press('ArrowRight')
  await expect(tab(dayOf(1))).toBeFocused()
  await page.getByRole('button', { name: 'Log time' }).click()
  await expect(dialog(page, 'Log time').getByRole('textbox', { name: 'Date' })).toHaveValue(
    new RegExp(String(Number(dayOf(1).slice(8)))),
  )
  // Nothing stands above the buttons, between them and the edge of the footer.
  const save = dialog(page, 'Log time').getByRole('button', { name: 'Save' })
  await expect
    .poll(() =>
      save.evaluate((one) => one.getBoundingClientRect().top - (one.closest('footer')?.getBoundingClientRect().top ?? 0)),
    )
    .toBeLessThan(20)
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Month' }).click()
  const chosen = `${today.slice(0, 7)}-10`
  await page.getByRole('link', { name: new RegExp(`^${dayInFull(chosen)}`) }).click()
  await expect(strip.getByRole('tab', { selected: true })).toHaveAccessibleName(new RegExp(`^${dayInFull(chosen)}`))
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const openFromMenu = async (page: Page, item: string): Promise<Locator> => {
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  return more
}
const leaveDialog = async (page: Page, name: string, opener: Locator) => {
  await page.keyboard.press('Escape')
  await expect(dialog(page, name)).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('the forms of a record and of leave look well, and go by keyboard: opened, sent, left, the focus where it was', async ({
  page,
}) => {
  const person = await createWorker([dayOf(0)])
  await query('insert into leave (member_id, id, date) values ($1, $2, $3)', [person.memberId, randomUUID(), dayOf(1)])
  await openAs(page, person, `${address}?view=list`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Lamp' })).toHaveCount(1)
  const opener = page.getByRole('button', { name: 'Log time', exact: true })
  await opener.press('Enter')
  const form = dialog(page, 'Log time')
  // The only commitment and its only project are chosen already.
  await expect(form.getByRole('combobox', { name: 'Commitment' })).toHaveValue('Lighthouse')
  await form.getByRole('textbox', { name: 'Ticket#' }).press('Enter')
  await expect(form.getByText(messages.required).first()).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'Epic' })).toBeFocused()
  await expectGoodView(page, 'entry with errors')
  await leaveDialog(page, 'Log time', opener)

  const more = await openFromMenu(page, 'Register leave…')
  const date = dialog(page, 'Register leave').getByRole('textbox', { name: 'Date' })
  await date.fill(dayOf(1))
  await date.press('Enter')
  await expect(dialog(page, 'Register leave').getByText(messages.leaveExists).first()).toBeVisible()
  await expectGoodView(page, 'leave')
  await date.fill(dayOf(2))
  await date.press('Enter')
  await expect(dialog(page, 'Register leave')).toHaveCount(0)
  await expect(more).toBeFocused()
  await expect(page.getByRole('button', { name: /^Delete the leave on / })).toHaveCount(2)
})

test('a record like an earlier one takes seven keys, a new one is begun where the last was, and a pinned one stays', async ({
  page,
}) => {
  const person = await createWorker([lastWeek(3)])
  await query(
    `insert into commitment (member_id, id, name, status_v2, start_date, type, created_at)
     values ($1, $2, 'Breakwater', 'Active', current_date - 300, 'Casual', now())`,
    [person.memberId, randomUUID()],
  )
  await openAs(page, person, address)
  const opener = page.getByRole('button', { name: 'Log time', exact: true }).first()
  await opener.focus()
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await press('Enter')
  const form = dialog(page, 'Log time')
  const commitment = form.getByRole('combobox', { name: 'Commitment' })
  await expect(commitment).toBeFocused()
  await expect(commitment).toHaveValue('Lighthouse')
  const offered = form.getByRole('toolbar', { name: 'Begin from an earlier record' })
  const earlier = offered.getByRole('button', { name: /^LH-1 · / })
  await expectGoodView(page, 'entry with recent records')
  await press('Shift+Tab')
  await expect(earlier).toBeFocused()
  await press('Enter')
  const effort = form.getByRole('spinbutton', { name: 'Effort' })
  await expect(effort).toBeFocused()
  for (const key of '1,5') await press(key)
  await expect(effort).toHaveValue('1,5')
  await press('Enter')
  await expect(form).toHaveCount(0)
  expect(keys).toBe(7)
  await expect.poll(() => recordsOf(person)).toEqual([`${lastWeek(3)} 2`, `${today} 1.5`])
  await opener.press('Enter')
  await expect(commitment).toBeFocused()
  for (const key of ['Shift+Tab', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  const pin = offered.getByRole('button', { name: /^Pin: LH-1 · / })
  await expect(pin).toBeFocused()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => query('select issue_no from timesheet_pin where member_id = $1', [person.memberId])).toHaveLength(1)
  await query('delete from timesheet where member_id = $1', [person.memberId])
  await openAs(page, person, `${address}?register=time`)
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expectGoodView(page, 'entry with a pinned record')
})

test('a timer goes on through a reload, on every screen and in every tab; Stop opens its record with what was measured', async ({
  context,
  page,
}) => {
  const person = await createWorker([lastWeek(3)])
  await openAs(page, person, address)
  const timer = (where: Page) => where.getByRole('group', { name: 'Timer' })
  const form = dialog(page, 'Log time')
  await page.getByRole('button', { name: 'Log time', exact: true }).first().click()
  await form
    .getByRole('toolbar', { name: 'Begin from an earlier record' })
    .getByRole('button', { name: /^LH-1 · / })
    .click()
  await form.getByRole('button', { name: 'Start timer' }).click()
  await expect(form).toHaveCount(0)
  await expect(timer(page)).toContainText('0:00')
  await page.clock.setFixedTime(now.getTime() + 112 * 60_000)
  await page.goto('/team-member/dashboard')
  await expect(timer(page)).toContainText('1:52')
  await expect(page.getByRole('button', { name: 'Stop timer' })).toBeVisible()
  await expectGoodView(page, 'dashboard with a timer')
  const other = await context.newPage()
  await other.goto('/team-member/commitments')
  await expect(timer(other)).toContainText('1:52')
  await goTo(other, '/register/logout')
  await expect(other.getByText('1 change is not on the server yet.')).toBeVisible()
  await other.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(timer(other)).toContainText('1:52')
  await timer(page).getByRole('button', { name: 'Stop' }).click()
  const effort = form.getByRole('spinbutton', { name: 'Effort' })
  await expect(effort).toHaveValue('1.75')
  await expect(effort).toHaveAccessibleDescription('The timer measured 1:52.')
  await expect(timer(other)).toHaveCount(0)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep typing' }).click()
  await expectGoodView(page, 'entry with a measured time')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect.poll(() => recordsOf(person)).toEqual([`${lastWeek(3)} 2`, `${today} 1.75`])
  await expect(page.getByRole('link', { name: /^Log / })).toHaveCount(0)
})

test('last week is copied without a closed day and one of leave, and the export holds what is there; both look well and go by keyboard', async ({
  page,
}) => {
  const person = await createWorker([0, 1, 2, 3].map(lastWeek))
  await query('insert into leave (member_id, id, date) values ($1, $2, $3)', [person.memberId, randomUUID(), dayOf(1)])
  await query(
    `insert into pay_run (member_id, id, from_date, to_date, tm_approved_date, created_at) values ($1, $2, $3, $3, now(), now())`,
    [person.memberId, randomUUID(), dayOf(0)],
  )
  await openAs(page, person, `${address}?view=list`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Leave' })).toHaveCount(1)
  const more = await openFromMenu(page, 'Copy last week…')
  await expect(dialog(page, 'Copy last week').getByRole('radio').first()).toBeVisible()
  await expectGoodView(page, 'copy')
  const preview = dialog(page, 'What will be saved')
  await dialog(page, 'Copy last week').getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(preview.getByText(leaveObstacle)).toBeVisible()
  await expect(preview).toBeFocused()
  await expectGoodView(page, 'copy preview')
  await leaveDialog(page, 'What will be saved', more)

  await openFromMenu(page, 'Export…')
  await dialog(page, 'Export').getByRole('textbox', { name: 'Last day' }).fill('')
  await page.keyboard.press('Tab')
  await expectGoodView(page, 'export')
  await leaveDialog(page, 'Export', more)

  await openFromMenu(page, 'Copy last week…')
  await dialog(page, 'Copy last week').getByRole('button', { name: 'Preview' }).press('Enter')
  const items = preview.getByRole('listitem')
  await expect(items).toHaveCount(4)
  for (const [index, obstacle] of [periodClosed(dayOf(1)), leaveObstacle].entries()) {
    await expect(items.nth(index)).toContainText(obstacle)
    await expect(items.nth(index).getByRole('checkbox')).toBeDisabled()
    await expect(items.nth(index).getByRole('checkbox')).not.toBeChecked()
  }
  for (const open of [2, 3]) await expect(items.nth(open).getByRole('checkbox')).toBeChecked()
  await items.nth(3).getByRole('checkbox').click()
  await expect(preview.getByRole('button', { name: 'Save 1 record', exact: true })).toBeVisible()
  await items.nth(3).getByRole('checkbox').click()
  await preview.getByRole('button', { name: 'Save 2 records', exact: true }).dblclick()
  const copied = [...[0, 1, 2, 3].map(lastWeek), dayOf(2), dayOf(3)].map((day) => `${day} 2`)
  await expect.poll(() => recordsOf(person)).toEqual(copied)
  await expect(page.getByRole('listitem').filter({ hasText: 'Lamp' })).toHaveCount(2)

  const download = async (button: string): Promise<string> => {
    await choose(page, 'More', 'Export…')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return readFile(await (await downloading).path(), 'utf8')
  }
  const table = await download('Table (CSV)')
  expect(table.trim().split('\r\n')).toHaveLength(4)
  for (const day of [2, 3]) expect(table).toContain(`${dayOf(day)},Lighthouse`)
  const calendar = await download('Calendar (ICS)')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  for (const day of [1, 2, 3]) expect(calendar).toContain(`DTSTART;VALUE=DATE:${dayOf(day).replaceAll('-', '')}`)
  expect(await recordsOf(person)).toEqual(copied)
})

test('what waits, was refused or changed elsewhere, and what can be undone, look well and go by keyboard', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const person = await createWorker([0, 1, 2, 3].map(dayOf))
  // The time to undo, and nothing else that is waited for, lasts as long as looking at it takes.
  await page.addInitScript((usual) => {
    const wait = window.setTimeout.bind(window)
    const longer = (work: () => void, delay = 0) => wait(work, delay > usual - 1000 && delay <= usual ? 10 * delay : delay)
    window.setTimeout = longer as typeof window.setTimeout
  }, undoTime)
  await openAs(page, person, `${address}?view=list`)
  const record = page.getByRole('listitem').filter({ hasText: 'Lamp' })
  await expect(record).toHaveCount(4)
  const changes = [
    `update timesheet set effort = 5, version = version + 1 where member_id = $1 and date = $2`,
    `delete from timesheet where member_id = $1 and date = $2`,
  ]
  for (const [index, change] of changes.entries()) {
    const actions = record.nth(index).getByRole('button', { name: /^Actions for / })
    await actions.click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const effort = page.getByRole('dialog').getByRole('spinbutton', { name: 'Effort' })
    await effort.fill('3')
    await query(change, [person.memberId, dayOf(index)])
    await effort.press('Enter')
    await expect(page.getByRole('button', { name: 'Keep mine' })).toHaveCount(index + 1)
    await expect(actions).toBeFocused()
  }
  await query(
    `insert into pay_run (member_id, id, from_date, to_date, tm_approved_date, created_at) values ($1, $2, $3, $3, now(), now())`,
    [person.memberId, randomUUID(), dayOf(0)],
  )
  await choose(page, /^Add to Monday/, 'Register leave')
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1)
  await page.context().setOffline(true)
  // By keyboard: messages lie over the button for a while.
  await page.getByRole('button', { name: /^Add to Sunday/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Register leave' }).press('Enter')
  await expect(page.getByText('1 change waits for the network')).toBeVisible()
  await expectGoodView(page, 'timesheet with conflicts')

  await record
    .last()
    .getByRole('button', { name: /^Actions for / })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(record).toHaveCount(3)
  await expectGoodView(page, 'timesheet with undo')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(record).toHaveCount(4)
})
