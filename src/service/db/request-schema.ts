import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'

/** First answers of mutations, by the caller's scope and key. Nothing in it can be read without the key itself. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    scope: text().notNull(),
    keyHash: bytea().notNull(),
    requestMac: bytea().notNull(),
    status: integer(),
    sealedAnswer: bytea(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.keyHash] }), index('idempotency_key_created_at_idx').on(table.createdAt)],
)

/** Captcha challenges that were used for a sign-up, so that one solution serves one sign-up. */
export const spentCaptcha = pgTable('spent_captcha', {
  signatureHash: bytea().primaryKey(),
  expiresAt: moment().notNull(),
})
