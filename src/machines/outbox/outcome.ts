import type { Operation } from './operation.ts'
import { deliveryOf } from './operation-steps.ts'

interface Reader {
  readonly context: {
    readonly operations: readonly Operation[]
    readonly finished: readonly { readonly key: string; readonly id: string | null }[]
  }
  readonly hasTag: (tag: 'offline') => boolean
}

/**
 * How an operation came out, for a form that waits for it: null while it is on its way.
 *
 * - `saved`: the server said so; `id` is its record's, null after a removal
 * - `kept`: it waits for the network, or a newer operation took its place
 * - `refused`: the server said no, or the record was changed elsewhere; it waits for the person
 */
export type OperationOutcome =
  | { readonly kind: 'saved'; readonly id: string | null }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly operation: Operation }

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
  const delivery = deliveryOf(operation)
  if (delivery === 'refused' || delivery === 'conflict') return { kind: 'refused', operation }
  return state.hasTag('offline') ? { kind: 'kept' } : null
}
