import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../keys.ts'

/**
 * A device that has signed in to an account has a proof of that: a random number and a moment, signed for the member and the stored hash
 * of the password. It opens nothing: a login that carries it has its failures counted apart. A new password makes it worthless.
 */

/** Milliseconds that a proof is good for: 180 days. */
const lifetime = 180 * 24 * 60 * 60 * 1000
/** Accounts that a device may be known for at once. */
const mostProofs = 4

/** Who a device may be known to. */
export interface Known {
  readonly memberId: string
  readonly passwordHash: string
}

const macOf = (keys: Keys, { memberId, passwordHash }: Known, number: string, moment: string): Buffer =>
  createHmac('sha256', keys.knownDevice)
    .update(JSON.stringify([memberId, passwordHash, number, moment]))
    .digest()

const form = /^[\w-]{22}\.\d{1,15}\.[\w-]{43}$/

/** The proofs in what a device carries. */
const proofsIn = (device: string | null): readonly string[] =>
  (device ?? '')
    .split('~')
    .filter((text) => form.test(text))
    .slice(0, mostProofs)

const isProof = (keys: Keys, known: Known, proof: string, now: Date): boolean => {
  const [number = '', moment = '', mac = ''] = proof.split('.')
  const isRight = timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(keys, known, number, moment))
  return isRight && now.getTime() - Number(moment) < lifetime
}

/** The number of a device that is known to somebody; null for one that is not, and for nobody. */
export const knownDevice = (keys: Keys, known: Known | null, device: string | null, now: Date): string | null => {
  if (known === null) return null
  const proof = proofsIn(device).find((one) => isProof(keys, known, one, now))
  return proof?.split('.')[0] ?? null
}

/** What a device carries from now on: a new proof for somebody who has just signed in on it, and those that it has for others. */
export const rememberDevice = (keys: Keys, known: Known, device: string | null, now: Date): string => {
  const [number, moment] = [randomBytes(16).toString('base64url'), String(now.getTime())]
  const others = proofsIn(device).filter((one) => !isProof(keys, known, one, now))
  const proof = `${number}.${moment}.${macOf(keys, known, number, moment).toString('base64url')}`
  return [proof, ...others].slice(0, mostProofs).join('~')
}
