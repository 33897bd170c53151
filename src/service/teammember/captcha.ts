import { createHash } from 'node:crypto'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Transaction } from '../db/database.ts'
import { spentCaptcha } from '../db/request-schema.ts'
import type { Keys } from '../keys.ts'

/** How long a challenge may be solved and sent: 20 minutes, in milliseconds. */
const challengeLifetime = 20 * 60 * 1000
/** With the counters below half a second of one core on average; a phone has four cores at it, while the form is filled in. */
const cost = 5000
const counters = { least: 250, most: 500 }

/** A fresh proof-of-work challenge, as the ALTCHA widget takes it. `data.most` is how many tries it takes at most. */
export const createCaptcha = (keys: Keys, now: Date): Promise<unknown> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(counters.most, counters.least),
    data: { most: counters.most },
    deriveKey,
    expiresAt: new Date(now.getTime() + challengeLifetime),
    hmacSignatureSecret: keys.captcha,
    hmacKeySignatureSecret: `${keys.captcha}.key`,
  })

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The widget's token is base64 of `{challenge, solution}`; whatever else arrives is null. */
const parsePayload = (token: string): Payload | null => {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    if (!isObject(value) || !isObject(value.challenge) || !isObject(value.solution)) return null
    if (!isObject(value.challenge.parameters) || typeof value.challenge.signature !== 'string') return null
    // The signature is checked over the parameters before any of them is used.
    return value as unknown as Payload
  } catch {
    return null
  }
}

/** What is to be said of a solution. An expired one was not looked at any further. */
export type CaptchaVerdict = 'solved' | 'expired' | 'wrong'

/** Whether the token holds a right and timely solution of one of our challenges. */
export const judgeCaptcha = async (keys: Keys, token: string, now: Date): Promise<CaptchaVerdict> => {
  const payload = parsePayload(token)
  if (payload === null) return 'wrong'
  const { expiresAt } = payload.challenge.parameters
  if (typeof expiresAt === 'number' && expiresAt * 1000 < now.getTime()) return 'expired'
  try {
    const { verified } = await verifySolution({
      challenge: payload.challenge,
      solution: payload.solution,
      deriveKey,
      hmacSignatureSecret: keys.captcha,
      hmacKeySignatureSecret: `${keys.captcha}.key`,
    })
    return verified ? 'solved' : 'wrong'
  } catch {
    return 'wrong'
  }
}

/** Uses a solution up, in the transaction of what it was solved for; false when it was used before. */
export const spendCaptcha = async (tx: Transaction, token: string, now: Date): Promise<boolean> => {
  const signature = parsePayload(token)?.challenge.signature ?? token
  const signatureHash = createHash('sha256').update(signature).digest()
  const rows = await tx
    .insert(spentCaptcha)
    .values({ signatureHash, expiresAt: new Date(now.getTime() + challengeLifetime) })
    .onConflictDoNothing()
    .returning({ expiresAt: spentCaptcha.expiresAt })
  return rows.length > 0
}
