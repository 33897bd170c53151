import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../db/database.ts'
import { notification } from '../db/message-schema.ts'
import { userDevice } from '../db/session-schema.ts'
import type { Keys } from '../keys.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { ServiceSettings } from '../settings.ts'

/** The PostgreSQL channel on which the member id of whoever's notifications changed is told. */
export const notificationsChannel = 'notifications_changed'

export interface NewNotification {
  readonly title: string
  readonly body: string
  /** A path of the portal that the notification leads to, or null. */
  readonly link: string | null
}

const tellChange = async (tx: Queries, memberId: string): Promise<void> => {
  await tx.execute(sql`select pg_notify(${notificationsChannel}, ${memberId})`)
}

/**
 * Puts a notification into the portal alone: a row, and word to whoever listens.
 *
 * @returns the notification's id
 */
export const addNotification = async (
  tx: Queries,
  memberId: string,
  { title, body, link }: NewNotification,
  now: Date,
): Promise<string> => {
  const id = randomUUID()
  await tx.insert(notification).values({ memberId, id, title, body, link, createdAt: now })
  await tellChange(tx, memberId)
  return id
}

/**
 * Notifies a person: a row, word to whoever listens, and a push message to each of their browsers, all in the
 * transaction of the change that it tells of.
 *
 * @returns the notification's id
 */
export const notify = (
  tx: Transaction,
  { settings, keys }: { readonly settings: ServiceSettings; readonly keys: Keys },
  memberId: string,
  news: NewNotification,
  now: Date,
): Promise<string> => notifyBeside(tx, { pushes: settings.push !== null, keys }, memberId, news, now)

/** `notify` for a command beside the service. @param given whether the service sends push messages, and its keys */
export const notifyBeside = async (
  tx: Transaction,
  { pushes, keys }: { readonly pushes: boolean; readonly keys: Keys },
  memberId: string,
  { title, body, link }: NewNotification,
  now: Date,
): Promise<string> => {
  const id = await addNotification(tx, memberId, { title, body, link }, now)
  if (pushes) {
    const devices = await tx.select({ hash: userDevice.tokenHash }).from(userDevice).where(eq(userDevice.memberId, memberId))
    for (const { hash } of devices) {
      await enqueue(tx, keys, { kind: 'push', memberId, deviceHash: hash.toString('hex'), title, body, link }, now)
    }
  }
  return id
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
