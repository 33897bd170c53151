import { aboutOf, isLocalId, type TimesheetWork } from '#rules/timesheet-operations.ts'

/** What the server answered to an operation: the record or leave it is now; null after a removal. */
export interface OperationResult {
  readonly id: string
  readonly version: number
}

/** How a record is known to the server, and the version that the person's last change of it was made on. */
export interface KnownRecord extends OperationResult {
  readonly from: number
}

/** Records changed lately, by the id they had. */
export type KnownRecords = Readonly<Record<string, KnownRecord>>

/** As many known records, and finished operations, are remembered. */
export const memory = 50

/** The work with what the server has made of its record since the person began: their own change is no conflict with the next. */
export const withServerId = (work: TimesheetWork, known: KnownRecords): TimesheetWork => {
  const isEntry = work.kind === 'saveEntry' || work.kind === 'removeEntry'
  const id = isEntry ? work.entry.id : work.leave.id
  const found = known[id]
  if (found === undefined) return work
  if (!isEntry) return { ...work, leave: { ...work.leave, id: found.id } }
  const isCurrent = isLocalId(id) || work.entry.version === found.from
  return isCurrent ? { ...work, entry: { ...work.entry, id: found.id, version: found.version } } : work
}

/** The known records once the server has answered to a change of one. */
export const withKnown = (known: KnownRecords, work: TimesheetWork | undefined, result: OperationResult | null): KnownRecords => {
  if (work === undefined || result === null) return known
  const isEntry = work.kind === 'saveEntry' || work.kind === 'removeEntry'
  const record: KnownRecord = { ...result, from: isEntry ? work.entry.version : 0 }
  const others = Object.entries(known).map(([id, one]) => [id, one.id === result.id ? record : one] as const)
  return Object.fromEntries([...others, [aboutOf({ work }), record] as const].slice(-memory))
}
