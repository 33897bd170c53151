import { messages } from '#rules/messages.ts'
import { isLocalId, type OperationRefusal, serverFailed, type TimesheetWork } from '#rules/timesheet-operations.ts'
import type { Failure } from '../failure.ts'

/** Refusals that say nothing of the operation itself: trying again later may go better. */
const passing: readonly string[] = ['UNAUTHENTICATED', 'RATE_LIMITED']

/** Whether a failure says nothing of the operation, so that it waits for a better moment. */
export const isPassing = (failure: Failure): boolean => failure.kind === 'unreachable' || passing.includes(failure.code)

/** Whether somebody changed or removed the record since the person saw it. @param work what was on its way */
export const isConflict = (work: TimesheetWork | undefined, failure: Failure): boolean => {
  if (failure.kind !== 'refused' || work === undefined) return false
  if (work.kind === 'removeEntry') return failure.code === 'CONFLICT'
  return work.kind === 'saveEntry' && !isLocalId(work.entry.id) && ['CONFLICT', 'NOT_FOUND'].includes(failure.code)
}

/** Removing what is gone already is done. @param work what was on its way */
export const isAlreadyGone = (work: TimesheetWork | undefined, failure: Failure): boolean =>
  failure.kind === 'refused' && failure.code === 'NOT_FOUND' && (work?.kind === 'removeEntry' || work?.kind === 'removeLeave')

/** What the person is told of a refused operation. @param kind of the work that was on its way */
export const refusalOf = (failure: Failure, kind: TimesheetWork['kind'] | undefined): OperationRefusal => {
  if (failure.kind === 'refused' && failure.code !== serverFailed)
    return { code: failure.code, message: failure.message, field: failure.field }
  const message = kind === 'removeEntry' || kind === 'removeLeave' ? messages.timesheetNotDeleted : messages.timesheetNotSaved
  return { code: serverFailed, message, field: null }
}
