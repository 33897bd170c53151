import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'
import { memberId } from './member-schema.ts'

export const notification = pgTable(
  'notification',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: text(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('notification_newest_idx').on(table.memberId, table.createdAt.desc(), table.id),
    index('notification_unread_idx').on(table.memberId).where(sql`${table.readAt} is null`),
  ],
)

/** Where else than in the portal a person wants notifications of a kind; a kind without a row goes where `defaultPreferences` says. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    memberId: memberId(),
    /** One of `notificationKinds`. */
    kind: text().notNull(),
    mail: boolean().notNull(),
    push: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
)

/** What is to be sent, written in the transaction of the business change and drained afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** 'mail', 'text', 'push' or 'reset-request'. */
    kind: text().notNull(),
    /** The message, sealed: it may hold a link with a token. Dropped once the message is sent. */
    sealedMessage: bytea(),
    createdAt: moment().notNull(),
    nextTryAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    sentAt: moment(),
    failedAt: moment(),
    lastError: text(),
  },
  (table) => [
    index('outbox_due_idx').on(table.nextTryAt).where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('outbox_created_at_idx').on(table.createdAt),
  ],
)
