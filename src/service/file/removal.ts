import { asc, eq, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../db/database.ts'
import { errorCode } from '../db/failures.ts'
import { fileRemoval } from '../db/file-schema.ts'
import { inOneTransaction } from '../db/transaction.ts'
import type { FileStore } from './file-store.ts'

export interface RemovalContext {
  readonly db: Database
  readonly fileStore: FileStore
  readonly clock: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Milliseconds between two looks. */
  readonly interval: number
}

/** Pause before the next try in milliseconds: 5 s, doubled each time, at most an hour. */
const backoff = (attempts: number): number => Math.min(60 * 60 * 1000, 5000 * 2 ** Math.min(attempts, 20))

/** Any number of this purpose's own: it names the lock of whoever reads the files that a moment's rows name. */
export const fileReadingLock = 7_205_114_002

/** Whether nobody reads files whose rows may be gone, until the transaction ends. Removals do not wait for each other. */
const mayRemove = async (tx: Transaction): Promise<boolean> => {
  const { rows } = await tx.execute<{ granted: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${fileReadingLock}) as granted`,
  )
  return rows[0]?.granted === true
}

/** Takes the file that has been due longest out of the store, skipping those that another process holds. */
const removeNext = async ({ db, fileStore, clock, log }: Omit<RemovalContext, 'interval'>): Promise<boolean> => {
  const now = clock()
  return await inOneTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(fileRemoval)
      .where(lte(fileRemoval.dueAt, now))
      .orderBy(asc(fileRemoval.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (row === undefined || !(await mayRemove(tx))) return false
    const mine = eq(fileRemoval.storageKey, row.storageKey)
    try {
      await fileStore.remove(row.storageKey)
      await tx.delete(fileRemoval).where(mine)
    } catch (error) {
      log.warn({ attempts: row.attempts + 1, reason: errorCode(error) ?? 'unknown' }, 'file not removed')
      const dueAt = new Date(now.getTime() + backoff(row.attempts))
      await tx
        .update(fileRemoval)
        .set({ attempts: row.attempts + 1, dueAt })
        .where(mine)
    }
    return true
  })
}

/** Takes everything out of the store that is due. @returns how many files were looked at */
export const removeDueFiles = async (context: Omit<RemovalContext, 'interval'>): Promise<number> => {
  let taken = 0
  while (await removeNext(context)) taken += 1
  return taken
}

/** A running removal. */
export interface RunningRemoval {
  /** Finishes the file at hand and stops. */
  stop(): Promise<void>
}

/** Takes out what is due until stopped. */
export const startFileRemoval = (context: RemovalContext): RunningRemoval => {
  let isAway = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    try {
      await removeDueFiles(context)
      isAway = false
    } catch (error) {
      // The database may be away for a while; the rows are still there when it is back.
      if (!isAway) context.log.warn({ code: errorCode(error) }, 'files not removed')
      isAway = true
    }
    if (!isStopped) schedule()
  }
  const schedule = (): void => {
    timer = setTimeout(() => {
      running = look()
    }, context.interval)
    timer.unref()
  }
  running = look()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
