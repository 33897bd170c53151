import { sumHours } from '#rules/timesheet.ts'

/** What the rules below read of a time record. Effort and adjustment are hours. */
export interface PaidRecord {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly commitment: { readonly id: string }
  readonly project: { readonly id: string }
  readonly effort: number
  readonly adjustment: number
}

/** What a line of a pay run pays for: the hours of a commitment's project. */
export interface PaidLine {
  readonly commitmentId: string
  /** Null for a salary, which has no records. */
  readonly projectId: string | null
  readonly hours: number
}

export interface RecordsOfLine<R> {
  /** By day, the first day first; a day's records in the order of entry. */
  readonly days: readonly { readonly day: string; readonly records: readonly R[] }[]
  /** What the records add up to, with adjustments. */
  readonly hours: number
  /** Whether that is what the line pays. */
  readonly isWhatIsPaid: boolean
}

/** What a record counts for in a pay run: its effort with what an audit added or took. */
const paidHoursOf = ({ effort, adjustment }: Pick<PaidRecord, 'effort' | 'adjustment'>): number => sumHours([effort, adjustment])

/** Of the records of a pay run's period those that one of its lines pays for. */
export const recordsOfLine = <R extends PaidRecord>(
  records: readonly R[],
  { commitmentId, projectId, hours }: PaidLine,
): RecordsOfLine<R> => {
  const own = records.filter(({ commitment, project }) => commitment.id === commitmentId && project.id === projectId)
  const days = [...new Set(own.map(({ date }) => date))].toSorted()
  const sum = sumHours(own.map(paidHoursOf))
  return {
    days: days.map((day) => ({ day, records: own.filter(({ date }) => date === day) })),
    hours: sum,
    isWhatIsPaid: sum === sumHours([hours]),
  }
}
