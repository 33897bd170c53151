import { pipeline } from 'node:stream/promises'
import pg, { type Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { openDatabase } from '../../db/database.ts'
import { addReferenceData } from '../../db/reference/reference-data.ts'
import type { BackupReader } from './archive-reader.ts'
import { copied, setAside } from './catalogue.ts'
import { leftOut } from './left-out.ts'
import { applyLevels, type Level, levelOfDatabase, type Made, type Schema } from './levels.ts'
import { tableEntry } from './manifest.ts'
import { readNamedFiles } from './named-files.ts'

/** How long the files of what was replaced stay, in milliseconds, for whoever restored the wrong backup: a week. */
const graceTime = 7 * 24 * 60 * 60 * 1000

/** Names of tables or views as SQL. */
const listed = (names: readonly string[]): string => names.map((name) => `public.${pg.escapeIdentifier(name)}`).join(', ')

/** Names in the file store that the database knows, also of what is to be removed. */
const readKeys = async (client: Client, tables: readonly string[]): Promise<readonly string[]> => {
  if (!tables.includes('file_removal')) return []
  const { rows } = await client.query<{ readonly key: string }>(
    'select storage_key as key from public.stored_file union select storage_key from public.file_removal',
  )
  return rows.map(({ key }) => key)
}

/** What was known before and is named no more leaves the file store, as it would have if people had removed it. */
const removeLater = async (client: Client, known: readonly string[], tables: readonly string[], now: Date): Promise<void> => {
  const named = new Set((await readNamedFiles(client, tables)).map(({ key }) => key))
  await client.query(
    `insert into public.file_removal (storage_key, due_at)
    select key, $2::timestamptz from unnest($1::text[]) as key on conflict do nothing`,
    [known.filter((key) => !named.has(key)), new Date(now.getTime() + graceTime)],
  )
}

/** There is no way back from a migration but to make the tables anew. */
const dropTables = async (client: Client, { tables, views }: Made): Promise<void> => {
  if (views.length > 0) await client.query(`DROP VIEW ${listed(views)}`)
  await client.query(`DROP TABLE ${listed(tables)}`)
  await client.query('DELETE FROM drizzle.__drizzle_migrations')
}

/** @returns how many rows there were */
const load = async (client: Client, backup: BackupReader, tables: readonly string[]): Promise<number> => {
  const { before, after } = await setAside(client, tables)
  for (const statement of before) await client.query(statement)
  await client.query(`TRUNCATE ${listed(tables)}`)
  let count = 0
  for (const table of backup.manifest.tables.filter(({ name }) => !leftOut.has(name))) {
    const rows = client.query(copyFrom(`COPY ${copied(table)} FROM STDIN`))
    await pipeline(await backup.read(tableEntry(table.name)), rows)
    count += rows.rowCount
  }
  for (const statement of after) await client.query(statement)
  for (const { name, next } of backup.manifest.sequences) {
    // Undone with the transaction, as setval would not be.
    await client.query(`ALTER SEQUENCE public.${pg.escapeIdentifier(name)} RESTART WITH ${next}`)
  }
  return count
}

/**
 * Makes the tables, within the transaction of the client, what a backup holds: as they were at its version of the schema, then brought
 * to the present one.
 *
 * @param level the backup's version
 * @returns how many rows were put in
 */
export const restoreRows = async (
  client: Client,
  backup: BackupReader,
  schema: Schema,
  level: Level,
  now: Date,
): Promise<number> => {
  const { levels, made } = schema
  const present = await levelOfDatabase(client, schema, 'restore into a new one')
  const known = present === null ? [] : await readKeys(client, made(present).tables)
  if (present !== null && present !== level) await dropTables(client, made(present))
  if (present !== level) await applyLevels(client, levels.slice(0, levels.indexOf(level) + 1))
  const count = await load(client, backup, made(level).tables)
  await applyLevels(client, levels.slice(levels.indexOf(level) + 1))
  await addReferenceData(openDatabase(client))
  const { tables } = made(schema.newest)
  await removeLater(client, known, tables, now)
  // Without it the first pages would be planned for empty tables.
  await client.query(`ANALYZE ${listed(tables)}`)
  return count
}
