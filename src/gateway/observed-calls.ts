import type { CallShape } from '#contract/call.ts'
import { allCalls } from '#contract/v1.ts'
import { type CallHeaders, type CallV1, V1Error, V1Unreachable } from './call.ts'
import type { TransferV1 } from './files-client.ts'

/** What came of a call: v1's status, or why there was no usable answer. */
export interface CallOutcome {
  readonly status?: number
  readonly failure?: string
}

/** A call of v1 that begins. */
export interface BegunCall {
  /** `domain.name` of the contract. */
  readonly name: string
  readonly method: string
  /** With its parameters in braces. */
  readonly path: string
  readonly headers: CallHeaders
}

/** Told of each call of v1 before it is sent. */
export type CallObserver = (call: BegunCall) => {
  /** What to send in place of the call's own headers. */
  readonly headers: CallHeaders
  readonly end: (outcome: CallOutcome) => void
}

const names: ReadonlyMap<CallShape, string> = new Map(allCalls.map(({ domain, name, call }) => [call, `${domain}.${name}`]))

const begun = (shape: CallShape, headers: CallHeaders): BegunCall => ({
  name: names.get(shape) ?? 'other',
  method: shape.method,
  path: shape.path,
  headers,
})

const outcomeOf = (error: unknown): CallOutcome => {
  if (error instanceof V1Error) return { status: error.status }
  return { failure: error instanceof V1Unreachable ? error.reason : 'failed' }
}

/** Does a call under observation. */
const observe = async <T>(
  observer: CallObserver,
  shape: CallShape,
  headers: CallHeaders,
  send: (headers: CallHeaders) => Promise<T>,
  statusOf: (answer: T) => CallOutcome,
): Promise<T> => {
  const call = observer(begun(shape, headers))
  try {
    const answer = await send(call.headers)
    call.end(statusOf(answer))
    return answer
  } catch (error) {
    call.end(outcomeOf(error))
    throw error
  }
}

/** The same calls, of each of which an observer is told. */
export const observedCalls =
  (call: CallV1, observer: CallObserver): CallV1 =>
  (shape, input, headers) =>
    observe(
      observer,
      shape,
      headers,
      (sent) => call(shape, input, sent),
      () => ({ status: 200 }),
    )

/** The same transfers, of each of which an observer is told: until v1 begins to answer. */
export const observedTransfers =
  (transfer: TransferV1, observer: CallObserver): TransferV1 =>
  (shape, given, headers, form, signal) =>
    observe(
      observer,
      shape,
      headers,
      (sent) => transfer(shape, given, sent, form, signal),
      ({ status }) => ({ status }),
    )
