import type { FastifyRequest } from 'fastify'
import type { authenticationCalls } from '#contract/authentication.ts'
import type { AnswerOf } from '#contract/call.ts'
import { normaliseUserName } from '#rules/credentials.ts'
import type { Caller, Committed, Service } from './handler.ts'
import { HttpError } from './http-error.ts'
import { networksOf } from './limits/networks.ts'
import { type Asked, accountAskedFor } from './rate-limits.ts'
import { traceOf } from './trace.ts'

const signIns: ReadonlySet<string> = new Set([
  'authentication.login',
  'authentication.loginWithCustomToken',
  'authentication.loginWithGoogle',
])

/** Why a call was refused, as far as an investigator or a graph wants to know. */
export type Refusal = 'refused by a limit' | 'sign-in failed'

const refusalOf = (call: string, { statusCode }: HttpError): Refusal | null => {
  if (statusCode === 429) return 'refused by a limit'
  return statusCode === 401 && signIns.has(call) ? 'sign-in failed' : null
}

/** Whose a request is and where it comes from, as the log says it. */
const tracesOfRequest = ({ keys }: Service, call: string, asked: Asked, account = accountAskedFor(call, asked)) => {
  const { host, network } = networksOf(asked.address)
  return {
    call,
    account: traceOf(keys.trace, 'account', account),
    host: traceOf(keys.trace, 'host', host),
    network: traceOf(keys.trace, 'network', network),
  }
}

/**
 * Leaves a line in the log about somebody who has signed in.
 *
 * @param call its `domain.name`
 * @param answer what it answers with
 */
export const logSignIn = (service: Service, call: string, asked: Asked, answer: unknown): void => {
  if (!signIns.has(call)) return
  const { user } = (answer as Committed<AnswerOf<(typeof authenticationCalls)['login']>>).value
  asked.request.log.info(tracesOfRequest(service, call, asked, normaliseUserName(user.email)), 'signed in')
}

/** Names whose request it is in every line that the log has of it from here on, that of its refusal among them. */
export const nameCaller = ({ keys }: Service, request: FastifyRequest, { email }: Caller): void => {
  request.log = request.log.child({ account: traceOf(keys.trace, 'account', email) })
}

/**
 * Leaves a line in the log about a sign-in that failed and about a call that its limit refused. Account, host and network are named by
 * traces: whoever investigates sees which lines belong together, and `npm run admin -- trace` gives the traces of whom they know.
 *
 * @param call its `domain.name`
 * @returns which of the two it was, `null` for everything else
 */
export const logRefusal = (service: Service, call: string, asked: Asked, error: unknown): Refusal | null => {
  if (!(error instanceof HttpError)) return null
  const refusal = refusalOf(call, error)
  if (refusal === null) return null
  const wait = error.retryAfter !== null && { wait: error.retryAfter }
  asked.request.log.warn({ ...tracesOfRequest(service, call, asked), ...wait }, refusal)
  return refusal
}
