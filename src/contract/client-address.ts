import { isIP } from 'node:net'
import { readSignedText, signText } from './signed-header.ts'

/** The header in which the processes of the portal tell each other, signed, where a request came from. */
export const clientAddressHeader = 'x-client-address'

/** The header's text for a request that came from an address. */
export const signClientAddress = (key: Buffer, address: string, requestId: string, now: Date): string =>
  signText(key, address, requestId, now)

/** The address that a header says of this request; null when it was not signed with the key, or for another request, or too long ago. */
export const readClientAddress = (key: Buffer, header: unknown, requestId: unknown, now: Date): string | null => {
  const address = readSignedText(key, header, requestId, now)
  return address !== null && isIP(address) !== 0 ? address : null
}
