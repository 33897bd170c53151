import pg, { type Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileStore } from '../../file/file-store.ts'
import { fileReadingLock } from '../../file/removal.ts'
import { AdminProblem } from '../admin-problem.ts'
import { type ArchiveWriter, writeArchive } from './archive-writer.ts'
import { copied, readSequences, readTables, type Table } from './catalogue.ts'
import { isolate } from './connection.ts'
import { leftOut } from './left-out.ts'
import { levelOfDatabase, readSchema } from './levels.ts'
import {
  type BackedUpFile,
  fileEntry,
  format,
  hashLine,
  type Manifest,
  manifestEntry,
  manifestHashEntry,
  tableEntry,
} from './manifest.ts'
import { type NamedFile, readNamedFiles } from './named-files.ts'

export interface BackupWork {
  /** A connection of its own, without time limits. */
  readonly client: Client
  readonly fileStore: FileStore
  readonly migrationsFolder: string
  /** The portal's version. */
  readonly version: string
  readonly now: Date
}

/** What a backup holds. */
export interface BackupSummary {
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Of the archive. */
  readonly bytes: number
  /** Names in the file store of files that rows name and that are not there. */
  readonly missing: readonly string[]
  /** Tables that are there and not the portal's, so that they are not in it. */
  readonly foreign: readonly string[]
}

/** How many rows each SECRET has sealed: a table with sealed fields says by `key_id` which of them did. */
const readSealers = async (client: Client, tables: readonly Table[]): Promise<Manifest['sealedWith']> => {
  const sealed = tables.filter(({ columns }) => columns.includes('key_id'))
  const counts = new Map<string, number>()
  for (const { name } of sealed) {
    const { rows } = await client.query<{ readonly id: string; readonly count: string }>(
      `select key_id as id, count(*) from public.${pg.escapeIdentifier(name)} group by key_id`,
    )
    for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(count))
  }
  return [...counts].sort().map(([keyId, rows]) => ({ keyId, rows }))
}

type Rows = Pick<Manifest, 'migration' | 'sealedWith' | 'tables' | 'sequences'>

interface Snapshot {
  readonly rows: Rows
  readonly named: readonly NamedFile[]
  readonly foreign: readonly string[]
}

/** Everything that the database holds, as of one moment, while others go on writing. */
const addRows = async ({ client, migrationsFolder }: BackupWork, archive: ArchiveWriter): Promise<Snapshot> => {
  const schema = readSchema(migrationsFolder)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await isolate(client)
  const level = await levelOfDatabase(client, schema, 'back it up with that version')
  if (level === null) throw new AdminProblem(['There is no portal in the database yet.'])
  const made = new Set(schema.made(level).tables)
  const all = await readTables(client)
  const ours = all.filter(({ name }) => made.has(name) && !leftOut.has(name))
  const tables: Manifest['tables'] = []
  for (const table of ours) {
    const rows = client.query(copyTo(`COPY ${copied(table)} TO STDOUT`))
    const measured = await archive.add(tableEntry(table.name), rows, true)
    // The count comes after the last row.
    await client.query('SELECT')
    tables.push({ name: table.name, columns: [...table.columns], rows: rows.rowCount, ...measured })
  }
  const names = ours.map(({ name }) => name)
  const sequences = [...(await readSequences(client, names))]
  const named = await readNamedFiles(client, names)
  const sealedWith = await readSealers(client, ours)
  await client.query('COMMIT')
  return {
    rows: { migration: { tag: level.tag, when: level.when }, sealedWith, tables, sequences },
    named,
    foreign: all.flatMap(({ name }) => (made.has(name) ? [] : [name])),
  }
}

const addFiles = async (
  { fileStore }: BackupWork,
  archive: ArchiveWriter,
  named: readonly NamedFile[],
): Promise<Pick<Manifest, 'files' | 'missing'>> => {
  const files: BackedUpFile[] = []
  const missing: string[] = []
  for (const { key, mediaType } of named) {
    const content = await fileStore.read(key)
    if (content === null) {
      missing.push(key)
      continue
    }
    const measured = await archive.add(fileEntry(key), content.body, false)
    if (measured.bytes !== content.size)
      throw new Error(`The file store gave ${measured.bytes} of ${content.size} bytes of ${key}.`)
    files.push({ key, mediaType, ...measured })
  }
  return { files, missing }
}

/**
 * Writes everything that the portal holds, as of one moment, into one file, while the portal goes on running. No file that a row of
 * that moment names leaves the file store meanwhile.
 *
 * @param file path of the archive
 * @throws AdminProblem when the file exists, or the database is not one that this version knows
 */
export const writeBackup = async (work: BackupWork, file: string): Promise<BackupSummary> => {
  const { client, version, now } = work
  const { value, size } = await writeArchive(file, async (archive) => {
    // Taken before the moment of the rows, so that whatever was removed before is named by none of them.
    await client.query('SELECT pg_advisory_lock($1)', [fileReadingLock])
    const { rows, named, foreign } = await addRows(work, archive)
    const files = await addFiles(work, archive, named)
    await client.query('SELECT pg_advisory_unlock($1)', [fileReadingLock])
    const manifest: Manifest = {
      format,
      portal: version,
      madeAt: now.toISOString(),
      ...rows,
      leftOut: [...leftOut],
      ...files,
    }
    const { sha256 } = await archive.add(manifestEntry, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), true)
    await archive.add(manifestHashEntry, Buffer.from(hashLine(sha256)), false)
    return { manifest, foreign }
  })
  const { tables, files, missing } = value.manifest
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    bytes: size,
    missing,
    foreign: value.foreign,
  }
}
