import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../database.ts'

/**
 * Puts many rows in with one statement; those that are there stay. Their values travel as one JSON text, so that nothing is built for each
 * of them on this side.
 *
 * @param rows all with the same columns; a moment may be a `Date` or a text
 */
export const insertRows = async <Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: readonly Partial<Record<keyof Table['$inferInsert'], unknown>>[],
): Promise<void> => {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(
    Object.keys(first).map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  )
  const named = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value])))
  await db.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}) on conflict do nothing`)
}
