import type { Failure } from '#machines/failure.ts'

type Answered = Exclude<Failure, { readonly kind: 'unreachable' }>

/** What the gateway answers for a failure; for one of the server, the error it tells of a v1 that failed. */
export const refusalOf = (failure: Answered) =>
  failure.kind === 'failed' ? { message: '', code: 'UPSTREAM', field: null } : failure
