import type { FastifyRequest } from 'fastify'
import type { authenticationCalls } from '#contract/authentication.ts'
import type { AnswerOf } from '#contract/call.ts'
import { normaliseUserName } from '#rules/credentials.ts'
import { isUuid } from '#rules/uuid.ts'
import { findPerson } from './authentication/store.ts'
import type { Caller, Committed, Service } from './handler.ts'
import { HttpError, type SecurityEvent } from './http-error.ts'
import { networksOf } from './limits/networks.ts'
import { type Asked, accountAskedFor } from './rate-limits.ts'
import { traceOf } from './trace.ts'

const signIns: ReadonlySet<string> = new Set([
  'authentication.login',
  'authentication.loginWithCustomToken',
  'authentication.loginWithGoogle',
])

const eventOf = (call: string, { statusCode, event }: HttpError): SecurityEvent | null => {
  if (event !== null) return event
  if (statusCode === 429) return 'refused by a limit'
  return statusCode === 401 && signIns.has(call) ? 'sign-in failed' : null
}

/** The user name of the person whom a request names by their id, in a token of theirs. */
const userNameOf = async ({ db }: Service, account: string): Promise<string> => {
  if (!isUuid(account)) return account
  // The line is worth more than the name in it.
  const person = await findPerson(db, account).catch(() => null)
  return person?.userName ?? account
}

const accountOf = async (service: Service, call: string, asked: Asked): Promise<string> =>
  asked.caller?.email ?? (await userNameOf(service, accountAskedFor(call, asked)))

/** Whose a request is and where it comes from, as the log says it. */
const tracesOfRequest = ({ keys }: Service, call: string, asked: Asked, account: string) => {
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
 * Leaves a line in the log about a refusal that is a security event, such as a sign-in that failed. Account, host and network are named by
 * traces: whoever investigates sees which lines belong together, and `npm run admin -- trace` gives the traces of whom they know.
 *
 * @param call its `domain.name`
 * @returns which event it was, `null` for any other refusal
 */
export const logRefusal = async (service: Service, call: string, asked: Asked, error: unknown): Promise<SecurityEvent | null> => {
  if (!(error instanceof HttpError)) return null
  const event = eventOf(call, error)
  if (event === null) return null
  const wait = error.retryAfter !== null && { wait: error.retryAfter }
  const account = await accountOf(service, call, asked)
  asked.request.log.warn({ ...tracesOfRequest(service, call, asked, account), ...wait }, event)
  return event
}
