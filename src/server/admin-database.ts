import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectForCopies } from '#service/admin/backup/connection.ts'
import type { OwnerWork } from '#service/admin/owner-work.ts'
import { type Database, openDatabase } from '#service/db/database.ts'
import { errorCode, isDatabaseAway } from '#service/db/failures.ts'
import { migrationsFolder } from '#service/db/migrate.ts'
import { pendingMigrations } from '#service/db/pending-migrations.ts'
import { createPool } from '#service/db/pool.ts'
import { deriveKeys } from '#service/keys.ts'
import { DataFolderHeld, openDataFolder } from './data-folder.ts'
import { findRunningPostgres, startPostgres } from './postgres/postgres.ts'
import { migrateDatabase } from './prepare-database.ts'
import { readKnownSecret } from './secrets.ts'
import type { PortalSettings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

/** How long to wait for a portal that is just starting or stopping, in milliseconds. */
const timeout = 20_000

interface Opened {
  readonly url: string
  close(): Promise<void>
}

/**
 * The bundled database: the one that the running portal has started, else one that is started for this and stopped afterwards.
 *
 * @throws DataFolderHeld when the portal runs and must not
 */
const openBundled = async (dataFolder: string, mayRun: boolean): Promise<Opened> => {
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
      if (!mayRun && !error.isStopping) throw error
      const url = error.isStopping ? null : findRunningPostgres(dataFolder)
      if (url !== null) return { url, close: async () => undefined }
      if (Date.now() > until) throw new StartProblem(`${error.message} Its database does not answer.`)
    }
  }
}

type Place = Pick<PortalSettings, 'databaseUrl' | 'dataFolder'> & Partial<Pick<PortalSettings, 'databaseSessionUrl'>>

const unreachable = (error: unknown): StartProblem =>
  new StartProblem(`The database cannot be reached (${errorCode(error) ?? 'no answer'}).`)

const isThroughPooler = ({ databaseSessionUrl = null }: Place): boolean => databaseSessionUrl !== null

const withDatabase = async <T>(
  { databaseUrl, databaseSessionUrl = null, dataFolder }: Place,
  mayRun: boolean,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  if (databaseUrl !== null) return await work(databaseSessionUrl ?? databaseUrl)
  const opened = await openBundled(dataFolder, mayRun)
  try {
    return await work(opened.url)
  } finally {
    await opened.close()
  }
}

/**
 * Does work on the portal's database, brought to this version's schema: DATABASE_URL, or the bundled one of the data folder, whether
 * the portal is running or not.
 *
 * @throws StartProblem when the database cannot be reached
 */
export const withAdminDatabase = async <T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> =>
  await withDatabase(place, true, async (url) => {
    const pool = createPool(url, { max: 2, queryTimeoutMillis: 600_000 })
    try {
      await migrateDatabase(url, { migrationsFolder, isThroughPooler: isThroughPooler(place) })
      return await work(openDatabase(pool))
    } finally {
      await pool.end()
    }
  })

/**
 * Brings the portal's database to this version's schema, with the lists that every installation needs.
 *
 * @returns the migrations that it lacked
 * @throws StartProblem when the database cannot be reached
 */
export const migrateAdminDatabase = async (place: Place): Promise<readonly string[]> =>
  await withDatabase(place, true, async (url) => {
    const pool = createPool(url, { max: 1 })
    try {
      const pending = await pendingMigrations(pool, migrationsFolder).catch((error: unknown) => {
        throw isDatabaseAway(error) ? unreachable(error) : error
      })
      await migrateDatabase(url, { migrationsFolder, isThroughPooler: isThroughPooler(place) })
      return pending
    } finally {
      await pool.end()
    }
  })

const withConnection = async <T>(place: Place, mayRun: boolean, work: (client: Client) => Promise<T>): Promise<T> =>
  await withDatabase(place, mayRun, async (url) => {
    const client = await connectForCopies(url).catch((error: unknown) => {
      throw unreachable(error)
    })
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  })

/**
 * Does work on a connection to the portal's database as it is, whether the portal is running or not.
 *
 * @throws StartProblem when the database cannot be reached
 */
export const withRunningDatabase = async <T>(place: Place, work: (client: Client) => Promise<T>): Promise<T> =>
  await withConnection(place, true, work)

/**
 * Does work on a connection to the database of a portal that is stopped, as it is; a bundled portal cannot start meanwhile.
 *
 * @throws StartProblem when the bundled portal runs, and when the database cannot be reached
 */
export const withStoppedDatabase = async <T>(place: Place, work: (client: Client) => Promise<T>): Promise<T> =>
  await withConnection(place, false, work)

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
