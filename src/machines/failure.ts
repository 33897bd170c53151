import type { ErrorCode } from '#rules/error-codes.ts'
import { messages } from '#rules/messages.ts'

/** The gateway's codes, and two of the portal's own: no code was named, and nobody can tell any more whether it was done. */
export type FailureCode = ErrorCode | 'UNKNOWN' | 'OUTCOME_UNKNOWN'

/**
 * Why an effect did not succeed, as plain data that a machine keeps and a screen shows.
 *
 * - `refused`: the server answered no; `message` is its text, `field` the input at fault (null when none), `code` its typed reason.
 * - `failed`: the server, or something on the way to it, failed: what was asked for may have been done. `reference` finds it in its log.
 * - `unreachable`: no answer came, because the network or the server is away.
 */
export type Failure =
  | { readonly kind: 'refused'; readonly code: FailureCode; readonly message: string; readonly field: string | null }
  | { readonly kind: 'failed'; readonly reference?: string }
  | { readonly kind: 'unreachable' }

/**
 * Reads what an actor rejected with. Anything that is not a `Failure` counts as `failed`, but for a `TypeError`: browsers give one for
 * whatever could not be fetched, also for code that an effect loads.
 */
export const toFailure = (error: unknown): Failure => {
  if (typeof error !== 'object' || error === null) return { kind: 'failed' }
  // By its name, which is all that a journal keeps of it.
  if ('name' in error && error.name === 'TypeError') return { kind: 'unreachable' }
  if (!('kind' in error)) return { kind: 'failed' }
  if (error.kind === 'unreachable') return { kind: 'unreachable' }
  const { code, message, field, reference } = error as Readonly<Record<string, unknown>>
  if (error.kind !== 'refused' || typeof message !== 'string') {
    return typeof reference === 'string' ? { kind: 'failed', reference } : { kind: 'failed' }
  }
  return {
    kind: 'refused',
    code: typeof code === 'string' ? (code as FailureCode) : 'UNKNOWN',
    message,
    field: typeof field === 'string' ? field : null,
  }
}

/** Whether the server itself said no, and for this reason where one is named. */
export const isRefused = (error: unknown, code?: FailureCode): boolean => {
  const failure = toFailure(error)
  return failure.kind === 'refused' && failure.code === (code ?? failure.code)
}

/** A text with what finds its reason in the server's log, for the person to quote. */
export const withReference = (text: string, reference: unknown): string =>
  reference === undefined ? text : `${text} ${messages.reference} ${reference}`

/** A failure in words for the person. */
export const failureText = (failure: Failure): string => {
  if (failure.kind === 'unreachable') return messages.serverUnreachable
  if (failure.kind === 'failed') return withReference(messages.genericError, failure.reference)
  return failure.message || messages.genericError
}

/** What the server refused at one of the inputs; null when it refused nothing there. */
export const refusalAt = (failure: Failure | null, field: string): string | null =>
  failure?.kind === 'refused' && failure.field === field ? failureText(failure) : null

interface Reader {
  readonly context: { readonly failure: Failure | null }
}

/** What did not succeed last, in words for the person; null for nothing. */
export const selectFailureText = ({ context: { failure } }: Reader): string | null =>
  failure === null ? null : failureText(failure)

/** What did not succeed last, unless it is said at one of the inputs; null for nothing. */
export const selectFormFailureText = (reader: Reader): string | null => {
  const { failure } = reader.context
  return failure?.kind === 'refused' && failure.field !== null ? null : selectFailureText(reader)
}
