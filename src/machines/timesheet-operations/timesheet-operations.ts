import { messages } from '#rules/messages.ts'
import { isLocalId, localIdOf } from '#rules/record-id.ts'
import type { LeaveData, TimesheetEntryData, TimesheetOperation, TimesheetWork } from '#rules/timesheet-operations.ts'
import type { Operation, OperationDraft, RemoteRecord } from '../outbox/operation.ts'
import type { OperationKinds } from '../outbox/operation-kind.ts'
import { deliveryOf } from '../outbox/operation-steps.ts'

const ofEntries = {
  failed: messages.timesheetNotSaved,
  changed: messages.timesheetChanged,
  gone: messages.timesheetGone,
  refusalShownInPlace: false,
}
const ofRemovals = { ...ofEntries, failed: messages.timesheetNotDeleted }

/** The operations that the timesheet puts into the outbox. */
export const timesheetKinds = {
  'timesheet.saveEntry': { ...ofEntries, done: null, refusalShownInPlace: true },
  'timesheet.removeEntry': { ...ofRemovals, done: messages.timesheetDeleted },
  'timesheet.saveLeave': { ...ofEntries, done: messages.leaveSaved },
  'timesheet.removeLeave': { ...ofRemovals, done: messages.leaveDeleted },
} as const satisfies OperationKinds

/** What the operations carry of a record beside its id and version. */
type EntryPayload = Omit<TimesheetEntryData, 'id' | 'version'>
type LeavePayload = Omit<LeaveData, 'id'>

/** A record with the id and version that the outbox knows. */
const entryOf = (id: string, version: number | null, payload: unknown): TimesheetEntryData => ({
  ...(payload as EntryPayload),
  id,
  version: version ?? 0,
})

/**
 * What is to be done with a record or leave, as the outbox takes it; one with the id '' is new and gets a local id.
 *
 * @param key its Idempotency-Key
 */
export const draftOf = (key: string, work: TimesheetWork): OperationDraft<keyof typeof timesheetKinds> => {
  const kind = `timesheet.${work.kind}` satisfies keyof typeof timesheetKinds
  if (work.kind === 'saveEntry' || work.kind === 'removeEntry') {
    const { id, version, ...payload } = work.entry
    const recordId = id === '' ? localIdOf(key) : id
    const effect = work.kind === 'saveEntry' ? 'save' : 'remove'
    return { key, kind, effect, recordId, version: isLocalId(recordId) ? null : version, payload }
  }
  const { id, ...payload } = work.leave
  const effect = work.kind === 'saveLeave' ? 'save' : 'remove'
  return { key, kind, effect, recordId: id === '' ? localIdOf(key) : id, version: null, payload }
}

/** What is to be done with a record or leave, of an operation of the outbox; null when it is not the timesheet's. */
export const workOf = ({ kind, recordId, version, payload }: Omit<OperationDraft, 'effect'>): TimesheetWork | null => {
  switch (kind as keyof typeof timesheetKinds) {
    case 'timesheet.saveEntry':
      return { kind: 'saveEntry', entry: entryOf(recordId, version, payload) }
    case 'timesheet.removeEntry':
      return { kind: 'removeEntry', entry: entryOf(recordId, version, payload) }
    case 'timesheet.saveLeave':
      return { kind: 'saveLeave', leave: { ...(payload as LeavePayload), id: recordId } }
    case 'timesheet.removeLeave':
      return { kind: 'removeLeave', leave: { ...(payload as LeavePayload), id: recordId } }
    default:
      return null
  }
}

/** A record as the server has it, for the outbox. */
export const remoteOf = ({ id, version, ...payload }: TimesheetEntryData): RemoteRecord => ({ id, version, payload })

const readOperation = (operation: Operation): TimesheetOperation | null => {
  const work = workOf(operation)
  const delivery = deliveryOf(operation)
  if (work === null || delivery === 'done' || delivery === 'dropped') return null
  const { key, refusal, remote } = operation
  return { key, work, delivery, refusal, remote: remote === null ? null : entryOf(remote.id, remote.version, remote.payload) }
}

/** What was read of an operation, so that the same one gives the same object: what shows it is not drawn again. */
const read = new WeakMap<Operation, TimesheetOperation | null>()

/** The timesheet's operations among those of the outbox, in their order. */
export const timesheetOperationsOf = (operations: readonly Operation[]): readonly TimesheetOperation[] =>
  operations.flatMap((operation) => {
    const found = read.get(operation) ?? readOperation(operation)
    read.set(operation, found)
    return found === null ? [] : [found]
  })
