import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type BackupSummary, writeBackup } from '../../../src/service/admin/backup/backup.ts'
import { readTables } from '../../../src/service/admin/backup/catalogue.ts'
import { connectForCopies } from '../../../src/service/admin/backup/connection.ts'
import { leftOut } from '../../../src/service/admin/backup/left-out.ts'
import { type RestoreSummary, restoreBackup } from '../../../src/service/admin/backup/restore.ts'
import { openDatabase } from '../../../src/service/db/database.ts'
import { migrationsFolder } from '../../../src/service/db/migrate.ts'
import { createPool } from '../../../src/service/db/pool.ts'
import { seedFiles } from '../../../src/service/db/seed/files.ts'
import { allFieldKeys } from '../../../src/service/field-encryption.ts'
import { diskStore } from '../../../src/service/file/disk-store.ts'
import type { FileStore } from '../../../src/service/file/file-store.ts'
import { deriveFieldKeys } from '../../../src/service/keys.ts'
import { importTraining } from '../../../src/service/training/content/import.ts'
import { createTestDatabase } from '../../support/database.ts'
import { testSecret } from './samples.ts'
import { trainingFiles } from './training.ts'

/** A folder for one test. */
export const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A database of its own with a file store of its own, for one test. */
export interface Place {
  readonly url: string
  readonly folder: string
  readonly fileStore: FileStore
}

export const newPlace = async (kind: Parameters<typeof createTestDatabase>[0] = { empty: true }): Promise<Place> => {
  const database = await createTestDatabase(kind)
  onTestFinished(() => database.drop())
  const folder = await newFolder()
  return { url: database.url, folder, fileStore: diskStore(folder) }
}

export const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = await connectForCopies(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs statements, one after the other. @returns the rows of the last one */
export const runSql = async (url: string, ...statements: readonly string[]): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: readonly Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

export const backUp = async (
  { url, fileStore }: Pick<Place, 'url' | 'fileStore'>,
  file: string,
  folder = migrationsFolder,
): Promise<BackupSummary> =>
  await withClient(url, (client) =>
    writeBackup({ client, fileStore, migrationsFolder: folder, version: '0.1.0', now: new Date() }, file),
  )

interface Given {
  readonly isReplacing?: boolean
  readonly isOtherSecret?: boolean
  readonly secret?: string
  readonly previousSecret?: string
  readonly folder?: string
}

export const restore = async (
  { url, fileStore }: Pick<Place, 'url' | 'fileStore'>,
  file: string,
  { isReplacing = false, isOtherSecret = false, secret = testSecret, previousSecret, folder = migrationsFolder }: Given = {},
): Promise<RestoreSummary> => {
  const keyIds = allFieldKeys(deriveFieldKeys(secret, previousSecret ?? null)).map(({ id }) => id)
  const work = { fileStore, migrationsFolder: folder, keyIds, now: new Date() }
  return await withClient(url, (client) => restoreBackup({ ...work, client }, file, { isReplacing, isOtherSecret }))
}

/** Puts the demo's CVs and the samples of training, with their pictures, into a place that has the demo data. */
export const addFiles = async ({ url, fileStore }: Place): Promise<void> => {
  const pool = createPool(url)
  await seedFiles(pool, fileStore)
  await importTraining({ db: openDatabase(pool), fileStore, now: new Date() }, await trainingFiles())
  await pool.end()
}

/** What a store in a folder holds: a hash by the name of each file. */
export const filesOf = async ({ folder }: Place): Promise<Readonly<Record<string, string>>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
  const hashed = paths.sort().map(async (path) => {
    const hash = createHash('sha256').update(await readFile(path))
    return [path.slice(folder.length), hash.digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashed))
}

/** A hash of the rows of every table that a backup has, whatever their order, and the columns that identify it. */
export const contentOf = async (url: string): Promise<Readonly<Record<string, string>>> =>
  await withClient(url, async (client) => {
    const tables = (await readTables(client)).filter(({ name }) => !leftOut.has(name))
    const hashes: Record<string, string> = {}
    for (const { name, columns } of tables) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(line, e'\n' order by line)), '') as hash from (select t::text as line from public."${name}" t) lines`,
      )
      hashes[name] = `${columns.join(',')} ${rows[0].hash}`
    }
    return hashes
  })
