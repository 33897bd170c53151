import { doublePrecision, pgTable } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'

/**
 * What is counted for a while, to slow down whoever tries too often. The key is a keyed hash: a row names nobody. Only the key is
 * indexed, so that counting leaves a row in its page; what is over is looked for once an hour, in a table that is never large.
 */
export const attemptCount = pgTable('attempt_count', {
  keyHash: bytea().primaryKey(),
  /** Tries counted, as of `countedAt`. */
  level: doublePrecision().notNull(),
  countedAt: moment().notNull(),
  /** Until then no other try is let through; null where nothing has to be waited for. */
  closedUntil: moment(),
  /** From then on the row says nothing. */
  expiresAt: moment().notNull(),
})
