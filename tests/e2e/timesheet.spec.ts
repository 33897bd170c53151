import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { messages } from '#rules/messages.ts'
import { addDays, weekOf } from '#rules/weeks.ts'
import { query } from './support/database.ts'
import { expectGoodFace } from './support/face.ts'
import { createMember, type Member } from './support/people.ts'
import { expect, openAs, type Page, test } from './support/test.ts'

const address = '/team-member/timesheet'
const pad = (part: number) => String(part).padStart(2, '0')
const now = new Date()
const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
const week = weekOf(today)
const dayOf = (index: number): string => week[index] ?? ''
const lastWeek = (index: number): string => addDays(dayOf(index), -7)

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

test('last week is copied without a day of leave; the export holds what is there', async ({ page }) => {
  const person = await createWorker([lastWeek(0), lastWeek(1)])
  await query('insert into leave (member_id, id, date) values ($1, $2, $3)', [person.memberId, randomUUID(), dayOf(1)])
  await openAs(page, person, `${address}?view=list`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Leave' })).toBeVisible()
  await choose(page, 'More', 'Copy last week…')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Save 1 record', exact: true }).dblclick()
  const copied = [`${lastWeek(0)} 2`, `${lastWeek(1)} 2`, `${dayOf(0)} 2`]
  await expect.poll(() => recordsOf(person)).toEqual(copied)

  const download = async (button: string): Promise<string> => {
    await choose(page, 'More', 'Export…')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return readFile(await (await downloading).path(), 'utf8')
  }
  const table = await download('Table (CSV)')
  expect(table.trim().split('\r\n')).toHaveLength(3)
  expect(table).toContain(`${dayOf(0)},Lighthouse`)
  const calendar = await download('Calendar (ICS)')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${dayOf(0).replaceAll('-', '')}`)
  expect(await recordsOf(person)).toEqual(copied)
})

test('axe finds nothing on the timesheet and nothing scrolls sideways, list and grid', async ({ page }) => {
  const person = await createWorker([dayOf(0), dayOf(1)])
  await openAs(page, person, `${address}?view=grid`)
  await expect(grid(page)).toBeVisible()
  await expectGoodFace(page, 'timesheet grid')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lamp' })).toHaveCount(2)
  await expectGoodFace(page, 'timesheet list')
})
