import type { RawAnswer } from '../../support/paused-request.ts'

/** A call of the page that nobody has answered. */
export interface PendingCall {
  readonly kind: 'operation' | 'file'
  readonly name: string
  /** Its idempotency key. */
  readonly key: string | undefined
  /** Whether a gesture has answered it. */
  isSettled(): boolean
  respond(answer: RawAnswer): Promise<void>
}
