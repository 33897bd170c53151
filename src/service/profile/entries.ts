import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../db/database.ts'
import { errorCode } from '../db/failures.ts'
import { forbidden, HttpError } from '../http-error.ts'

/** Most entries of each kind that one person may have. */
export const entryLimit = 100

/** A table of what people enter about themselves: the key is the person's id and the entry's. */
type EntryTable = PgTable & { readonly memberId: PgColumn; readonly id: PgColumn }

/** The order of entries that have no date of their own. */
export const lastAddedFirst = (columns: { readonly createdAt: PgColumn; readonly id: PgColumn }): SQL[] => [
  desc(columns.createdAt),
  asc(columns.id),
]

/**
 * The id under which an entry is to be written: the one given, which must be the person's own, or a new one.
 *
 * @throws HttpError 403 when the person has no such entry, 409 when they have as many as may be
 */
export const entryId = async (
  tx: Transaction,
  table: EntryTable,
  memberId: string,
  given: string | null | undefined,
): Promise<string> => {
  if (given === null || given === undefined || given === '') {
    if ((await tx.$count(table, eq(table.memberId, memberId))) >= entryLimit) {
      throw new HttpError(409, `You can have at most ${entryLimit} entries here. Please remove one first.`)
    }
    return randomUUID()
  }
  const id = given.toLowerCase()
  if ((await tx.$count(table, and(eq(table.memberId, memberId), eq(table.id, id)))) === 0) throw forbidden()
  return id
}

/**
 * Removes one of the person's own entries.
 *
 * @throws HttpError 403 when they have no such entry
 */
export const removeEntry = async (tx: Transaction, table: EntryTable, memberId: string, id: string): Promise<void> => {
  const { rowCount } = await tx.delete(table).where(and(eq(table.memberId, memberId), eq(table.id, id)))
  if (rowCount === 0) throw forbidden()
}

const uniqueViolation = '23505'

/** Runs a write; when it would make something that exists once exist twice, `duplicate` is thrown and nothing of it stays. */
export const onlyOnce = async <T>(tx: Transaction, duplicate: HttpError, write: (tx: Transaction) => Promise<T>): Promise<T> => {
  try {
    return await tx.transaction(write)
  } catch (error) {
    if (errorCode(error) === uniqueViolation) throw duplicate
    throw error
  }
}

/** The one row of a write that always has one. */
export const onlyRow = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('A write returned no row.')
  return row
}
