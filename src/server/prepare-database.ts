import type { Pool } from 'pg'
import { migrate } from '#service/db/migrate.ts'
import { pendingMigrations } from '#service/db/pending-migrations.ts'
import { createPool } from '#service/db/pool.ts'
import { limitStatements, missingLimit } from '#service/db/statement-limit.ts'
import { StartProblem } from './start-problem.ts'

export interface Preparation {
  readonly migrationsFolder: string
  /** Whether the processes reach the database through a pooler. */
  readonly isThroughPooler: boolean
}

/**
 * Brings the database to this version's schema, and gives the role's statements a limit where a pooler takes none.
 *
 * @param sessionUrl where the database itself answers: the migrations hold a lock for the length of a session
 */
export const migrateDatabase = async (sessionUrl: string, { migrationsFolder, isThroughPooler }: Preparation): Promise<void> => {
  // It makes no connection by itself; both take its options.
  const sessions = createPool(sessionUrl)
  await migrate(sessions, migrationsFolder)
  if (isThroughPooler) await limitStatements(sessions)
}

/** @throws StartProblem when the database has not the schema of this version yet */
export const checkMigrated = async (pool: Pool, migrationsFolder: string): Promise<void> => {
  const pending = await pendingMigrations(pool, migrationsFolder)
  if (pending.length === 0) return
  throw new StartProblem(
    `The database lacks migrations of this version (${pending[0]}${pending.length > 1 ? ` to ${pending.at(-1)}` : ''}): run npm run admin -- migrate, or set MIGRATE_AT_START to on.`,
  )
}

/** @throws StartProblem when statements over the pooler's connections would never end */
export const checkLimit = async (pool: Pool): Promise<void> => {
  const missing = await missingLimit(pool)
  if (missing === null) return
  throw new StartProblem(
    `Statements through DATABASE_URL have no time limit. Run this on the database, then RECONNECT in the pooler: ${missing};`,
  )
}
