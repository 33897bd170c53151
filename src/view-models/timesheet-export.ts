import { messages } from '#rules/messages.ts'
import { leaveHours, rangeMaxDays } from '#rules/timesheet.ts'
import { daysBetween } from '#rules/weeks.ts'
import type { OverlaidRange } from './optimistic-overlay.ts'

/** First and last day, `YYYY-MM-DD`; null while none is chosen. */
export interface ExportRange {
  readonly start: string | null
  readonly end: string | null
}

/** Why a range cannot be exported; null when it can. */
export const exportRangeError = ({ start, end }: ExportRange): string | null => {
  if (start === null || end === null) return messages.required
  if (end < start) return 'The last day must not be before the first.'
  return daysBetween(start, end) < rangeMaxDays ? null : `Choose at most ${rangeMaxDays} days.`
}

/** The columns of an exported timesheet. */
export const exportColumns = [
  'Date',
  'Commitment',
  'Project',
  'Epic',
  'Ticket#',
  'Activity',
  'Technology',
  'Effort',
  'Adjustment',
  'Description',
  'State',
] as const

/** One line of the table, by column. Effort and adjustment are hours. */
export type ExportRow = Readonly<Record<(typeof exportColumns)[number], string | number>>

const stateOf = (progress: OverlaidRange['entries'][number]['progress']): string =>
  progress === 'saved' ? 'Saved' : progress === 'waiting' || progress === 'sending' ? 'Not sent yet' : 'Not saved'

/** The lines of a range, by day; a day of leave is a line of its own. */
export const exportRows = ({ entries, leaves }: OverlaidRange): readonly ExportRow[] =>
  [
    ...entries.map(({ row, progress }) => ({
      Date: row.date,
      Commitment: row.commitment.name,
      Project: row.project.name,
      Epic: row.epic,
      'Ticket#': row.ticket,
      Activity: row.activity.value,
      Technology: row.technology.value,
      Effort: row.effort,
      Adjustment: row.adjustment,
      Description: row.description,
      State: stateOf(progress),
    })),
    ...leaves.map(({ row, progress }) => ({
      Date: row.date,
      Commitment: '',
      Project: '',
      Epic: 'Leave',
      'Ticket#': '',
      Activity: '',
      Technology: '',
      Effort: leaveHours,
      Adjustment: 0,
      Description: '',
      State: stateOf(progress),
    })),
  ].toSorted((one, other) => (one.Date < other.Date ? -1 : one.Date > other.Date ? 1 : 0))

/** An all-day event of a calendar. */
export interface ExportEvent {
  /** The same for the same record at every export, so that a calendar replaces it. */
  readonly uid: string
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly title: string
  readonly description: string
}

/** The events of a range: one a record, one a day of leave. */
export const exportEvents = ({ entries, leaves }: OverlaidRange): readonly ExportEvent[] => [
  ...entries.map(({ row }) => ({
    uid: `timesheet-${row.id}`,
    day: row.date,
    title: `${row.effort} h ${row.project.name}: ${row.epic}`,
    description: `${row.ticket}\n${row.activity.value}, ${row.technology.value}\n${row.description}`,
  })),
  ...leaves.map(({ row }) => ({ uid: `leave-${row.id}`, day: row.date, title: 'Leave', description: '' })),
]
