/** What the log and a graph name a refusal by: somebody may be trying to get in, or round a check. */
export type SecurityEvent =
  | 'sign-in failed'
  | 'refused by a limit'
  | 'key proof refused'
  | 'refresh token used again'
  | 'link refused'
  | 'code locked'
  | 'password not confirmed'

export interface HttpErrorDetails {
  /** The input at fault, as the contract names it. */
  readonly field?: string
  /** What was written before refusing stays (a revoked family, a counted try); otherwise it is rolled back. */
  readonly keepChanges?: boolean
  /** It says nothing lasting about the request: with the same Idempotency-Key it may go better. */
  readonly isPassing?: boolean
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number
  /** To be used in the next proof of the session's key (RFC 9449, 8). */
  readonly nonce?: string
  /** A refusal that an investigator wants to know of. */
  readonly event?: SecurityEvent
}

/** An answer other than success: `{statusCode, message, field?}` (decisions C). */
export class HttpError extends Error {
  readonly statusCode: number
  readonly field: string | null
  readonly keepChanges: boolean
  readonly isPassing: boolean
  readonly retryAfter: number | null
  readonly nonce: string | null
  readonly event: SecurityEvent | null

  constructor(statusCode: number, message: string, details: HttpErrorDetails = {}) {
    const { field, keepChanges = false, isPassing = false, retryAfter, nonce, event } = details
    super(message)
    this.name = 'HttpError'
    this.statusCode = statusCode
    this.field = field ?? null
    this.keepChanges = keepChanges
    this.isPassing = isPassing
    this.retryAfter = retryAfter ?? null
    this.nonce = nonce ?? null
    this.event = event ?? null
  }
}

/** 400 for one field of the input. */
export const invalid = (field: string, message: string, event?: SecurityEvent): HttpError =>
  new HttpError(400, message, { field, ...(event !== undefined && { event }) })
/** 401: who the caller is could not be established. */
export const unauthenticated = (message = 'Please sign in.', event?: SecurityEvent): HttpError =>
  new HttpError(401, message, event === undefined ? {} : { event })
/** 403, the same whether the thing exists or not. */
export const forbidden = (message = 'You may not see this record.'): HttpError => new HttpError(403, message)
