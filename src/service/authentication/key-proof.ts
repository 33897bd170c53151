import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import type { Keys } from '../keys.ts'

/**
 * Proofs that a device holds the key a session is bound to (DPoP, RFC 9449). Whoever copies a refresh token has no such key. A proof names
 * one request by method and path, and carries a nonce of the service, which says when it was made: the clock of a device may be wrong.
 */

/** Milliseconds that a nonce is good for: a session asks again after each five minutes in which it is used. */
export const nonceLifetime = 15 * 60 * 1000

/** A request that proofs are made for. */
export interface ProvenRequest {
  readonly method: string
  /** Of the address, without host and query, in small letters. */
  readonly path: string
}

/** The gateway's door: a page makes its proofs for what it calls, and the gateway hands them on. */
const gatewayDoor: ProvenRequest = { method: 'POST', path: '/graphql' }

export interface Proof {
  /** Of the key that signed it, RFC 7638: what a session is bound to. */
  readonly thumbprint: string
  /** Hash of its own id, by which it is recognised when it comes again. */
  readonly idHash: Buffer
  readonly nonce: string | null
}

const isFor = ({ method, path }: ProvenRequest, htm: unknown, htu: URL): boolean =>
  htm === method && htu.pathname.toLowerCase() === path && htu.search === '' && htu.hash === ''

/**
 * What a DPoP header proves; null when it is no proof for this request, or not signed by the key it names.
 *
 * @param header as it came
 * @param request what was called at v1; a proof for the gateway's door is one for it, too
 */
export const readProof = async (header: string, request: ProvenRequest): Promise<Proof | null> => {
  if (header.length > 4096) return null
  try {
    const { payload, protectedHeader } = await jwtVerify(header, EmbeddedJWK, {
      algorithms: ['ES256', 'EdDSA', 'Ed25519'],
      typ: 'dpop+jwt',
      requiredClaims: ['jti', 'iat', 'htm', 'htu'],
    })
    const { jti, htm, htu, nonce } = payload
    if (typeof jti !== 'string' || typeof htu !== 'string' || !URL.canParse(htu) || protectedHeader.jwk === undefined) return null
    if (![request, gatewayDoor].some((one) => isFor(one, htm, new URL(htu)))) return null
    return {
      thumbprint: await calculateJwkThumbprint(protectedHeader.jwk),
      idHash: createHash('sha256').update(jti).digest(),
      nonce: typeof nonce === 'string' ? nonce : null,
    }
  } catch {
    return null
  }
}

const macOf = (keys: Keys, moment: string): Buffer =>
  createHmac('sha256', keys.proofNonce).update(moment).digest().subarray(0, 16)

/** A nonce for the next proof. It is the same for everybody and stored nowhere: each process with the same SECRET knows it. */
export const makeNonce = (keys: Keys, now: Date): string => {
  const moment = now.getTime().toString(36)
  return `${moment}.${macOf(keys, moment).toString('base64url')}`
}

/** Until when a nonce is good; null when it is none of ours, or too old. */
export const nonceEnd = (keys: Keys, nonce: string | null, now: Date): Date | null => {
  const [, moment = '', mac = ''] = /^([\da-z]{1,12})\.([\w-]{22})$/.exec(nonce ?? '') ?? []
  if (moment === '' || !timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(keys, moment))) return null
  const end = new Date(Number.parseInt(moment, 36) + nonceLifetime)
  return end > now ? end : null
}
