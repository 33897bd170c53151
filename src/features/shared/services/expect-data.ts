import type { CombinedError, OperationContext, OperationResult } from '@urql/core'
import { type Failure, toFailure } from '#machines/failure.ts'

/** An operation's error as the plain failure that machines keep; without one no usable answer came. */
export const failureOf = (error: CombinedError | undefined): Failure => {
  const first = error?.graphQLErrors[0]
  if (first === undefined) return { kind: 'unreachable' }
  const { code, field } = first.extensions
  if (code === 'UPSTREAM') return { kind: 'unreachable' }
  return toFailure({ kind: 'refused', code, field, message: first.message })
}

/**
 * The data of an answered operation.
 *
 * @throws Failure when the server refused or no usable answer came
 */
export const expectData = <Data>(result: OperationResult<Data>): Data => {
  if (result.error !== undefined || result.data === undefined) throw failureOf(result.error)
  return result.data
}

/** Sends the request under a key, so that a repeated request happens once. */
export const underKey = (key: string): Partial<OperationContext> => ({ fetchOptions: { headers: { 'idempotency-key': key } } })
