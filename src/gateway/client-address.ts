import type { IncomingHttpHeaders } from 'node:http'
import { clientAddressHeader, readClientAddress, signClientAddress } from '#contract/client-address.ts'

/** As much of a request as says where it came from. */
export interface AddressedRequest {
  readonly id: string
  readonly ip: string
  readonly headers: IncomingHttpHeaders
}

/** What the next process is told of where a request came from. */
export interface AddressHeaders {
  readonly 'x-client-address'?: string
  /** For a v1 of others, which knows no signature. */
  readonly 'x-forwarded-for': string
}

/**
 * Tells the next process of the portal where a request came from: what the process before said, when it is signed, else the other end of
 * this connection, as far as TRUST_PROXY lets it be told. Without a key a signature is passed on as it is, for v1 to judge.
 */
export const addressHeaders = (key: Buffer | null, { headers, id, ip }: AddressedRequest, now = new Date()): AddressHeaders => {
  const told = headers[clientAddressHeader]
  if (key === null) return { 'x-forwarded-for': ip, ...(typeof told === 'string' && { 'x-client-address': told }) }
  const address = readClientAddress(key, told, headers['x-request-id'], now) ?? ip
  return { 'x-forwarded-for': address, 'x-client-address': signClientAddress(key, address, id, now) }
}

/** Whether a process of the portal has sent this request, rather than a client or a service of others. */
export const isFromPortal = (key: Buffer | null, { headers }: Pick<AddressedRequest, 'headers'>, now = new Date()): boolean =>
  key !== null && readClientAddress(key, headers[clientAddressHeader], headers['x-request-id'], now) !== null
