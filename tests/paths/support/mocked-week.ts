import type { Page } from '@playwright/test'
import { somebody } from '#machines/testing/fixtures.ts'
import { monday, record } from '#machines/timesheet-grid/timesheet-grid.paths.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { addDays, daysBetween } from '#rules/weeks.ts'
import type { ControlledGateway } from './controlled-gateway.ts'
import { beSignedIn } from './device.ts'
import type { Scene } from './drive-paths.ts'
import { standForTeamArea } from './people.ts'

/** A record as the gateway answers it. */
export const typed = (entry: TimesheetEntryData) => ({
  __typename: 'TimesheetEntry',
  ...entry,
  commitment: { __typename: 'NamedCommitment', ...entry.commitment },
  project: { __typename: 'Project', ...entry.project },
  activity: { __typename: 'NamedValue', ...entry.activity },
  technology: { __typename: 'NamedValue', ...entry.technology },
})

/** A record of the week before, of another epic. */
const ofLastWeek: TimesheetEntryData = { ...record, id: 'e0', epic: 'Tides', date: addDays(monday, -7) }

/** The records of a range, of the two weeks that have one each. */
export const weekAnswer = (variables: Readonly<Record<string, unknown>>, records = [record, ofLastWeek]) => {
  const [start, end] = [String(variables.start), String(variables.end)]
  const entries = records.filter(({ date }) => date >= start && date <= end).map(typed)
  return { timesheet: { __typename: 'TimesheetRange', id: `${start}/${end}`, start, end, entries, leaves: [], next: null } }
}

/** Answers at once what the timesheet asks for: one record in the week of the plans, another in the week before. */
export const standForTimesheet = (gateway: ControlledGateway): void => {
  standForTeamArea(gateway, () => somebody)
  gateway.stand('Timesheet_week', ({ variables }) => ({ data: weekAnswer(variables) }))
  gateway.stand('Timesheet_commitments', () => ({
    data: {
      commitments: [
        {
          __typename: 'Commitment',
          ...record.commitment,
          status: 'Active',
          hasWeeklyHours: true,
          hoursPerWeekMin: 20,
          earliestTimesheetDate: '2026-01-01',
        },
      ],
    },
  }))
  gateway.stand('TimesheetOutbox_saveEntry', ({ variables }) => {
    const input = variables.input as TimesheetEntryData
    const saved = { ...record, id: input.id ?? `saved-${input.date}`, date: input.date, effort: input.effort, version: 2 }
    return { data: { saveTimesheetEntry: typed(saved) } }
  })
}

/** Signs somebody in and opens the week of the plans, today being whenever the test runs. */
export const openPlannedWeek = async (page: Page, view: 'grid' | 'list'): Promise<void> => {
  await beSignedIn(page, somebody)
  const now = await page.evaluate(() => {
    const today = new Date()
    return [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  })
  await page.goto(`/team-member/timesheet/${daysBetween(now, monday)}?view=${view}`)
}

/** Opens the week of the plans, three hours of its record being on their way to the server; the page's clock can be stopped. */
export const openWeekWithSaveOnItsWay = async ({ page, gateway }: Pick<Scene, 'page' | 'gateway'>): Promise<void> => {
  await page.clock.install()
  standForTimesheet(gateway)
  gateway.hold('TimesheetOutbox_saveEntry')
  await openPlannedWeek(page, 'grid')
  const cell = page.getByRole('grid').getByRole('row').filter({ hasText: record.epic }).getByRole('gridcell').first()
  await cell.press('3')
  await page.getByRole('grid').getByRole('textbox').press('Enter')
  await gateway.sent('TimesheetOutbox_saveEntry')
}
