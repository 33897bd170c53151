import type { LeaveData, TimesheetEntryData, TimesheetOperation } from '#rules/timesheet-operations.ts'

/** How far a record or leave on the screen is from the server. */
export type Progress = 'saved' | 'waiting' | 'sending' | 'refused' | 'conflict'

/** A row as it will be. */
export interface OverlaidRow<Row> {
  readonly row: Row
  readonly progress: Progress
  /** The operation behind it; null for what is saved. */
  readonly operation: TimesheetOperation | null
}

const urgency: readonly Progress[] = ['conflict', 'refused', 'sending', 'waiting']

/** The most urgent of several rows, for what stands for all of them; `saved` of none. */
export const mostUrgent = (rows: readonly Pick<OverlaidRow<unknown>, 'progress'>[]): Progress =>
  urgency.find((progress) => rows.some((one) => one.progress === progress)) ?? 'saved'

export interface OverlaidRange {
  readonly entries: readonly OverlaidRow<TimesheetEntryData>[]
  readonly leaves: readonly OverlaidRow<LeaveData>[]
}

const overlay = <Row extends { readonly id: string; readonly date: string }>(
  rows: readonly Row[],
  changes: readonly { readonly operation: TimesheetOperation; readonly row: Row; readonly removes: boolean }[],
): OverlaidRow<Row>[] => {
  const shown = new Map<string, OverlaidRow<Row>>(
    rows.map((row) => [row.id, { row, progress: 'saved' as const, operation: null }]),
  )
  for (const { operation, row, removes } of changes) {
    const progress = operation.delivery === 'held' ? 'waiting' : operation.delivery
    // A removal that the server refused leaves the row in sight, with its reason.
    if (removes && (progress === 'waiting' || progress === 'sending')) shown.delete(row.id)
    else shown.set(row.id, { row, progress, operation })
  }
  return [...shown.values()]
}

/**
 * The optimistic overlay: the person's records and leaves of a range as they will be, what the server answered last with the
 * operations on top.
 *
 * @param operations in the order in which they were enqueued
 */
export const optimisticOverlay = (
  range: {
    readonly start: string
    readonly end: string
    readonly entries: readonly TimesheetEntryData[]
    readonly leaves: readonly LeaveData[]
  },
  operations: readonly TimesheetOperation[],
): OverlaidRange => {
  const entryChanges = operations.flatMap((operation) => {
    const { work } = operation
    return work.kind === 'saveEntry' || work.kind === 'removeEntry'
      ? [{ operation, row: work.entry, removes: work.kind === 'removeEntry' }]
      : []
  })
  const leaveChanges = operations.flatMap((operation) => {
    const { work } = operation
    return work.kind === 'saveLeave' || work.kind === 'removeLeave'
      ? [{ operation, row: work.leave, removes: work.kind === 'removeLeave' }]
      : []
  })
  const isInside = ({ row }: OverlaidRow<{ readonly date: string }>) => row.date >= range.start && row.date <= range.end
  const byDate = (one: OverlaidRow<{ readonly date: string }>, other: OverlaidRow<{ readonly date: string }>) =>
    one.row.date < other.row.date ? -1 : one.row.date > other.row.date ? 1 : 0
  return {
    entries: overlay(range.entries, entryChanges).filter(isInside).toSorted(byDate),
    leaves: overlay(range.leaves, leaveChanges).filter(isInside).toSorted(byDate),
  }
}
