import ipaddr from 'ipaddr.js'

/** What is counted of a network address. */
export interface Networks {
  /** What one host has: an IPv4 address, the /64 of an IPv6 address. */
  readonly host: string
  /** What one customer of a provider may have: the /24 of an IPv4 address, the /48 of an IPv6 address. */
  readonly network: string
}

const prefix = (bytes: readonly number[], bits: number): string =>
  `${Buffer.from(bytes.slice(0, bits / 8)).toString('hex')}/${bits}`

/** The networks that an address belongs to; an IPv4 address inside an IPv6 one is that IPv4 address. */
export const networksOf = (address: string): Networks => {
  // What is no address, of a socket that was closed meanwhile for one, is counted together.
  if (!ipaddr.isValid(address)) return { host: 'none', network: 'none' }
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray()
  return parsed.kind() === 'ipv4'
    ? { host: prefix(bytes, 32), network: prefix(bytes, 24) }
    : { host: prefix(bytes, 64), network: prefix(bytes, 48) }
}
