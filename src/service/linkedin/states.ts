import { createHash, createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { linkedInState } from '../db/file-schema.ts'
import type { Caller } from '../handler.ts'
import type { Keys } from '../keys.ts'
import type { Journey } from './provider.ts'

/** How long the way to the provider and back may take, in milliseconds. */
export const stateLifetime = 10 * 60 * 1000

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest()

/** Nonce and verifier follow from the state and a key of the service, so that nothing of them is stored. */
export const journeyOf = (keys: Keys, state: string): Journey => {
  const derive = (purpose: string): string =>
    createHmac('sha256', keys.linkedIn)
      .update(JSON.stringify([purpose, state]))
      .digest('base64url')
  return { state, nonce: derive('nonce'), verifier: derive('verifier') }
}

/** A new state for this person and this sign-in; only its hash is stored. */
export const issueState = async (db: Queries, { memberId, familyId }: Caller, now: Date): Promise<string> => {
  const state = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + stateLifetime)
  await db.insert(linkedInState).values({ memberId, stateHash: hashOf(state), familyId, createdAt: now, expiresAt })
  return state
}

/** Spends a state: false when it is not of this person and sign-in, is spent or too old. */
export const spendState = async (tx: Queries, { memberId, familyId }: Caller, state: string, now: Date): Promise<boolean> => {
  const spent = await tx
    .update(linkedInState)
    .set({ usedAt: now })
    .where(
      and(
        eq(linkedInState.memberId, memberId),
        eq(linkedInState.stateHash, hashOf(state)),
        eq(linkedInState.familyId, familyId),
        isNull(linkedInState.usedAt),
        gt(linkedInState.expiresAt, now),
      ),
    )
    .returning({ memberId: linkedInState.memberId })
  return spent.length > 0
}

/** Forgets the states whose time is over. */
export const forgetOldStates = async (db: Queries, now: Date): Promise<void> => {
  await db.delete(linkedInState).where(lt(linkedInState.expiresAt, now))
}
