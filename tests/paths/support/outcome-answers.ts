import type { Failure } from '#machines/failure.ts'
import type { Outcome } from '#machines/testing/outcomes.ts'
import type { RawAnswer } from '../../support/paused-request.ts'
import type { PendingCall } from './pending-call.ts'

/** One way of an outcome to come about. */
export interface Variant {
  readonly outcome: Outcome
  readonly name: string
}

/**
 * Calls that fail, one after the other in one page as long as a person can try again: the last is not known to fail, as the session
 * may be renewed. An HTML page comes with an error, or as if all were well.
 */
export const failing: readonly Variant[] = [
  { outcome: 'refused', name: 'refused' },
  { outcome: 'conflict', name: 'conflict' },
  { outcome: '500', name: '500' },
  { outcome: 'HTML', name: 'HTML with 502' },
  { outcome: 'HTML', name: 'HTML with 200' },
  { outcome: 'time-out', name: 'time-out' },
  { outcome: 'offline', name: 'offline' },
  { outcome: 'answer lost', name: 'answer lost' },
  { outcome: '401', name: '401' },
]

const json = (status: number, body: object): RawAnswer => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

const html = (status: number): RawAnswer => ({
  status,
  contentType: 'text/html',
  body: '<!doctype html><html><head><title>Gateway</title></head><body><h1>We will be right back</h1></body></html>',
})

/** The gateway's refusal, of an operation or of a file. */
const refusal = (kind: PendingCall['kind'], status: number, code: string, message: string): RawAnswer =>
  json(kind === 'file' ? status : 200, { data: null, errors: [{ message, extensions: { code } }] })

/** What comes for a call; `undefined` for nothing at all. */
export const answerOf = ({ name }: Variant, kind: PendingCall['kind']): RawAnswer | undefined => {
  if (name === 'refused') return refusal(kind, 400, 'VALIDATION', 'This is not acceptable.')
  if (name === 'conflict') return refusal(kind, 409, 'CONFLICT', 'This has been changed meanwhile.')
  if (name === '401') return refusal(kind, 401, 'UNAUTHENTICATED', 'The session has expired.')
  if (name === '500') return json(500, { statusCode: 500, error: 'Internal Server Error', message: 'Something broke' })
  if (name === 'HTML with 502') return html(502)
  if (name === 'HTML with 200') return html(200)
  if (name === 'offline') return { broken: 'InternetDisconnected' }
  if (name === 'answer lost') return { broken: 'ConnectionReset' }
  return undefined
}

/** What the page makes of it, unless its effect knows better. */
export const failureAfter = ({ name }: Variant): { readonly kind: Failure['kind']; readonly code?: string } => {
  if (name === 'refused') return { kind: 'refused', code: 'VALIDATION' }
  if (name === 'conflict') return { kind: 'refused', code: 'CONFLICT' }
  if (name === '401') return { kind: 'refused', code: 'UNAUTHENTICATED' }
  return { kind: name === '500' || name === 'HTML with 200' ? 'failed' : 'unreachable' }
}
