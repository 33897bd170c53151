import { addressesOf } from '#service/db/client.ts'
import { StartProblem } from './start-problem.ts'

/** What each variable says about where the portal connects to; `null` for one that says nothing. */
export type Connections = Readonly<Record<string, string | null>>

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

/** Whether a connection to an address is encrypted, and to whom it claims to be, before anything is said on it. */
const isEncrypted = ({ protocol, searchParams }: URL): boolean => {
  // Without it a server that offers no STARTTLS, or somebody between, gets everything in the clear.
  if (protocol === 'smtp:') return searchParams.get('requireTLS') === 'true'
  if (protocol.startsWith('postgres')) return ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '')
  return ['https:', 'smtps:', 's3:'].includes(protocol)
}

const howTo: Readonly<Record<string, string>> = {
  'smtp:': 'smtps://, or smtp:// with ?requireTLS=true',
  'postgres:': '?sslmode=verify-full',
  'postgresql:': '?sslmode=verify-full',
  's3+http:': 's3://',
  'http:': 'https://',
}

const urlsOf = (address: string): readonly URL[] =>
  addressesOf(address)
    .filter((one) => URL.canParse(one))
    .map((one) => new URL(one))

/**
 * Refuses connections that whoever is between could read: to another machine than this one, without TLS. Hosts of a network that nobody else
 * is in can be named.
 *
 * @param plainHosts names and addresses that may be reached without TLS
 * @throws StartProblem naming the variable and the host
 */
export const requireEncryption = (connections: Connections, plainHosts: ReadonlySet<string>): void => {
  for (const [name, address] of Object.entries(connections)) {
    const plain = address === null ? undefined : urlsOf(address).find((url) => !isEncrypted(url) && !isLoopback(url.hostname))
    if (plain === undefined || plainHosts.has(plain.hostname)) continue
    const ask = `use ${howTo[plain.protocol] ?? 'TLS'}, or name ${plain.hostname} in PLAIN_HOSTS if nobody else is in that network`
    throw new StartProblem(`${name} reaches ${plain.hostname} without TLS, which production refuses: ${ask}.`)
  }
}
