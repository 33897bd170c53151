import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type BundledPostgres, startPostgres } from '../../src/server/postgres/postgres.ts'
import { migrate } from '../../src/service/db/migrate.ts'
import { createPool } from '../../src/service/db/pool.ts'
import { demoPassword } from '../../src/service/db/seed/people.ts'
import { seedForTests } from '../service/support/samples.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server without a database, and the names of databases to copy: a migrated one, and one with the demo data of a day. */
    postgres: { readonly url: string; readonly template: string; readonly seededTemplate: string; readonly seededAt: string }
  }
}

const template = 'portal_template'
const seededTemplate = 'portal_seeded_template'

const prepare = async (address: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> => {
  const pool = createPool(address)
  await work(pool)
  await pool.end()
}

const onServer = async (server: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const serverOf = ({ url }: BundledPostgres): string => url.replace(/\/[^/]*$/, '')

/** The data is thrown away, so durability would only cost time; and every test file at work has a pool or two of its own. */
const testSettings = ['ALTER SYSTEM SET fsync = off', 'ALTER SYSTEM SET max_connections = 500']

const startForTests = async (dataFolder: string): Promise<BundledPostgres> => {
  const first = await startPostgres({ dataFolder })
  try {
    await onServer(serverOf(first), testSettings)
  } finally {
    await first.stop()
  }
  return await startPostgres({ dataFolder })
}

/** The demo accounts' password at next to no cost: tests sign in hundreds of times, and what a hash must cost is a test of its own. */
const cheapen = async (pool: pg.Pool): Promise<void> => {
  const passwordHash = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await pool.query('update user_account set password_hash = $1', [passwordHash])
}

/** Starts one real PostgreSQL in a temporary folder for all service tests, with a migrated database to copy from. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-test-postgres-'))
  // PostgreSQL drops the rights of root and must still reach its data.
  await chmod(dataFolder, 0o755)
  const postgres = await startForTests(dataFolder)
  const stop = async (): Promise<void> => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  const url = serverOf(postgres)
  const seededAt = new Date()
  try {
    await onServer(url, [`CREATE DATABASE ${template}`])
    await prepare(`${url}/${template}`, migrate)
    await onServer(url, [`CREATE DATABASE ${seededTemplate} TEMPLATE ${template}`])
    await prepare(`${url}/${seededTemplate}`, async (pool) => {
      await seedForTests(pool, seededAt)
      await cheapen(pool)
    })
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgres', { url, template, seededTemplate, seededAt: seededAt.toISOString() })
  return stop
}
