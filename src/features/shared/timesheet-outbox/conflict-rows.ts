import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { hoursText } from '#ui/number-text.ts'
import { formatCalendarDay } from '../formats/format.ts'

const fields: ReadonlyArray<readonly [string, (entry: TimesheetEntryData) => string]> = [
  ['Date', ({ date }) => formatCalendarDay(date)],
  ['Commitment', ({ commitment }) => commitment.name],
  ['Project', ({ project }) => project.name],
  ['Epic', ({ epic }) => epic],
  ['Ticket#', ({ ticket }) => ticket],
  ['Effort', ({ effort }) => hoursText(effort)],
  ['Activity', ({ activity }) => activity.value],
  ['Technology', ({ technology }) => technology.value],
  ['Description', ({ description }) => description],
]

export interface ConflictRow {
  readonly field: string
  readonly mine: string
  readonly remote: string
  readonly differs: boolean
}

/** Two versions of a record beside each other. */
export const conflictRows = (mine: TimesheetEntryData, remote: TimesheetEntryData): readonly ConflictRow[] =>
  fields.map(([field, read]) => ({ field, mine: read(mine), remote: read(remote), differs: read(mine) !== read(remote) }))
