import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../src/server/postgres/postgres.ts'
import { migrate } from '../../src/service/db/migrate.ts'
import { createPool } from '../../src/service/db/pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server without a database, and the name of a migrated database to copy. */
    postgres: { readonly url: string; readonly template: string }
  }
}

const template = 'portal_template'

const prepare = async (server: string): Promise<void> => {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    // The data is thrown away: durability would only cost time here.
    await client.query('ALTER SYSTEM SET fsync = off')
    await client.query('SELECT pg_reload_conf()')
    await client.query(`CREATE DATABASE ${template}`)
  } finally {
    await client.end()
  }
  const pool = createPool(`${server}/${template}`)
  await migrate(pool)
  await pool.end()
}

/** Starts one real PostgreSQL in a temporary folder for all service tests, with a migrated database to copy from. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-test-postgres-'))
  // PostgreSQL drops the rights of root and must still reach its data.
  await chmod(dataFolder, 0o755)
  const postgres = await startPostgres({ dataFolder })
  const stop = async (): Promise<void> => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  const url = postgres.url.replace(/\/[^/]*$/, '')
  try {
    await prepare(url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgres', { url, template })
  return stop
}
