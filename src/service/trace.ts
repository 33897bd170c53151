import { createHmac } from 'node:crypto'
import { normaliseUserName } from '#rules/credentials.ts'
import { networksOf } from './limits/networks.ts'

/** Of a sign-in or a call: what it was for, and where it came from. */
export type Traced = 'account' | 'host' | 'network'

/**
 * What a log says in the place of a name that is nobody's business: the same for the same, and of no use to whoever has no key.
 *
 * @param key `Keys.trace`
 * @param text of the kind: an account's e-mail address, what `networksOf` gives of an address
 * @returns 16 hexadecimal digits
 */
export const traceOf = (key: Buffer, kind: Traced, text: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([kind, text]))
    .digest('hex')
    .slice(0, 16)

/** The traces of an e-mail address, or of a network address, by which their lines are found in the log. */
export const tracesOf = (key: Buffer, about: string): Readonly<Partial<Record<Traced, string>>> => {
  if (about.includes('@')) return { account: traceOf(key, 'account', normaliseUserName(about)) }
  const { host, network } = networksOf(about)
  return { host: traceOf(key, 'host', host), network: traceOf(key, 'network', network) }
}
