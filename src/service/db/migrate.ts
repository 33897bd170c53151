import { fileURLToPath } from 'node:url'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { DatabaseClient } from './client.ts'
import { openDatabase } from './database.ts'
import { addReferenceData } from './reference/reference-data.ts'

/** Any number, as long as every version of the portal uses the same: it names the lock of the migrations. */
export const migrationLock = 7_205_114_001

/** Where the checked-in SQL files are, unless a bundle keeps them elsewhere. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the database to this version's schema, with the lists that every installation needs. Safe to start from several
 * processes at once: one migrates, the others wait for it and find nothing left to do.
 *
 * @param folder the folder with the SQL files and their journal
 */
export const migrate = async (pool: pg.Pool, folder: string = migrationsFolder): Promise<void> => {
  // Waiting for the lock, and a migration itself, may take longer than a request is allowed to.
  const client = new DatabaseClient({ ...pool.options, query_timeout: 0, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    const db = openDatabase(client)
    await applyMigrations(db, { migrationsFolder: folder })
    await db.transaction(addReferenceData)
  } finally {
    // Ending the session gives the lock back as well.
    await client.end()
  }
}
