import { createHmac, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'

/**
 * The header in which the processes of the portal tell each other where a request came from. It is signed with a key that they alone
 * have, over the address, the moment and the id of the request: whoever else writes one is not believed, and one that was seen on its way
 * is of no use for another request.
 */
export const clientAddressHeader = 'x-client-address'

/** Milliseconds between the clocks of two machines, and of a long way through the processes. */
const mostApart = 5 * 60 * 1000

const macOf = (key: Buffer, address: string, moment: string, requestId: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([address, moment, requestId]))
    .digest()

/** The header's text for a request that came from an address. */
export const signClientAddress = (key: Buffer, address: string, requestId: string, now: Date): string => {
  const moment = String(now.getTime())
  return `${address} ${moment} ${macOf(key, address, moment, requestId).toString('base64url')}`
}

/** The address that a header says of this request; null when it was not signed with the key, or for another request, or too long ago. */
export const readClientAddress = (key: Buffer, header: unknown, requestId: unknown, now: Date): string | null => {
  if (typeof header !== 'string' || typeof requestId !== 'string') return null
  const [address = '', moment = '', mac = '', ...more] = header.split(' ')
  if (isIP(address) === 0 || more.length > 0) return null
  const given = Buffer.from(mac, 'base64url')
  const right = macOf(key, address, moment, requestId)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return Math.abs(now.getTime() - Number(moment)) <= mostApart ? address : null
}
