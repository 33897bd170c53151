export interface RefusalDetails {
  /** The input at fault, as the contract names it. */
  readonly field?: string
  /** What was written before refusing stays (a revoked family, a counted try); otherwise it is rolled back. */
  readonly keepChanges?: boolean
}

/** An answer other than success: `{statusCode, message, field?}` (decisions C). */
export class Refusal extends Error {
  readonly statusCode: number
  readonly field: string | null
  readonly keepChanges: boolean

  constructor(statusCode: number, message: string, { field, keepChanges = false }: RefusalDetails = {}) {
    super(message)
    this.name = 'Refusal'
    this.statusCode = statusCode
    this.field = field ?? null
    this.keepChanges = keepChanges
  }
}

/** 400 for one field of the input. */
export const invalid = (field: string, message: string): Refusal => new Refusal(400, message, { field })
/** 401: who the caller is could not be established. */
export const unauthenticated = (message = 'Please sign in.'): Refusal => new Refusal(401, message)
/** 403, the same whether the thing exists or not. */
export const forbidden = (message = 'You may not see this record.'): Refusal => new Refusal(403, message)
