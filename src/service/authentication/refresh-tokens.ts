import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../db/database.ts'
import { refreshFamily, refreshToken, userDevice } from '../db/session-schema.ts'
import type { Keys } from '../keys.ts'
import { hashSecret, newToken, parseToken, tokenText } from './bearer-token.ts'

/** Milliseconds in which a rotated token still answers with its child: a lost reply is not a logout. */
export const refreshGrace = 10_000
/** Milliseconds a refresh token lives when it is not used: 30 days. */
export const refreshLifetime = 30 * 24 * 60 * 60 * 1000
/** Milliseconds that a session lasts whose device showed no key: 12 hours, so that a copied token is of little use. */
export const keylessLifetime = 12 * 60 * 60 * 1000
/** Milliseconds that any session lasts, however it is used: 90 days. Then its person signs in anew. */
export const sessionLifetime = 90 * 24 * 60 * 60 * 1000

export interface OpenedSession {
  readonly familyId: string
  readonly refreshToken: string
}

/**
 * Begins a family with its first token.
 *
 * @param device thumbprint of the key that it is bound to; without one it ends after `keylessLifetime`, with one after `sessionLifetime`
 */
export const openFamily = async (
  tx: Transaction,
  memberId: string,
  { key, browser }: { readonly key: string | null; readonly browser: string | null },
  now: Date,
): Promise<OpenedSession> => {
  const familyId = randomUUID()
  const token = newToken(memberId)
  await tx.insert(refreshFamily).values({
    memberId,
    id: familyId,
    createdAt: now,
    keyThumbprint: key,
    browser,
    endsAt: new Date(now.getTime() + (key === null ? keylessLifetime : sessionLifetime)),
  })
  await tx.insert(refreshToken).values({
    memberId,
    tokenHash: token.hash,
    familyId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + refreshLifetime),
  })
  return { familyId, refreshToken: token.text }
}

/** The child is a function of its parent and a stored random part, so that it can be told again without being stored. */
const childOf = (keys: Keys, parent: Buffer, nonce: Buffer): Buffer =>
  createHmac('sha256', keys.refresh).update(parent).update(nonce).digest()

export type Rotation =
  | { readonly kind: 'rotated'; readonly memberId: string; readonly familyId: string; readonly refreshToken: string }
  | { readonly kind: 'unknown' }
  /** Used again after the grace time: somebody else may hold a copy, so the whole family has just been revoked. */
  | { readonly kind: 'reused' }

/** Follows the children of a token rotated moments ago to the one that is still to be used. */
const newestChild = async (
  tx: Transaction,
  keys: Keys,
  memberId: string,
  secret: Buffer,
  now: Date,
): Promise<{ familyId: string; secret: Buffer } | 'reused' | null> => {
  const [row] = await tx
    .select({
      familyId: refreshToken.familyId,
      usedAt: refreshToken.usedAt,
      childNonce: refreshToken.childNonce,
      expiresAt: refreshToken.expiresAt,
      revokedAt: refreshFamily.revokedAt,
    })
    .from(refreshToken)
    .innerJoin(refreshFamily, and(eq(refreshFamily.memberId, refreshToken.memberId), eq(refreshFamily.id, refreshToken.familyId)))
    .where(and(eq(refreshToken.memberId, memberId), eq(refreshToken.tokenHash, hashSecret(secret))))
  if (row === undefined || row.revokedAt !== null || row.expiresAt <= now) return null
  if (row.usedAt === null || row.childNonce === null) return { familyId: row.familyId, secret }
  if (now.getTime() - row.usedAt.getTime() > refreshGrace) {
    await revokeFamily(tx, memberId, row.familyId, now)
    return 'reused'
  }
  return newestChild(tx, keys, memberId, childOf(keys, secret, row.childNonce), now)
}

/**
 * Takes a refresh token and gives its child. Of any number of requests with the same token exactly one takes it, by one
 * UPDATE; the others get the same child within the grace time, and end the family after it.
 */
export const rotate = async (tx: Transaction, keys: Keys, text: string, now: Date): Promise<Rotation> => {
  const token = parseToken(text)
  if (token === null) return { kind: 'unknown' }
  const nonce = randomBytes(16)
  const [taken] = await tx
    .update(refreshToken)
    .set({ usedAt: now, childNonce: nonce })
    .where(
      and(
        eq(refreshToken.memberId, token.memberId),
        eq(refreshToken.tokenHash, token.hash),
        isNull(refreshToken.usedAt),
        gt(refreshToken.expiresAt, now),
        sql`exists (select 1 from ${refreshFamily} where ${refreshFamily.memberId} = ${refreshToken.memberId}
          and ${refreshFamily.id} = ${refreshToken.familyId} and ${refreshFamily.revokedAt} is null)`,
      ),
    )
    .returning({ familyId: refreshToken.familyId })
  if (taken === undefined) {
    const child = await newestChild(tx, keys, token.memberId, token.secret, now)
    if (child === 'reused') return { kind: 'reused' }
    if (child === null) return { kind: 'unknown' }
    return {
      kind: 'rotated',
      memberId: token.memberId,
      familyId: child.familyId,
      refreshToken: tokenText(token.memberId, child.secret),
    }
  }
  const child = childOf(keys, token.secret, nonce)
  await tx.insert(refreshToken).values({
    memberId: token.memberId,
    tokenHash: hashSecret(child),
    familyId: taken.familyId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + refreshLifetime),
  })
  return { kind: 'rotated', memberId: token.memberId, familyId: taken.familyId, refreshToken: tokenText(token.memberId, child) }
}

/** Ends one sign-in: none of its tokens, present or still being made, works any more, and its browser gets no more push messages. */
export const revokeFamily = async (tx: Queries, memberId: string, familyId: string, now: Date): Promise<void> => {
  await tx.delete(userDevice).where(and(eq(userDevice.memberId, memberId), eq(userDevice.familyId, familyId)))
  await tx
    .update(refreshFamily)
    .set({ revokedAt: now })
    .where(and(eq(refreshFamily.memberId, memberId), eq(refreshFamily.id, familyId), isNull(refreshFamily.revokedAt)))
}

/** Ends every sign-in of a person, with the push messages to all of their browsers. */
export const revokeAllFamilies = async (tx: Queries, memberId: string, now: Date): Promise<void> => {
  await tx.delete(userDevice).where(eq(userDevice.memberId, memberId))
  await tx
    .update(refreshFamily)
    .set({ revokedAt: now })
    .where(and(eq(refreshFamily.memberId, memberId), isNull(refreshFamily.revokedAt)))
}

export interface Family {
  readonly memberId: string
  readonly familyId: string
  /** Thumbprint of the key that it is bound to. */
  readonly key: string | null
  /** Of this very token. */
  readonly tokenHash: Buffer
  /** When it was used. */
  readonly usedAt: Date | null
}

/** The condition that a sign-in has not come to its own end; a revoked one may still meet it. */
const hasNotEnded = (now: Date) =>
  or(
    gt(refreshFamily.endsAt, now),
    // One from before sessions had an end.
    and(isNull(refreshFamily.endsAt), gt(refreshFamily.createdAt, new Date(now.getTime() - sessionLifetime))),
  )

/** The condition that somebody is signed in by it: nobody has ended it, and it has not ended by itself. */
export const isOpen = (now: Date) => and(isNull(refreshFamily.revokedAt), hasNotEnded(now))

/** The family of a refresh token, used or not; null when the token is not known, or its session has ended by itself. */
export const familyOf = async (db: Queries, text: string, now: Date): Promise<Family | null> => {
  const token = parseToken(text)
  if (token === null) return null
  const [row] = await db
    .select({ familyId: refreshToken.familyId, key: refreshFamily.keyThumbprint, usedAt: refreshToken.usedAt })
    .from(refreshToken)
    .innerJoin(refreshFamily, and(eq(refreshFamily.memberId, refreshToken.memberId), eq(refreshFamily.id, refreshToken.familyId)))
    .where(and(eq(refreshToken.memberId, token.memberId), eq(refreshToken.tokenHash, token.hash), hasNotEnded(now)))
  return row === undefined ? null : { memberId: token.memberId, tokenHash: token.hash, ...row }
}

/** Whether a token was used so long ago that nobody can still be waiting for its answer: somebody holds a copy. */
export const isReused = ({ usedAt }: Family, now: Date): boolean =>
  usedAt !== null && now.getTime() - usedAt.getTime() > refreshGrace

/** Keeps what browser uses a sign-in, if that is another than before. @param browser null changes nothing */
export const nameBrowser = async (
  tx: Transaction,
  { memberId, familyId }: Pick<Family, 'memberId' | 'familyId'>,
  browser: string | null,
): Promise<void> => {
  if (browser === null) return
  const isAnother = sql`${refreshFamily.browser} is distinct from ${browser}`
  await tx
    .update(refreshFamily)
    .set({ browser })
    .where(and(eq(refreshFamily.memberId, memberId), eq(refreshFamily.id, familyId), isAnother))
}

/** Binds a family without a key to one; of two at once the first binds it. @returns whether the key is the family's now */
export const bindFamily = async (tx: Transaction, { memberId, familyId }: Family, key: string): Promise<boolean> => {
  const bound = await tx
    .update(refreshFamily)
    .set({ keyThumbprint: key })
    .where(
      and(
        eq(refreshFamily.memberId, memberId),
        eq(refreshFamily.id, familyId),
        or(isNull(refreshFamily.keyThumbprint), eq(refreshFamily.keyThumbprint, key)),
      ),
    )
    .returning({ id: refreshFamily.id })
  return bound.length > 0
}

/** Whether a sign-in still stands; an id token is worth nothing once its family is revoked or over. */
export const isFamilyOpen = async (db: Queries, memberId: string, familyId: string, now: Date): Promise<boolean> => {
  const [row] = await db
    .select({ id: refreshFamily.id })
    .from(refreshFamily)
    .where(and(eq(refreshFamily.memberId, memberId), eq(refreshFamily.id, familyId), isOpen(now)))
  return row !== undefined
}
