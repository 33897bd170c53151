/** What comes for a call: an answer with any status and body, or the end of its connection. */
export type RawAnswer =
  | { readonly status: number; readonly contentType: string; readonly body: string }
  | { readonly broken: 'InternetDisconnected' | 'ConnectionReset' }

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
