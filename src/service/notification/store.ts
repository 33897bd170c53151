import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { notification } from '../db/message-schema.ts'

/** The PostgreSQL channel on which the member id of whoever's notifications changed is told. */
export const notificationsChannel = 'notifications_changed'

/** Tells whoever listens that a person's notifications changed, once the transaction is committed. */
export const tellChange = async (tx: Queries, memberId: string): Promise<void> => {
  await tx.execute(sql`select pg_notify(${notificationsChannel}, ${memberId})`)
}

export interface NotificationPage {
  readonly pageNumber: number
  readonly pageSize: number
  readonly unreadOnly: boolean
}

/** A page of a person's notifications, newest first, with how many there are. */
export const findNotifications = async (
  db: Queries,
  memberId: string,
  { pageNumber, pageSize, unreadOnly }: NotificationPage,
) => {
  const [counts] = await db
    .select({ all: count(), unread: sql<number>`(count(*) filter (where ${notification.readAt} is null))::int` })
    .from(notification)
    .where(eq(notification.memberId, memberId))
  const rows = await db
    .select()
    .from(notification)
    .where(and(eq(notification.memberId, memberId), unreadOnly ? isNull(notification.readAt) : undefined))
    .orderBy(desc(notification.createdAt), notification.id)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const { all, unread } = counts ?? { all: 0, unread: 0 }
  return {
    data: rows.map((row) => ({
      id: row.id,
      Title: row.title,
      Body: row.body,
      Link: row.link,
      CreatedAt: row.createdAt.toISOString(),
      ReadAt: row.readAt?.toISOString() ?? null,
    })),
    totalCount: unreadOnly ? unread : all,
    unreadCount: unread,
  }
}

/** Marks one of the person's own notifications as read; false when they have none with this id. */
export const markRead = async (tx: Queries, memberId: string, id: string, now: Date): Promise<boolean> => {
  const rows = await tx
    .update(notification)
    .set({ readAt: sql`coalesce(${notification.readAt}, ${now})` })
    .where(and(eq(notification.memberId, memberId), eq(notification.id, id)))
    .returning({ id: notification.id })
  if (rows.length === 0) return false
  await tellChange(tx, memberId)
  return true
}

export const markAllRead = async (tx: Queries, memberId: string, now: Date): Promise<void> => {
  const rows = await tx
    .update(notification)
    .set({ readAt: now })
    .where(and(eq(notification.memberId, memberId), isNull(notification.readAt)))
    .returning({ id: notification.id })
  if (rows.length > 0) await tellChange(tx, memberId)
}
