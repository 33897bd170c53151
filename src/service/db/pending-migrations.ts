import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { errorCode } from './failures.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}

/** The table of what was applied, or its schema, is not there yet. */
const isEmpty = (error: unknown): boolean => ['42P01', '3F000'].includes(errorCode(error) ?? '')

const lastApplied = async (pool: pg.Pool): Promise<number> => {
  try {
    const { rows } = await pool.query<{ readonly last: string | null }>(
      'select max(created_at)::text as last from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.last ?? 0)
  } catch (error) {
    if (isEmpty(error)) return 0
    throw error
  }
}

/**
 * The migrations of this version that the database does not have. One of a newer version lacks none.
 *
 * @param folder the folder with the SQL files and their journal
 */
export const pendingMigrations = async (pool: pg.Pool, folder: string): Promise<readonly string[]> => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal
  const last = await lastApplied(pool)
  return entries.filter(({ when }) => when > last).map(({ tag }) => tag)
}
