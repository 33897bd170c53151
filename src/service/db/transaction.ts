import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Database, openDatabase, type Transaction } from './database.ts'
import { isConflict, isConnectionLost, isDatabaseAway } from './failures.ts'

type Work<T> = (tx: Transaction) => Promise<T>

/** The query builder over each connection of a pool, made once. */
const overConnections = new WeakMap<pg.PoolClient, Database>()

const overConnection = (client: pg.PoolClient): Database => {
  const known = overConnections.get(client)
  if (known !== undefined) return known
  const made = openDatabase(client)
  overConnections.set(client, made)
  return made
}

/**
 * Runs the work in one transaction, once. The connection goes back to its pool whatever happens, also when the transaction could not
 * begin, and one that may be broken is closed instead.
 */
export const inOneTransaction = async <T>(db: Database, work: Work<T>): Promise<T> => {
  const pool = db.$client
  if (!(pool instanceof pg.Pool)) return await db.transaction(work)
  const client = await pool.connect()
  let isBroken = false
  try {
    return await overConnection(client).transaction(work)
  } catch (error) {
    isBroken = isDatabaseAway(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

const attempts = 6

export interface TransactionOptions {
  /** Whether the work, run after it was committed already, finds that and changes nothing more; false when not given. */
  readonly isRepeatable?: boolean
}

/**
 * Runs the work in one transaction, again when the database gave up on it because of a conflict with another one, or when its
 * connection was lost before the commit was asked for: nothing of it has stayed then. Where the connection is lost during the commit
 * nobody knows what stayed, so that only repeatable work is run again. The work must have no effect outside the transaction.
 */
export const inTransaction = async <T>(
  db: Database,
  work: Work<T>,
  { isRepeatable = false }: TransactionOptions = {},
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false
    try {
      return await inOneTransaction(db, async (tx) => {
        const value = await work(tx)
        isCommitting = true
        return value
      })
    } catch (error) {
      const isUndone = isConflict(error) || (isConnectionLost(error) && (isRepeatable || !isCommitting))
      if (attempt >= attempts || !isUndone) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}
