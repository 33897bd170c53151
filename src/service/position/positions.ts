import { eq } from 'drizzle-orm'
import { messages } from '#rules/messages.ts'
import type { Queries } from '../db/database.ts'
import { position, positionApplication } from '../db/position-schema.ts'
import { HttpError } from '../http-error.ts'

export type Position = typeof position.$inferSelect

/**
 * The position of a deep link that people can still apply for.
 *
 * @throws HttpError 404 for an unknown link, 410 for a closed position
 */
export const findOpenPosition = async (db: Queries, deepLinkId: string, now: Date): Promise<Position> => {
  const [found] = await db.select().from(position).where(eq(position.deepLinkId, deepLinkId))
  if (found === undefined) throw new HttpError(404, messages.positionNotFound)
  if (found.closedAt !== null && found.closedAt <= now) throw new HttpError(410, messages.positionClosed)
  return found
}

/**
 * Keeps the person's application, once.
 *
 * @throws HttpError 409 for a second one
 */
export const addApplication = async (tx: Queries, memberId: string, positionId: string, now: Date): Promise<void> => {
  const added = await tx
    .insert(positionApplication)
    .values({ memberId, positionId, createdAt: now })
    .onConflictDoNothing()
    .returning({ positionId: positionApplication.positionId })
  if (added.length === 0) throw new HttpError(409, messages.positionAppliedBefore)
}
