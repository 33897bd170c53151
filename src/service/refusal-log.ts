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

const eventOf = (call: string, { statusCode }: HttpError): string | null => {
  if (statusCode === 429) return 'refused by a limit'
  return statusCode === 401 && signIns.has(call) ? 'sign-in failed' : null
}

/**
 * Leaves a line in the log about a sign-in that failed and about a call that its limit refused. Account, host and network are named by
 * traces: whoever investigates sees which lines belong together, and `npm run admin -- trace` gives the traces of whom they know.
 *
 * @param call its `domain.name`
 */
export const logRefusal = ({ keys }: Service, call: string, asked: Asked, error: unknown): void => {
  if (!(error instanceof HttpError)) return
  const event = eventOf(call, error)
  if (event === null) return
  const { host, network } = networksOf(asked.address)
  asked.request.log.warn(
    {
      call,
      account: traceOf(keys.trace, 'account', accountAskedFor(call, asked)),
      host: traceOf(keys.trace, 'host', host),
      network: traceOf(keys.trace, 'network', network),
      ...(error.retryAfter !== null && { wait: error.retryAfter }),
    },
    event,
  )
}
