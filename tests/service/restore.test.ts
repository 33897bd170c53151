import { cp, open, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openPromise } from 'yauzl'
import { withStoppedDatabase } from '../../src/server/admin-database.ts'
import { openDataFolder } from '../../src/server/data-folder.ts'
import { tableEntry } from '../../src/service/admin/backup/manifest.ts'
import { outbox } from '../../src/service/db/message-schema.ts'
import { migrate, migrationsFolder } from '../../src/service/db/migrate.ts'
import { createPool } from '../../src/service/db/pool.ts'
import type { FileStore } from '../../src/service/file/file-store.ts'
import {
  addFiles,
  backUp,
  contentOf,
  filesOf,
  newFolder,
  newPlace,
  type Place,
  restore,
  runSql,
  withClient,
} from './support/backups.ts'
import { testSecret } from './support/samples.ts'
import { type RunningService, startService } from './support/service.ts'

const newFile = async (): Promise<string> => join(await newFolder(), 'portal.backup')

/** A backup of the demo data with files. */
const newBackup = async (): Promise<{ readonly place: Place; readonly file: string }> => {
  const [place, file] = [await newPlace({ seeded: true }), await newFile()]
  await addFiles(place)
  await backUp(place, file)
  return { place, file }
}

const stateOf = async (place: Place) => [await contentOf(place.url), await filesOf(place)] as const

/** The migrations up to one of them, as an older version of the portal has them. */
const olderFolder = async (last: string): Promise<string> => {
  const folder = join(await newFolder(), 'migrations')
  await cp(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { readonly entries: ReadonlyArray<{ readonly tag: string }> }
  const count = journal.entries.findIndex(({ tag }) => tag === last) + 1
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

/** A portal of an older version with one person, who has a day of code. */
const olderBackup = async (last: string): Promise<{ readonly file: string; readonly folder: string }> => {
  const [place, file, folder] = [await newPlace(), await newFile(), await olderFolder(last)]
  const pool = createPool(place.url)
  await migrate(pool, folder)
  await pool.end()
  const id = '01234567-89ab-4def-8123-456789abcdef'
  await runSql(
    place.url,
    `insert into user_account (id, user_name, password_hash, role, created_at) values ('${id}', 'ada@example.org', 'x', 'Teammember', now())`,
    `insert into team_member (id, user_account_id, first_name, last_name, email, member_since) values ('${id}', '${id}', 'Ada', 'L', 'ada@example.org', now())`,
  )
  await backUp(place, file, folder)
  return { file, folder }
}

/** Turns one bit in the middle of an entry. */
const alterEntry = async (file: string, name: string): Promise<void> => {
  const zip = await openPromise(file)
  const entries = new Map<string, number>()
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
    entries.set(name, fileDataStart + Math.floor(entry.compressedSize / 2))
  }
  const at = entries.get(name)
  if (at === undefined) throw new Error(`No ${name}`)
  const handle = await open(file, 'r+')
  const byte = Buffer.alloc(1)
  await handle.read(byte, 0, 1, at)
  byte.writeUInt8(byte.readUInt8() ^ 4)
  await handle.write(byte, 0, 1, at)
  await handle.close()
}

it('refuses a backup that is not what was written, and changes nothing', async () => {
  const { place, file } = await newBackup()
  const [stored] = await runSql(place.url, 'select storage_key as key from stored_file limit 1')
  const before = await stateOf(place)
  const damages: ReadonlyArray<readonly [string, (copy: string) => Promise<void>]> = [
    ['its end is missing', async (copy) => truncate(copy, 300_000)],
    ['its end is missing', async (copy) => writeFile(copy, '')],
    ['tables/timesheet.copy is not what was backed up', (copy) => alterEntry(copy, tableEntry('timesheet'))],
    [`files/${stored?.key} is not what was backed up`, (copy) => alterEntry(copy, `files/${stored?.key}`)],
    ['backup.json cannot be read|backup.json is not what was written', (copy) => alterEntry(copy, 'backup.json')],
    ['backup.json is not what was written', (copy) => alterEntry(copy, 'backup.json.sha256')],
  ]
  for (const [words, damage] of damages) {
    const copy = await newFile()
    await cp(file, copy)
    await damage(copy)
    await expect(restore(place, copy, { isReplacing: true })).rejects.toThrow(
      new RegExp(`is damaged or not a whole backup: .*(${words})`),
    )
  }
  await expect(restore(place, `${file}.none`, { isReplacing: true })).rejects.toThrow('cannot be read (ENOENT)')
  expect(await stateOf(place)).toEqual(before)
})

it('replaces a portal that is not empty only when it is told to', async () => {
  const { place, file } = await newBackup()
  const target = await newPlace({ seeded: true })
  await addFiles(target)
  const own = 'documents/01234567-89ab-4def-8123-456789abcdef'
  await runSql(
    target.url,
    'delete from leave',
    `update stored_file set storage_key = '${own}' where storage_key = (select min(storage_key) from stored_file)`,
  )
  const before = await stateOf(target)
  await expect(restore(target, file)).rejects.toThrow(/The portal is not empty: it has \d+ accounts. With --replace/)
  expect(await stateOf(target)).toEqual(before)

  await restore(target, file, { isReplacing: true })
  expect(await stateOf(target)).toEqual(await stateOf(place))
  // What it had of its own leaves the store a week later.
  const days = `select storage_key as key, round(extract(epoch from due_at - '${new Date().toISOString()}') / 86400)::int as days from file_removal`
  expect(await runSql(target.url, days)).toEqual([{ key: own, days: 7 }])
})

it('undoes everything when the files cannot be stored', async () => {
  const { file } = await newBackup()
  const target = await newPlace({ seeded: true })
  const before = await stateOf(target)
  let count = 0
  const fileStore: FileStore = {
    ...target.fileStore,
    write: async (key, bytes, type) => {
      count += 1
      if (count === 3) throw new Error('The store is full')
      await target.fileStore.write(key, bytes, type)
    },
  }
  await expect(restore({ ...target, fileStore }, file, { isReplacing: true })).rejects.toThrow('The store is full')
  expect(await stateOf(target)).toEqual(before)
  const counted = 'select last_value, is_called from payment_account_added_as_seq'
  const { url } = await newPlace({ seeded: true })
  expect(await runSql(target.url, counted)).toEqual(await runSql(url, counted))
})

it.each([
  ['a new database', { empty: true }],
  ['a portal of the present version', { seeded: true }],
])('brings an older backup up to the present version in %s', async (_where, kind) => {
  const { file } = await olderBackup('0016_authors')
  const [target, present] = [await newPlace(kind), await newPlace({})]
  await restore(target, file, { isReplacing: true })
  expect(await runSql(target.url, 'select email from team_member')).toEqual([{ email: 'ada@example.org' }])
  const columns = `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by 1, 2`
  expect(await runSql(target.url, columns)).toEqual(await runSql(present.url, columns))
  const constraints =
    "select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as says from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2"
  expect(await runSql(target.url, constraints)).toEqual(await runSql(present.url, constraints))
  // The portal's own start finds nothing to do.
  const applied = 'select hash, created_at from drizzle.__drizzle_migrations order by created_at'
  const before = await runSql(target.url, applied)
  const pool = createPool(target.url)
  await migrate(pool)
  await pool.end()
  expect(await runSql(target.url, applied)).toEqual(before)
  expect(before).toEqual(await runSql(present.url, applied))
})

it('refuses a backup of a newer version', async () => {
  const [{ file }, target] = [await newBackup(), await newPlace()]
  const folder = await olderFolder('0016_authors')
  await expect(restore(target, file, { folder })).rejects.toThrow(
    /The backup is of a newer version of the portal \(0\.1\.0, migration 00\d\d_/,
  )
  expect(await contentOf(target.url)).toEqual({})
})

it('refuses while a portal is connected to the database', async () => {
  const { place, file } = await newBackup()
  const before = await stateOf(place)
  const pool = createPool(place.url)
  await pool.query('select 1')
  await expect(restore(place, file, { isReplacing: true })).rejects.toThrow(
    'The portal is running (connections to the database: 1)',
  )
  await pool.end()
  // One that is just starting waits here.
  await withClient(place.url, async (client) => {
    await client.query("set application_name = 'something else'")
    await client.query('select pg_advisory_lock(7205114001)')
    await expect(restore(place, file, { isReplacing: true })).rejects.toThrow('The portal is running')
  })
  expect(await stateOf(place)).toEqual(before)
})

it('refuses while the bundled portal runs', async () => {
  const dataFolder = await newFolder()
  const held = openDataFolder(dataFolder)
  onTestFinished(() => held.release())
  await expect(withStoppedDatabase({ databaseUrl: null, dataFolder }, async () => 'done')).rejects.toThrow(
    `The data folder ${dataFolder} is in use by process ${process.pid}`,
  )
})

it('tells that a backup was sealed with another secret', async () => {
  const { file } = await newBackup()
  const target = await newPlace()
  const secret = 'another secret that is as long as it must be'
  await expect(restore(target, file, { secret })).rejects.toThrow(
    'This backup was sealed with another SECRET: 18 payment accounts and problem reports in it could not be read.',
  )
  expect(await contentOf(target.url)).toEqual({})
  await restore(target, file, { secret, previousSecret: testSecret })
  await restore(target, file, { secret, isReplacing: true, isOtherSecret: true })
  expect(await runSql(target.url, 'select count(*)::int as count from payment_account')).toEqual([{ count: 18 }])
})

it('ends every session, and drops what was waiting to be sent', async () => {
  const [place, file] = [await newPlace({ seeded: true }), await newFile()]
  const started = async (): Promise<RunningService> => await startService({ seeded: false, databaseUrl: place.url })
  const first = await started()
  const session = await first.logIn('member')
  const body = { Email: 'member@demo.test', CallbackUrl: 'https://portal.test/register/reset-password' }
  expect((await first.call('POST', '/authentication/SendResetPasswordLink', { body })).status).toBe(200)
  expect(await first.db.$count(outbox)).toBe(1)
  await backUp(place, file)
  await first.stop()
  await restore(place, file, { isReplacing: true })

  const second = await started()
  onTestFinished(() => second.stop())
  const refreshed = await second.call('GET', '/authentication/refreshToken', {
    headers: { 'x-refresh-token': session.refreshToken },
  })
  expect(refreshed.status).toBe(401)
  expect(await second.db.$count(outbox)).toBe(0)
  await second.logIn('member')
})
