import type { LeaveData, TimesheetEntryData, TimesheetOperation } from './timesheet-operations.ts'

/** How far a record or leave on the screen is from the server. */
export type Progress = 'saved' | 'waiting' | 'sending' | 'refused' | 'conflict'

export interface LaidOver<Row> {
  readonly row: Row
  readonly progress: Progress
  /** The operation behind it; null for what is saved. */
  readonly operation: TimesheetOperation | null
}

export interface LaidOverRange {
  readonly entries: readonly LaidOver<TimesheetEntryData>[]
  readonly leaves: readonly LaidOver<LeaveData>[]
}

const progressOf = (operation: TimesheetOperation, sending: string | null): Progress => {
  if (operation.key === sending) return 'sending'
  return operation.state === 'held' ? 'waiting' : operation.state
}

const layOver = <Row extends { readonly id: string; readonly date: string }>(
  rows: readonly Row[],
  changes: readonly { readonly operation: TimesheetOperation; readonly row: Row; readonly removes: boolean }[],
  sending: string | null,
): LaidOver<Row>[] => {
  const shown = new Map<string, LaidOver<Row>>(rows.map((row) => [row.id, { row, progress: 'saved' as const, operation: null }]))
  for (const { operation, row, removes } of changes) {
    const progress = progressOf(operation, sending)
    // A removal that the server refused leaves the row in sight, with its reason.
    if (removes && (progress === 'waiting' || progress === 'sending')) shown.delete(row.id)
    else shown.set(row.id, { row, progress, operation })
  }
  return [...shown.values()]
}

/**
 * The person's records and leaves of a range as they will be: what the server answered last with the operations on top.
 *
 * @param operations in the order in which they were made
 * @param sending the key of the operation on its way; null for none
 */
export const laidOver = (
  range: {
    readonly start: string
    readonly end: string
    readonly entries: readonly TimesheetEntryData[]
    readonly leaves: readonly LeaveData[]
  },
  operations: readonly TimesheetOperation[],
  sending: string | null,
): LaidOverRange => {
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
  const isInside = ({ row }: LaidOver<{ readonly date: string }>) => row.date >= range.start && row.date <= range.end
  const byDate = (one: LaidOver<{ readonly date: string }>, other: LaidOver<{ readonly date: string }>) =>
    one.row.date < other.row.date ? -1 : one.row.date > other.row.date ? 1 : 0
  return {
    entries: layOver(range.entries, entryChanges, sending).filter(isInside).toSorted(byDate),
    leaves: layOver(range.leaves, leaveChanges, sending).filter(isInside).toSorted(byDate),
  }
}
