import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { AdminProblem } from '../admin-problem.ts'

/** A version of the schema: what one migration makes of the one before. */
export interface Level {
  /** The migration's name, for example `0003_files`. */
  readonly tag: string
  /** When the migration was written, in milliseconds; the database knows it by this. */
  readonly when: number
  readonly hash: string
  readonly statements: readonly string[]
}

/** What there is of the portal's in a database of one version. */
export interface Made {
  readonly tables: readonly string[]
  readonly views: readonly string[]
}

export interface Schema {
  /** Every version that this portal knows, the oldest first. */
  readonly levels: readonly Level[]
  readonly newest: Level
  /** What else a database of that version has is not the portal's. */
  made(level: Level): Made
}

interface Journal {
  readonly entries: ReadonlyArray<{ readonly tag: string }>
}

type Snapshot = Readonly<Record<'tables' | 'views', Readonly<Record<string, unknown>>>>

/** @param folder the SQL files with what is written beside them of each version */
export const readSchema = (folder: string): Schema => {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, 'meta', name), 'utf8')) as T
  const { entries } = read<Journal>('_journal.json')
  const levels = readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => ({
    tag: entries[index]?.tag ?? '',
    when: folderMillis,
    hash,
    statements: sql,
  }))
  const newest = levels.at(-1)
  if (newest === undefined) throw new Error(`No migrations in ${folder}`)
  const namesIn = (part: object): readonly string[] => Object.keys(part).map((name) => name.replace('public.', ''))
  return {
    levels,
    newest,
    made: ({ tag }) => {
      const { tables, views } = read<Snapshot>(`${tag.slice(0, tag.indexOf('_'))}_snapshot.json`)
      return { tables: namesIn(tables), views: namesIn(views) }
    },
  }
}

/** When the last migration of a database was written; null for a database without any. */
const lastApplied = async (client: Client): Promise<number | null> => {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as oid")
  if (table.rows[0].oid === null) return null
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations')
  return rows[0].last === null ? null : Number(rows[0].last)
}

/**
 * The version of the schema that a database has; null for a new one.
 *
 * @param advice what to do where this portal does not know it, as the end of a sentence
 * @throws AdminProblem when it does not
 */
export const levelOfDatabase = async (client: Client, { levels }: Schema, advice: string): Promise<Level | null> => {
  const last = await lastApplied(client)
  if (last === null) return null
  const level = levels.find(({ when }) => when === last)
  if (level !== undefined) return level
  throw new AdminProblem([`The database is of another version of the portal than this one; ${advice}.`])
}

/** Applies migrations within the transaction of the client, and notes them as the portal does at its start. */
export const applyLevels = async (client: Client, levels: readonly Level[]): Promise<void> => {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
  for (const { statements, hash, when } of levels) {
    for (const statement of statements) await client.query(statement)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, when])
  }
}
