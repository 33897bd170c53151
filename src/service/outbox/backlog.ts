import { and, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/message-schema.ts'
import type { OutboxMessage } from './outbox.ts'

/** What waits to be sent. */
export interface Backlog {
  readonly kind: OutboxMessage['kind']
  readonly count: number
  /** How long the one that has waited longest has, in seconds. */
  readonly oldest: number
}

/** Messages that are neither sent nor given up, by kind; a kind without any is left out. */
export const readBacklog = async (db: Database): Promise<readonly Backlog[]> => {
  const rows = await db
    .select({
      kind: outbox.kind,
      count: sql<number>`count(*)::int`,
      oldest: sql<number>`extract(epoch from now() - min(${outbox.createdAt}))::float8`,
    })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt)))
    .groupBy(outbox.kind)
  return rows.map(({ kind, count, oldest }) => ({ kind: kind as Backlog['kind'], count, oldest: Math.max(0, oldest) }))
}
