import type { TimesheetOperation } from '#rules/timesheet-operations.ts'

interface Reader {
  readonly context: {
    readonly operations: readonly TimesheetOperation[]
    readonly finished: readonly { readonly key: string; readonly id: string | null }[]
  }
  readonly hasTag: (tag: 'offline') => boolean
}

/** How an operation came out, for a form that waits for it: null while it is on its way. */
export type OperationOutcome =
  | { readonly kind: 'saved'; readonly id: string | null }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly operation: TimesheetOperation }

/**
 * What became of an operation.
 *
 * @param state a snapshot of the outbox
 * @param key the operation's key
 */
export const selectOutcome = (state: Reader, key: string): OperationOutcome | null => {
  const finished = state.context.finished.find((one) => one.key === key)
  if (finished !== undefined) return { kind: 'saved', id: finished.id }
  const operation = state.context.operations.find((one) => one.key === key)
  if (operation === undefined) return { kind: 'kept' }
  if (operation.state === 'refused' || operation.state === 'conflict') return { kind: 'refused', operation }
  return state.hasTag('offline') ? { kind: 'kept' } : null
}
