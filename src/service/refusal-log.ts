import type { Service } from './handler.ts'
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

/**
 * Leaves a line in the log about a sign-in that failed and about a call that its limit refused. Account, host and network are named by
 * traces: whoever investigates sees which lines belong together, and `npm run admin -- trace` gives the traces of whom they know.
 *
 * @param call its `domain.name`
 * @returns which of the two it was, `null` for everything else
 */
export const logRefusal = ({ keys }: Service, call: string, asked: Asked, error: unknown): Refusal | null => {
  if (!(error instanceof HttpError)) return null
  const refusal = refusalOf(call, error)
  if (refusal === null) return null
  const { host, network } = networksOf(asked.address)
  asked.request.log.warn(
    {
      call,
      account: traceOf(keys.trace, 'account', accountAskedFor(call, asked)),
      host: traceOf(keys.trace, 'host', host),
      network: traceOf(keys.trace, 'network', network),
      ...(error.retryAfter !== null && { wait: error.retryAfter }),
    },
    refusal,
  )
  return refusal
}
