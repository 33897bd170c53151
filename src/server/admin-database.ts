import { setTimeout as pause } from 'node:timers/promises'
import type { OwnerWork } from '#service/admin/owner-work.ts'
import { type Database, openDatabase } from '#service/db/database.ts'
import { migrate } from '#service/db/migrate.ts'
import { createPool } from '#service/db/pool.ts'
import { deriveKeys } from '#service/keys.ts'
import { DataFolderHeld, openDataFolder } from './data-folder.ts'
import { findRunningPostgres, startPostgres } from './postgres/postgres.ts'
import { readKnownSecret } from './secrets.ts'
import type { PortalSettings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

/** How long to wait for a portal that is just starting or stopping, in milliseconds. */
const timeout = 20_000

interface Opened {
  readonly url: string
  close(): Promise<void>
}

/** The bundled database: the one that the running portal has started, else one that is started for this and stopped afterwards. */
const openBundled = async (dataFolder: string): Promise<Opened> => {
  for (const until = Date.now() + timeout; ; await pause(200)) {
    try {
      const folder = openDataFolder(dataFolder)
      try {
        const postgres = await startPostgres({ dataFolder })
        return { url: postgres.url, close: () => postgres.stop().finally(() => folder.release()) }
      } catch (error) {
        folder.release()
        throw error
      }
    } catch (error) {
      if (!(error instanceof DataFolderHeld)) throw error
      const url = error.isStopping ? null : findRunningPostgres(dataFolder)
      if (url !== null) return { url, close: async () => undefined }
      if (Date.now() > until) throw new StartProblem(`${error.message} Its database does not answer.`)
    }
  }
}

/**
 * Does work on the portal's database, brought to this version's schema: DATABASE_URL, or the bundled one of the data folder, whether
 * the portal is running or not.
 *
 * @throws StartProblem when the database cannot be reached
 */
export const withAdminDatabase = async <T>(
  { databaseUrl, dataFolder }: Pick<PortalSettings, 'databaseUrl' | 'dataFolder'>,
  work: (db: Database) => Promise<T>,
): Promise<T> => {
  const opened = databaseUrl === null ? await openBundled(dataFolder) : { url: databaseUrl, close: async () => undefined }
  const pool = createPool(opened.url, { max: 2, queryTimeoutMillis: 600_000 })
  try {
    await migrate(pool)
    return await work(openDatabase(pool))
  } finally {
    await pool.end()
    await opened.close()
  }
}

/**
 * Does an owner's work: on the portal's database, telling its members of it as the portal itself would.
 *
 * @throws StartProblem when the database cannot be reached, and when the portal has no secret yet
 */
export const withOwnerWork = async <T>(settings: PortalSettings, work: (owner: OwnerWork) => Promise<T>): Promise<T> => {
  const keys = deriveKeys(readKnownSecret(settings), settings.previousSecret)
  // Outside production a portal makes the keys of push messages itself.
  const pushes = settings.vapid !== null || !settings.production
  return await withAdminDatabase(settings, (db) => work({ db, keys, now: new Date(), pushes }))
}
