import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { atRunTime } from '../../support/run-clock.mjs'

let pool: pg.Pool | undefined

/** Address of the database that the portal under test runs in its data folder. */
const databaseUrl = (): string => {
  const folder = process.env.PORTAL_DATA_FOLDER
  if (folder === undefined) throw new Error('PORTAL_DATA_FOLDER is not set: it names the data folder of the portal at PORTAL_URL')
  const cluster = join(folder, 'postgres')
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim()
  const password = readFileSync(join(cluster, 'portal.password'), 'utf8').trim()
  return `postgres://portal:${password}@127.0.0.1:${port}/portal`
}

/**
 * Runs one statement on the portal's own database.
 *
 * @returns its rows
 */
export const query = async (statement: string, values: readonly unknown[] = []): Promise<readonly Record<string, unknown>[]> => {
  pool ??= new pg.Pool({ connectionString: databaseUrl(), max: 2, idleTimeoutMillis: 1000, allowExitOnIdle: true })
  const { rows } = await pool.query<Record<string, unknown>>(atRunTime(statement), [...values])
  return rows
}
