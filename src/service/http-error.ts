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
}

/** An answer other than success: `{statusCode, message, field?}` (decisions C). */
export class HttpError extends Error {
  readonly statusCode: number
  readonly field: string | null
  readonly keepChanges: boolean
  readonly isPassing: boolean
  readonly retryAfter: number | null
  readonly nonce: string | null

  constructor(statusCode: number, message: string, details: HttpErrorDetails = {}) {
    const { field, keepChanges = false, isPassing = false, retryAfter, nonce } = details
    super(message)
    this.name = 'HttpError'
    this.statusCode = statusCode
    this.field = field ?? null
    this.keepChanges = keepChanges
    this.isPassing = isPassing
    this.retryAfter = retryAfter ?? null
    this.nonce = nonce ?? null
  }
}

/** 400 for one field of the input. */
export const invalid = (field: string, message: string): HttpError => new HttpError(400, message, { field })
/** 401: who the caller is could not be established. */
export const unauthenticated = (message = 'Please sign in.'): HttpError => new HttpError(401, message)
/** 403, the same whether the thing exists or not. */
export const forbidden = (message = 'You may not see this record.'): HttpError => new HttpError(403, message)
