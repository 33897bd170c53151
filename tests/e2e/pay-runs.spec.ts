import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { failCalls } from '../support/gateway-answers.ts'
import { query } from './support/database.ts'
import { createMember, demo, type Member, notify } from './support/people.ts'
import { addressOf, callsOf, expect, openAs, type Page, signIn, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const address = '/team-member/pay-runs'

/** Gives a person a pay run of 28 days that waits for them. @returns its id */
const addPayRun = async ({ memberId }: Member, fromDate: string): Promise<string> => {
  const [id, commitmentId, projectId] = [randomUUID(), randomUUID(), randomUUID()]
  await query(`insert into project (id, name, epic_set_id) values ($1, $2, $3)`, [projectId, `Crane control ${id}`, randomUUID()])
  await query(
    `insert into commitment (member_id, id, name, status_v2, rate, created_at) values ($1, $2, 'Harbour control', 'Active', 62.5, now())`,
    [memberId, commitmentId],
  )
  // Fifteen days of nine hours and a half: what it pays for.
  await query(
    `insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort, description,
       created_at, updated_at)
     select $1, gen_random_uuid(), $2, $3, 'Cranes', $4::date + day, link.activity_id, link.technology_id, 'HC-1', 9.5, 'HC-1', now(), now()
     from generate_series(0, 14) day, (select * from activity_technology limit 1) link`,
    [memberId, commitmentId, projectId, fromDate],
  )
  await query(
    `insert into pay_run (member_id, id, from_date, to_date, aud_total_pay, lc_total_pay, exchange_currency, created_at)
     values ($1, $2, $3::date, $3::date + 27, 8906.25, 463125000, null, now())`,
    [memberId, id, fromDate],
  )
  await query(
    `insert into pay_run_item (member_id, pay_run_id, position, commitment_id, commitment_name, project_id, project_name, total_hours,
       aud_rate, aud_pay)
     values ($1, $2, 0, $3, 'Harbour control', $4, 'Crane control', 142.5, 62.5, 8906.25)`,
    [memberId, id, commitmentId, projectId],
  )
  await query(
    `insert into audit_record (member_id, id, record_type, record_id, event, at) values ($1, $2, 'PayRun', $3, 'Create', now())`,
    [memberId, randomUUID(), id],
  )
  return id
}

const detail = (page: Page) => page.getByRole('dialog')
const toggle = (page: Page) => detail(page).getByRole('button', { name: 'Crane control time records' })
const records = (page: Page) => detail(page).getByRole('list', { name: 'Time records of Crane control' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure you want to confirm this pay run?' })
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

test('a link in a notification leads through the login to the pay run, which is confirmed by keyboard', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  const id = await addPayRun(person, '2026-02-02')
  await page.goto(`${address}#action=view&id=${id}`)
  await signIn(page, person)
  await expect(detail(page).getByRole('heading', { name: '2 Feb 2026 to 1 Mar 2026' })).toBeVisible()
  expect(addressOf(page)).toBe(`${address}#action=view&id=${id}`)
  await expect(detail(page).getByText('8,906.25 AUD').first()).toBeVisible()
  // Without a currency of its own it is the usual one's.
  await expect(detail(page).getByText('463,125,000 TMN')).toBeVisible()
  await expect(detail(page).getByRole('list', { name: 'What happened' })).toContainText('Made from your time records')
  await expect(page.getByText('1 waiting pay run')).toBeAttached()
  // On paper is what is open, and not the list below it.
  const list = page.getByText('Total hours', { exact: true })
  await page.emulateMedia({ media: 'print' })
  await expect(list).toBeHidden()
  await expect(detail(page).getByRole('list', { name: 'What happened' })).toBeVisible()
  await expect(detail(page).getByRole('button')).toHaveCount(1)
  await page.emulateMedia({ media: null })
  await expect(list).toBeVisible()

  const slip = page.waitForEvent('download')
  await detail(page).getByRole('button', { name: 'Pay slip' }).press('Enter')
  const pdf = await readFile(await (await slip).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  await detail(page).getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(question(page)).toContainText('8,906.25 AUD for the hours of 2 Feb 2026 to 1 Mar 2026')
  await question(page).getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page.getByText('Pay run has been successfully confirmed!').first()).toBeVisible()
  await expect(detail(page).getByText('Approved', { exact: true })).toBeVisible()
  await expect(page.getByText('1 waiting pay run')).toHaveCount(0)
  // Confirm is gone, with the focus that it had.
  await expect(detail(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(detail(page)).toHaveCount(0)
  await expect.poll(() => addressOf(page)).toBe(address)
  await expect(row(page, /2 Feb 2026/)).toContainText('Approved')

  // Its lines lead to their time records, and those days say what closed them.
  await page.getByRole('button', { name: /^Details 2 Feb/ }).click()
  // What happened grows by a line when it comes, and moves what a pointer is over.
  await expect(detail(page).getByRole('list', { name: 'What happened' })).toContainText('Confirmed by you')
  await toggle(page).click()
  await records(page).getByRole('link', { name: '16 Feb 2026' }).click()
  await expect(page.getByText('16 Feb', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Closed by the pay run of 2 Feb 2026 to 1 Mar 2026, which you have confirmed.')).toBeVisible()
  await page.getByRole('link', { name: '2 Feb 2026 to 1 Mar 2026' }).click()
  await expect(detail(page).getByRole('heading', { name: '2 Feb 2026 to 1 Mar 2026' })).toBeVisible()
})

test('two windows confirm one pay run once; the second is told and shows it as it is', async ({ page, context }) => {
  const person = await createMember({ commitments: ['Active'] })
  const id = await addPayRun(person, '2026-02-02')
  await openAs(page, person, address)
  const second = await context.newPage()
  await second.goto(address)
  for (const one of [page, second]) await one.getByRole('button', { name: /^Confirm 2 Feb/ }).click()
  await question(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(row(page, /2 Feb 2026/)).toContainText('Approved')
  await question(second).getByRole('button', { name: 'Confirm' }).click()
  await expect(question(second).getByRole('alert')).toHaveText('This pay run is confirmed already.')
  await question(second).getByRole('button', { name: 'Cancel' }).click()
  await expect(row(second, /2 Feb 2026/)).toContainText('Approved')
  const trail = await query(`select event from audit_record where record_id = $1 and event = 'TMApprove'`, [id])
  expect(trail).toHaveLength(1)
})

test('a line opens all of its time records by keyboard, and says when they are not what is paid any more', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/Failed to load resource/)
  const person = await createMember({ commitments: ['Active'] })
  const id = await addPayRun(person, '2026-02-02')
  const goOn = await failCalls(page, 'PayRuns_records')
  await openAs(page, person, `${address}#action=view&id=${id}`)
  const asked = callsOf(page, 'PayRuns_records')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toHaveLength(0)
  await toggle(page).press('Enter')
  await detail(page).getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
  await goOn()
  await detail(page).getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(records(page).getByRole('link')).toHaveCount(15)
  // Retry is gone with the failure: what came in its place has the focus, and Tab goes on in it.
  await expect(detail(page).getByRole('group', { name: 'Time records of Crane control' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(records(page).getByRole('link').first()).toBeFocused()
  await expect(records(page)).toContainText('Cranes, HC-1')
  await expect(detail(page).getByText('Together')).toBeVisible()
  // The line's hours, as its records add up to.
  await expect(detail(page).getByText('142.50 h')).toHaveCount(2)
  await expect(detail(page).getByText(/the records have changed/)).toHaveCount(0)
  await expectGoodView(page, 'time records of a pay run')

  await toggle(page).press('Space')
  await expect(records(page)).toHaveCount(0)
  await query(`update timesheet set effort = 8, adjustment = -0.5 where member_id = $1 and date = '2026-02-03'`, [
    person.memberId,
  ])
  await toggle(page).press('Enter')
  await expect(records(page)).toContainText('8 h − 0.5 h by an audit')
  await expect(detail(page).getByText('140.50 h')).toBeVisible()
  await expect(detail(page).getByText('This pay run pays 142.50 h: the records have changed since it was made.')).toBeVisible()
  await expectGoodView(page, 'changed time records of a pay run')
  await toggle(page).press('Enter')
  await query(`delete from timesheet where member_id = $1`, [person.memberId])
  await toggle(page).press('Enter')
  await expect(detail(page).getByText('These time records are gone.')).toBeVisible()
})

test('Back closes what a row opened; an id that is nobody’s says so; the filter is in the address', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  await addPayRun(person, '2026-02-02')
  await addPayRun(person, '2026-03-02')
  await openAs(page, person, address)
  await page.getByRole('button', { name: /^Details 2 Feb/ }).click()
  await expect(detail(page)).toBeVisible()
  await page.goBack()
  await expect(detail(page)).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Filter pay runs' }).fill('feb')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect.poll(() => addressOf(page)).toBe(`${address}?filter=feb`)
  await page.getByRole('searchbox', { name: 'Filter pay runs' }).fill('nothing like it')
  await expect(page.getByText('No pay run matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).last().click()
  await page.goto(`${address}#action=view&id=${randomUUID()}`)
  await expect(page.getByRole('alert').getByText('Pay run not found!')).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Pay run not found!')).toHaveCount(0)
})

test('news of a pay run shows without loading the page again', async ({ page }) => {
  const person = await createMember({ commitments: ['Active'] })
  await openAs(page, person, address)
  await expect(page.getByText('No pay runs yet.')).toBeVisible()
  const asked = callsOf(page, 'PayRuns_page')
  await addPayRun(person, '2026-02-02')
  await notify(person.memberId, 'Pay run')
  await expect(row(page, /2 Feb 2026/)).toContainText('Waiting')
  expect(asked.length).toBeGreaterThan(0)
})

test('the list and its detail are good to look at and to use', async ({ page }) => {
  await openAs(page, demo('lead'), address)
  await expect(row(page, /Approved/).first()).toBeVisible()
  await expectGoodView(page, 'pay runs')
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  await expect(detail(page).getByRole('list', { name: 'What happened' })).toContainText('Approved')
  await expectGoodView(page, 'a pay run')
})
