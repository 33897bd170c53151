import type { Client } from 'pg'
import { errorCode } from '../../db/failures.ts'
import { migrationLock } from '../../db/migrate.ts'
import type { FileStore } from '../../file/file-store.ts'
import { AdminProblem } from '../admin-problem.ts'
import { openBackup } from './archive-reader.ts'
import { countOthers, isolate } from './connection.ts'
import { type Level, readSchema, type Schema } from './levels.ts'
import type { Manifest } from './manifest.ts'
import { putFiles, takeOut } from './put-files.ts'
import { restoreRows } from './restore-rows.ts'

export interface RestoreWork {
  /** A connection of its own, without time limits. */
  readonly client: Client
  readonly fileStore: FileStore
  readonly migrationsFolder: string
  /** The ids of the keys with which the portal opens sealed fields. */
  readonly keyIds: readonly string[]
  readonly now: Date
}

export interface RestoreOptions {
  /** Whether a portal that has accounts is replaced. */
  readonly isReplacing: boolean
  /** Whether fields may come back that nobody can open. */
  readonly isOtherSecret: boolean
}

export interface RestoreSummary {
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** When the backup was made, as ISO 8601. */
  readonly madeAt: string
  /** Names in the file store of files that the backup had not. */
  readonly missing: readonly string[]
}

/** The version of the schema that the backup is of. @throws AdminProblem when this portal does not know it */
const levelOf = ({ migration, portal }: Manifest, { levels, newest }: Schema): Level => {
  const level = levels.find(({ tag, when }) => when === migration.when && tag === migration.tag)
  if (level !== undefined) return level
  const which = migration.when > newest.when ? 'a newer version' : 'another version'
  throw new AdminProblem([
    `The backup is of ${which} of the portal (${portal}, migration ${migration.tag}); restore it with that version.`,
  ])
}

const checkTables = ({ tables, leftOut }: Manifest, made: readonly string[]): void => {
  const names = tables.map(({ name }) => name)
  const forgotten = made.filter((name) => !names.includes(name) && !leftOut.includes(name))
  const unknown = names.filter((name) => !made.includes(name))
  if (forgotten.length + unknown.length === 0) return
  throw new AdminProblem([`The backup has not the tables of its version: ${[...forgotten, ...unknown].join(', ')}.`])
}

const checkSecret = ({ sealedWith }: Manifest, keyIds: readonly string[]): void => {
  const closed = sealedWith.filter(({ keyId }) => !keyIds.includes(keyId)).reduce((sum, { rows }) => sum + rows, 0)
  if (closed === 0) return
  throw new AdminProblem([
    `This backup was sealed with another SECRET: ${closed} payment accounts and problem reports in it could not be read. Set SECRET, or SECRET_PREVIOUS, to the one of that portal; with --other-secret it is restored all the same, and they stay closed.`,
  ])
}

/** Keeps a portal from starting until the transaction ends. @throws AdminProblem when one runs */
const checkStopped = async (client: Client): Promise<void> => {
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as granted', [migrationLock])
  const others = await countOthers(client)
  if (rows[0].granted === true && others === 0) return
  throw new AdminProblem([`The portal is running (connections to the database: ${others}). Stop all its processes first.`])
}

const checkEmpty = async (client: Client): Promise<void> => {
  const table = await client.query("select to_regclass('public.user_account') as oid")
  if (table.rows[0].oid === null) return
  const { rows } = await client.query('select count(*)::int as count from public.user_account')
  if (rows[0].count === 0) return
  throw new AdminProblem([
    `The portal is not empty: it has ${rows[0].count} accounts. With --replace all that it holds is replaced by the backup.`,
  ])
}

/** What others have done to the database that stands in the way, by SQLSTATE. */
const obstacles: Readonly<Record<string, string>> = {
  '55P03': 'Another connection holds a table of the portal for long; end it first.',
  '2BP01': "Something in the database that is not the portal's depends on its tables; restore into another database.",
  '0A000': "A table that is not the portal's refers to one of its tables; restore into another database.",
}

const asProblem = (error: unknown): unknown => {
  const obstacle = obstacles[errorCode(error) ?? '']
  return obstacle === undefined ? error : new AdminProblem([obstacle])
}

/**
 * Makes the portal what a backup holds, all or nothing: its rows in one transaction, brought to the present version, and its files.
 * Nobody is signed in afterwards, and nothing is waiting to be sent. The whole backup is checked before anything is touched.
 *
 * @param file path of the backup
 * @throws AdminProblem when it is damaged, of a newer version or sealed with another SECRET, when the portal runs, and when it has
 *   accounts and is not to be replaced
 */
export const restoreBackup = async (
  { client, fileStore, migrationsFolder, keyIds, now }: RestoreWork,
  file: string,
  { isReplacing, isOtherSecret }: RestoreOptions,
): Promise<RestoreSummary> => {
  const backup = await openBackup(file)
  const added: string[] = []
  let isCommitting = false
  try {
    const { manifest } = backup
    const schema = readSchema(migrationsFolder)
    const level = levelOf(manifest, schema)
    checkTables(manifest, schema.made(level).tables)
    if (!isOtherSecret) checkSecret(manifest, keyIds)
    await backup.verify()
    await client.query('BEGIN')
    await isolate(client)
    await client.query("SET LOCAL lock_timeout = '10s'")
    await checkStopped(client)
    if (!isReplacing) await checkEmpty(client)
    const rows = await restoreRows(client, backup, schema, level, now)
    await putFiles(fileStore, backup, added)
    isCommitting = true
    await client.query('COMMIT')
    const { tables, files, madeAt, missing } = manifest
    return { tables: tables.length, rows, files: files.length, madeAt, missing }
  } catch (error) {
    // Nobody knows what became of a commit whose connection was lost; the files are there for it.
    if (!isCommitting) {
      await client.query('ROLLBACK').catch(() => undefined)
      await takeOut(fileStore, added)
    }
    throw asProblem(error)
  } finally {
    backup.close()
  }
}
