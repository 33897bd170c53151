import { randomUUID } from 'node:crypto'
import { expectFocusIn } from '../support/focus.ts'
import { query } from './support/database.ts'
import { createMember, type Member, notify } from './support/people.ts'
import { callsOf, expect, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const address = '/team-member/commitments'

interface Wanted {
  readonly name: string
  readonly status: string
  readonly start?: string
  readonly end?: string
  readonly hours?: readonly [number, number]
  readonly message?: string
  /** Names of seeded projects are not needed: each gets projects of its own. */
  readonly projects?: number
}

/** Gives a person a commitment. @returns its id */
const add = async ({ memberId }: Member, wanted: Wanted): Promise<string> => {
  const { name, status, start = null, end = null, hours, message = null, projects = 1 } = wanted
  const id = randomUUID()
  await query(
    `insert into commitment (member_id, id, name, status_v2, start_date, end_date, type, hours_per_week_min, hours_per_week_max,
       status_message, seniority_level, line_manager_id, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'Senior', id, now() from team_member where email = 'lead@demo.test'`,
    [
      memberId,
      id,
      name,
      status,
      start,
      end,
      hours === undefined ? 'Casual' : 'Hours Per week',
      hours?.[0] ?? null,
      hours?.[1] ?? null,
      message,
    ],
  )
  await query(
    `insert into commitment_project (member_id, commitment_id, project_id, position)
     select $1, $2, id, row_number() over (order by name) - 1 from project order by name limit $3`,
    [memberId, id, projects],
  )
  return id
}

const addAll = async (member: Member) => {
  await add(member, { name: 'Harbour control', status: 'Active', start: '2026-01-05', hours: [20, 40], projects: 3 })
  await add(member, { name: 'Berth plan', status: 'Pending', start: '2026-03-01', end: '2026-12-31' })
  await add(member, { name: 'Tide tables', status: 'TeammemberPending', hours: [0, 7.5], projects: 2 })
  await add(member, {
    name: 'Quay lights',
    status: 'Rejected',
    start: '2025-03-01',
    message: 'The dates overlap with another one.',
  })
  await add(member, { name: 'Crane care', status: 'Active', start: '2024-01-01', end: '2024-12-31', hours: [8, 8] })
  await add(member, { name: 'Winter ferry', status: 'Upcoming', start: '2099-11-01' })
}

const names = (page: Page) => page.locator('tbody [data-row] td:first-child').allTextContents()
const badge = (page: Page) => page.getByRole('link', { name: /^Commitments/ })
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure about this action ?' })

/** Opens a row's menu by keyboard and chooses from it. */
const choose = async (page: Page, name: string, action: 'Approve' | 'Reject') => {
  await page.getByRole('button', { name: `Actions for ${name}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Approve' })).toBeFocused()
  if (action === 'Reject') await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: action })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectFocusIn(dialog(page))
}

test('a rejection keeps its reason through a reload and is sent once; an approval too, by keyboard alone', async ({ page }) => {
  const member = await createMember({ commitments: [] })
  await addAll(member)
  await openAs(page, member, address)
  await expect(badge(page)).toContainText(/2.*pending commitments/)
  await expect(badge(page)).toHaveAttribute('aria-current', 'page')

  await choose(page, 'Berth plan', 'Reject')
  await expect(dialog(page).getByRole('textbox', { name: 'Reason of Rejecting' })).toBeFocused()
  await page.keyboard.type('The dates overlap with the harbour.')
  await expect(dialog(page).getByText('Saved on this device').first()).toBeVisible()
  await page.reload()
  // Nobody is asked anew: the reason is offered.
  const offer = page.getByRole('group', { name: 'Unsaved reason for rejecting Berth plan' })
  await expect(offer).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await offer.getByRole('button', { name: 'Continue' }).press('Enter')
  const reason = dialog(page).getByRole('textbox', { name: 'Reason of Rejecting' })
  await expect(reason).toHaveValue('The dates overlap with the harbour.')

  const calls = callsOf(page, 'Commitments_decide')
  await dialog(page).getByRole('button', { name: 'Yes! Reject it' }).focus()
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('[role="alertdialog"] form')
    for (let time = 0; time < 10; time += 1) form?.requestSubmit()
  })
  for (let time = 0; time < 10; time += 1) await page.keyboard.press('Enter')
  await expect(page.getByText('Commitment has been successfully rejected!').first()).toBeVisible()
  expect(calls).toHaveLength(1)
  const row = page.getByRole('row', { name: /^Berth plan/ })
  await expect(row).toContainText('Rejected')
  await expect(row.getByRole('img', { name: 'Note' })).toHaveAccessibleDescription(
    'Reason of Rejecting: The dates overlap with the harbour.',
  )
  await expect(badge(page)).toContainText('1')
  const stored = await query('select status_v2, status_message from commitment where member_id = $1 and name = $2', [
    member.memberId,
    'Berth plan',
  ])
  expect(stored).toEqual([{ status_v2: 'Rejected', status_message: 'The dates overlap with the harbour.' }])

  await page.getByRole('button', { name: 'Approve Tide tables' }).press('Enter')
  await expectFocusIn(dialog(page))
  await dialog(page).getByRole('button', { name: 'Yes! Approve it' }).press('Enter')
  await expect(page.getByText('Commitment has been successfully approved!').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /^Tide tables/ })).toContainText('Active')
  await expect(page.getByRole('row', { name: /^Tide tables/ })).toBeFocused()
  await expect(badge(page)).toHaveText('Commitments')
  expect(calls).toHaveLength(2)
})

test('cards are three, two or one a row, and of their own accord below 1024 px; table, cards and question look good', async ({
  page,
}) => {
  const member = await createMember({ commitments: [] })
  await addAll(member)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, member, address)
  await expect(page.getByRole('table', { name: 'Commitments' })).toBeVisible()
  await expectGoodView(page, 'commitments table')
  await page.getByRole('switch', { name: 'Card View' }).click()
  const cards = page.getByRole('article')
  const aRow = async () => {
    const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    return tops.filter((top) => top === tops[0]).length
  }
  await expect(cards).toHaveCount(6)
  await expect.poll(aRow).toBe(3)
  await expectGoodView(page, 'commitments cards')

  const picker = page.getByRole('article', { name: 'Harbour control' }).getByRole('combobox', { name: 'Epic' })
  await picker.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option').nth(1).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Log time' })
  await expect(form).toBeVisible()
  await page.reload()
  await expectFocusIn(form)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(`${address}?view=cards`)
  await expect(picker).toHaveValue('')

  await page.getByRole('switch', { name: 'Card View' }).click()
  await expect(page.getByRole('table', { name: 'Commitments' })).toBeVisible()
  for (const [width, count] of [
    [1023, 2],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(aRow, { message: `cards a row at ${width} px` }).toBe(count)
    await expect(page.getByRole('switch', { name: 'Card View' })).toBeChecked()
  }
  // Of those that ask for nothing a phone shows three at once.
  const heights = await cards.evaluateAll((all) =>
    all.filter((one) => one.querySelector('[data-variant]') === null).map((one) => one.getBoundingClientRect().height),
  )
  expect(Math.max(...heights.filter((height) => height > 0))).toBeLessThan(310)
  expect(Math.min(...heights)).toBeLessThan(250)
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(page.getByRole('table', { name: 'Commitments' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve Berth plan' })).toBeInViewport({ ratio: 1 })
  await choose(page, 'Berth plan', 'Reject')
  await dialog(page).getByRole('button', { name: 'Yes! Reject it' }).click()
  await expect(dialog(page).getByText('Required.')).toBeVisible()
  await expectGoodView(page, 'commitments question')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await choose(page, 'Berth plan', 'Approve')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Actions for Berth plan' })).toBeFocused()
  await page.getByRole('button', { name: 'Approve Berth plan' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Approve Berth plan' })).toBeFocused()
  await choose(page, 'Berth plan', 'Approve')
  await expectGoodView(page, 'commitments question of approval')
})

test('an epic is added by keyboard: its dialog looks good, and the focus is where it was', async ({ page }) => {
  const member = await createMember({ commitments: [] })
  await add(member, { name: 'Harbour control', status: 'Active', start: '2026-01-05' })
  await openAs(page, member, `${address}?view=cards`)
  const picker = page.getByRole('combobox', { name: 'Epic' })
  const name = `Buoys ${member.memberId.slice(0, 8)}`
  const ask = async () => {
    await picker.fill(name)
    await page.getByRole('option', { name: /^Add a new epic/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Add a new epic' }).getByRole('textbox')).toBeFocused()
  }
  await ask()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Required.')).toBeVisible()
  await expectGoodView(page, 'new epic')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(picker).toBeFocused()
  await ask()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Log time' })).toBeVisible()
  expect(await query('select 1 from epic where name = $1', [name])).toHaveLength(1)
})

test('a commitment that arrives is counted and shown at once; ten thousand are sixty rows', async ({ page }) => {
  const member = await createMember({ commitments: [] })
  await addAll(member)
  await openAs(page, member, address)
  await expect(badge(page)).toContainText('2')
  await add(member, { name: 'Pilot boats', status: 'Pending' })
  await notify(member.memberId, 'New commitment')
  await expect(badge(page)).toContainText('3')
  await expect(page.getByRole('button', { name: 'Actions for Pilot boats' })).toBeVisible()

  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'Commitments_page') return route.fallback()
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: { commitments: Record<string, unknown>[] } }
    const more = Array.from({ length: 10_000 }, (_, index) => ({
      ...data.commitments[0],
      id: `${index}`,
      name: `Commitment ${index}`,
      awaitsMember: false,
    }))
    await route.fulfill({ json: { data: { commitments: [...data.commitments, ...more] } } })
  })
  await page.goto(`${address}?sort=startDate&order=descending`)
  await expect(page.getByText('1–60 of 10007')).toBeVisible()
  expect(await page.locator('tr').count()).toBeLessThan(500)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('61–120 of 10007')).toBeVisible()
  await page.getByRole('searchbox').pressSequentially('9999')
  await expect.poll(() => names(page)).toEqual(['Commitment 9999'])
  // An answer that is still being made longer would be lost with the page.
  await page.unrouteAll({ behavior: 'wait' })
})
