import type { Static, TSchema } from 'typebox'
import type { AnswerOf, CallShape } from '#contract/call.ts'

type Given<C, K extends 'params' | 'query' | 'body'> = C extends { readonly [P in K]: infer S extends TSchema }
  ? { readonly [P in K]: Static<S> }
  : unknown

/** What a call of the contract has to be given: its path parameters, query and body, as far as it declares them. */
export type CallInput<C extends CallShape> = Given<C, 'params'> & Given<C, 'query'> & Given<C, 'body'>

/** What v1 is told of the caller's request; nothing else of it is passed on. */
export interface CallHeaders {
  readonly authorization?: string | undefined
  readonly 'x-refresh-token'?: string | undefined
  readonly 'idempotency-key'?: string | undefined
  /** The token of a password that was given again, for a call that needs one. */
  readonly 'x-confirmation'?: string | undefined
  /** What the device carries that somebody has signed in on before. */
  readonly 'x-device'?: string | undefined
  /** What the browser says of itself: a person recognises their sessions by it. */
  readonly 'user-agent'?: string | undefined
  /** The proof that the device holds the session's key (RFC 9449). */
  readonly dpop?: string | undefined
  readonly 'x-request-id'?: string | undefined
  /** The place of the request in a trace, of W3C Trace Context. */
  readonly traceparent?: string | undefined
  readonly tracestate?: string | undefined
  /** The address that the request came from, signed: v1 counts attempts by it. */
  readonly 'x-client-address'?: string | undefined
  /** The same for a v1 of others. */
  readonly 'x-forwarded-for'?: string | undefined
}

/**
 * Performs one call of the v1 contract over HTTP and answers with the envelope's `value`, checked against the contract.
 *
 * @throws V1Error when v1 refused (any 4xx, or 501)
 * @throws V1Unreachable when v1 could not be reached in time, or answered with something that the contract does not know
 */
export type CallV1 = <C extends CallShape>(call: C, input: CallInput<C>, headers: CallHeaders) => Promise<AnswerOf<C>>

/** Whether v1 understood the call and refused it. */
export const isRefusedStatus = (status: number): boolean => (status >= 400 && status < 500) || status === 501

/** v1 understood the call and refused it. `field` is v1's own name of the input at fault, `nonce` what the next proof is to carry. */
export class V1Error extends Error {
  readonly status: number
  readonly field: string | undefined
  readonly nonce: string | undefined

  constructor(status: number, message: string, field: string | undefined, nonce?: string) {
    super(message)
    this.name = 'V1Error'
    this.status = status
    this.field = field
    this.nonce = nonce
  }
}

export type UnreachableReason = 'timeout' | 'connection' | 'notJson' | 'wrongShape' | 'serverError'

const noUsableAnswer = 'v1 gave no usable answer'

/** v1 gave no usable answer. `detail` is for the log only. */
export class V1Unreachable extends Error {
  readonly reason: UnreachableReason
  readonly detail: string

  constructor(reason: UnreachableReason, detail: string) {
    super(`${noUsableAnswer} (${reason})`)
    this.name = 'V1Unreachable'
    this.reason = reason
    this.detail = detail
  }
}

/** Whether an error says that v1 gave no usable answer. Of what a scalar threw in a compiled document, its text alone is left. */
export const isUnreachable = (error: Error): boolean => error instanceof V1Unreachable || error.message.startsWith(noUsableAnswer)
