import { type Failure, type FailureCode, isRefused } from '../failure.ts'
import type { OperationDraft, OperationRefusal } from './operation.ts'

/** The code that an operation keeps when the server failed at it: no answer to the operation itself, which may have been done. */
export const serverFailed = 'UPSTREAM' satisfies FailureCode

/** Refusals that say nothing of the operation itself: trying again later may go better. */
const passing: readonly FailureCode[] = ['UNAUTHENTICATED', 'RATE_LIMITED']

/** Whether a failure says nothing of the operation, so that it waits for a better moment. */
export const isPassing = (failure: Failure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'refused' && passing.includes(failure.code))

/** Whether somebody changed or removed the record since the person saw it; only a record with versions can tell. */
export const isConflict = ({ effect, version }: OperationDraft, failure: Failure): boolean => {
  if (failure.kind !== 'refused' || version === null) return false
  return failure.code === 'CONFLICT' || (effect === 'save' && failure.code === 'NOT_FOUND')
}

/** Removing what is gone already is done. */
export const isAlreadyGone = ({ effect }: OperationDraft, failure: Failure): boolean =>
  isRefused(failure, 'NOT_FOUND') && effect === 'remove'

/** What the person is told of a refused operation. @param failed the kind's text for a server that failed */
export const refusalOf = (failure: Failure, failed: string): OperationRefusal =>
  failure.kind === 'refused' && failure.code !== serverFailed
    ? { code: failure.code, message: failure.message, field: failure.field }
    : { code: serverFailed, message: failed, field: null }
