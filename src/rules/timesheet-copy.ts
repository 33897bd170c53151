import { closedReason } from './timesheet.ts'
import type { LeaveData, TimesheetEntryData } from './timesheet-operations.ts'
import { addDays } from './weeks.ts'

/** One record that copying would make, or why it would not. */
export interface CopyItem {
  /** Names it among the others. */
  readonly key: string
  readonly entry: TimesheetEntryData
  /** Why it is left out; null when it can be copied. */
  readonly obstacle: string | null
}

export const leaveObstacle = 'This is a day of leave.'
export const commitmentObstacle = 'The commitment is not active.'

/** What decides whether a day takes a new record. */
export interface Circumstances {
  /** The first open day of each active commitment, by its id; others take no new records. */
  readonly earliest: Readonly<Record<string, string>>
  readonly leaves: ReadonlyArray<Pick<LeaveData, 'date'>>
}

/** Why a day takes no new record of a commitment; null when it does. @param date `YYYY-MM-DD` */
export const newRecordObstacle = (date: string, commitmentId: string, { earliest, leaves }: Circumstances): string | null => {
  const first = earliest[commitmentId]
  if (first === undefined) return commitmentObstacle
  if (leaves.some((leave) => leave.date === date)) return leaveObstacle
  return closedReason(date, first)
}

const copyTo = (entry: TimesheetEntryData, date: string, circumstances: Circumstances): CopyItem => {
  const copy = { ...entry, id: '', version: 0, date, adjustment: 0 }
  return { key: `${entry.id}@${date}`, entry: copy, obstacle: newRecordObstacle(date, entry.commitment.id, circumstances) }
}

/**
 * The records that copying a week would make in another week, each on the same weekday. One closed day blocks no other.
 *
 * @param entries the records of the week that is copied
 * @param weeks how many weeks later they go
 */
export const copiedWeek = (
  entries: readonly TimesheetEntryData[],
  weeks: number,
  circumstances: Circumstances,
): readonly CopyItem[] => entries.map((entry) => copyTo(entry, addDays(entry.date, weeks * 7), circumstances))

/** The records that duplicating one to several days would make. @param days `YYYY-MM-DD`, each once */
export const duplicatedEntry = (
  entry: TimesheetEntryData,
  days: readonly string[],
  circumstances: Circumstances,
): readonly CopyItem[] => [...new Set(days)].toSorted().map((day) => copyTo(entry, day, circumstances))
