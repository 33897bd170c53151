import { eq, lt } from 'drizzle-orm'
import type { Queries, Transaction } from '../db/database.ts'
import { spentProof } from '../db/session-schema.ts'
import type { Service } from '../handler.ts'
import { HttpError, invalid, unauthenticated } from '../http-error.ts'
import { makeNonce, nonceEnd, type ProvenRequest, readProof } from './key-proof.ts'

const wrongProof = (): HttpError => invalid('DPoP', 'The proof of the key is not valid.', 'key proof refused')

/** Whoever refreshes a session has not its key. */
export const keyRefused = (): HttpError => unauthenticated(undefined, 'key proof refused')

/**
 * The key that a new session is bound to; null for a device that shows none, whose session is short.
 *
 * @param proof the DPoP header, which a sign-in needs no nonce for: it is the password, or the token, that is fresh
 * @throws HttpError 400 for a proof that is none, and without one where the owner lets nobody in so
 */
export const keyOfSignIn = async (
  { settings }: Pick<Service, 'settings'>,
  proof: string | null,
  request: ProvenRequest,
): Promise<string | null> => {
  if (proof === null && settings.sessionsWithoutKey) return null
  const read = proof === null ? null : await readProof(proof, request)
  if (read === null) throw wrongProof()
  return read.thumbprint
}

/** What a refresh showed of its key. */
export interface ShownKey {
  /** Binds the session from now on; null leaves it as it is. */
  readonly binds: string | null
  /** The proof that is used up by it; null when none was needed. */
  readonly spends: { readonly idHash: Buffer; readonly expiresAt: Date } | null
}

const noneShown: ShownKey = { binds: null, spends: null }

/**
 * Checks that whoever refreshes a session holds its key. A session without one is bound to the first key that is shown.
 *
 * @param boundTo thumbprint of the session's key, or null
 * @throws HttpError 401 without the right key, with the nonce to use where only that is missing; 400 for a proof that is none
 */
export const requireKey = async (
  { keys }: Pick<Service, 'keys'>,
  boundTo: string | null,
  proof: string | null,
  request: ProvenRequest,
  now: Date,
): Promise<ShownKey> => {
  if (proof === null) {
    if (boundTo === null) return noneShown
    throw keyRefused()
  }
  const read = await readProof(proof, request)
  if (read === null) throw wrongProof()
  if (boundTo === null) return { binds: read.thumbprint, spends: null }
  if (read.thumbprint !== boundTo) throw keyRefused()
  const expiresAt = nonceEnd(keys, read.nonce, now)
  if (expiresAt === null) throw new HttpError(401, 'Please sign in.', { nonce: makeNonce(keys, now) })
  return { binds: null, spends: { idHash: read.idHash, expiresAt } }
}

/**
 * Uses a proof up, in the transaction of what it is shown for. A browser sends a request again by itself when its connection breaks, so that
 * the same proof with the same token is the same request, which gives what that token gives.
 *
 * @param token hash of the refresh token that it is shown with
 * @returns false when it was used with another token before, at whatever process
 */
export const spendProof = async (tx: Transaction, memberId: string, { spends }: ShownKey, token: Buffer): Promise<boolean> => {
  if (spends === null) return true
  const rows = await tx
    .insert(spentProof)
    .values({ memberId, ...spends, tokenHash: token })
    .onConflictDoUpdate({
      target: [spentProof.memberId, spentProof.idHash],
      set: { expiresAt: spends.expiresAt },
      setWhere: eq(spentProof.tokenHash, token),
    })
    .returning({ memberId: spentProof.memberId })
  return rows.length > 0
}

/** Forgets the proofs whose nonce is too old to be taken again. */
export const forgetOldProofs = async (db: Queries, now: Date): Promise<void> => {
  await db.delete(spentProof).where(lt(spentProof.expiresAt, now))
}
