import type { Page } from '@playwright/test'
import type { RunningPortal } from '../../support/portal.ts'
import { onDatabaseOf } from './portal-database.ts'
import { expect, openSignedIn } from './portal-test.ts'

/** A week in which nobody has logged anything yet. */
export const address = '/team-member/timesheet/28?view=list'

/** The id of a demo person, as a part of a query. */
export const idOf = (name: string) => `(select id from team_member where email = '${name}@demo.test')`

interface StoredRecord {
  readonly ticket: string
  readonly effort: number
}

/** A person's records whose ticket begins so, in the order in which they were registered. */
export const recordsOf = (portal: RunningPortal, name: string, tickets: string): Promise<StoredRecord[]> =>
  onDatabaseOf<StoredRecord & Record<string, unknown>>(
    portal,
    `select issue_no as ticket, effort from timesheet where member_id = ${idOf(name)} and issue_no like $1 order by created_at`,
    [`${tickets}%`],
  )

/** Waits until a person has these records, and no others whose tickets begin so. */
export const soonHas = (portal: RunningPortal, name: string, tickets: string, expected: readonly StoredRecord[]) =>
  expect.poll(() => recordsOf(portal, name, tickets)).toEqual(expected)

/** The form of a record. */
export const entryDialog = (page: Page) => page.getByRole('dialog', { name: /^(Log time|Edit record)$/ })
/** What a tab says of a record that is typed in another one, or was left. */
export const offer = (page: Page) => page.getByRole('group', { name: /^Unsaved entry for / })

/** The records of a ticket in the list. */
export const rowOf = (page: Page, ticket: string) => page.getByRole('listitem').filter({ hasText: `${ticket} - ` })

/** Opens the week, signed in as the person if one is given. */
export const openTimesheet = async (page: Page, name?: string): Promise<void> => {
  if (name === undefined) await page.goto(address)
  else await openSignedIn(page, address, name)
  await expect(page.getByRole('button', { name: 'Log time' }).first()).toBeVisible()
}

/** Opened and chosen from, not typed: the same text typed over what the form began with would change nothing and open nothing. */
const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await entryDialog(page)
    .getByRole('combobox', { name: new RegExp(`^${label}`) })
    .click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Opens the form and fills everything in but Save. */
export const fillEntry = async (page: Page, ticket: string, effort = '2'): Promise<void> => {
  await page.getByRole('button', { name: 'Log time' }).first().click()
  const dialog = entryDialog(page)
  await choose(page, 'Commitment', 'Harbour Booking Platform')
  await choose(page, 'Project', 'Harbour Booking Platform')
  await choose(page, 'Epic', 'Invoices')
  await choose(page, 'Activity', 'Development')
  await expect(dialog.getByRole('combobox', { name: /^Technology/ })).toHaveValue('TypeScript')
  await dialog.getByRole('textbox', { name: /^Ticket#/ }).fill(ticket)
  await expect(dialog.getByRole('textbox', { name: /^Description/ })).toHaveValue(`${ticket} - `)
  await dialog.getByRole('textbox', { name: /^Description/ }).fill(`${ticket} - Rounding`)
  await dialog.getByRole('spinbutton', { name: /^Effort/ }).fill(effort)
}

/** The form's Save. */
export const save = (page: Page) => entryDialog(page).getByRole('button', { name: 'Save', exact: true })

/** Registers a record, and waits until the form has closed. */
export const register = async (page: Page, ticket: string, effort = '2'): Promise<void> => {
  await fillEntry(page, ticket, effort)
  await save(page).click()
  await expect(entryDialog(page)).toHaveCount(0)
}
