import { and, desc, eq, gt, inArray, max, ne } from 'drizzle-orm'
import type { authenticationCalls } from '#contract/authentication.ts'
import type { AnswerOf } from '#contract/call.ts'
import { messages } from '#rules/messages.ts'
import type { Database, Queries, Transaction } from '../db/database.ts'
import { refreshFamily, refreshToken, userDevice } from '../db/session-schema.ts'
import type { Caller } from '../handler.ts'
import { forbidden, HttpError } from '../http-error.ts'
import { isOpen, revokeFamily } from './refresh-tokens.ts'

/** Where a person is signed in, what people end there for themselves (OWASP ASVS 5, 7.5.2). */

type OwnSessions = AnswerOf<(typeof authenticationCalls)['getSessions']>

/** The open sessions of the caller: theirs first, then the one used last. */
export const openSessions = async (db: Database, { memberId, familyId }: Caller, now: Date): Promise<OwnSessions> => {
  const lastUsedAt = max(refreshToken.createdAt)
  const rows = await db
    .select({ id: refreshFamily.id, browser: refreshFamily.browser, startedAt: refreshFamily.createdAt, lastUsedAt })
    .from(refreshFamily)
    .innerJoin(refreshToken, and(eq(refreshToken.memberId, refreshFamily.memberId), eq(refreshToken.familyId, refreshFamily.id)))
    .where(and(eq(refreshFamily.memberId, memberId), isOpen(now)))
    .groupBy(refreshFamily.memberId, refreshFamily.id)
    // One whose every token is over can never be used again.
    .having(gt(max(refreshToken.expiresAt), now))
    .orderBy(desc(lastUsedAt))
  const sessions = rows.map((row) => ({
    Id: row.id,
    Browser: row.browser,
    StartedAt: row.startedAt.toISOString(),
    LastUsedAt: (row.lastUsedAt ?? row.startedAt).toISOString(),
    IsPresent: row.id === familyId,
  }))
  return [...sessions.filter(({ IsPresent }) => IsPresent), ...sessions.filter(({ IsPresent }) => !IsPresent)]
}

/**
 * Ends another session of the caller; one that has ended already stays so.
 *
 * @throws HttpError 403 for a session of nobody's or somebody else's, 409 for the one that asks
 */
export const endOwnSession = async (tx: Transaction, { memberId, familyId }: Caller, id: string, now: Date): Promise<void> => {
  if (id === familyId) throw new HttpError(409, messages.presentSession)
  const own = and(eq(refreshFamily.memberId, memberId), eq(refreshFamily.id, id))
  const [known] = await tx.select({ id: refreshFamily.id }).from(refreshFamily).where(own)
  if (known === undefined) throw forbidden()
  await revokeFamily(tx, memberId, id, now)
}

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = async (tx: Queries, { memberId, familyId }: Caller, now: Date): Promise<void> => {
  const others = await tx
    .update(refreshFamily)
    .set({ revokedAt: now })
    .where(and(eq(refreshFamily.memberId, memberId), ne(refreshFamily.id, familyId), isOpen(now)))
    .returning({ id: refreshFamily.id })
  const ids = others.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(userDevice).where(and(eq(userDevice.memberId, memberId), inArray(userDevice.familyId, ids)))
}
