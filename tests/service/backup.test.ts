import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openBackup } from '../../src/service/admin/backup/archive-reader.ts'
import { readTables } from '../../src/service/admin/backup/catalogue.ts'
import { leftOut } from '../../src/service/admin/backup/left-out.ts'
import { readSchema } from '../../src/service/admin/backup/levels.ts'
import { openDatabase } from '../../src/service/db/database.ts'
import { migrationsFolder } from '../../src/service/db/migrate.ts'
import { paymentAccount } from '../../src/service/db/payment-schema.ts'
import { createPool } from '../../src/service/db/pool.ts'
import type { FileStore } from '../../src/service/file/file-store.ts'
import { removeDueFiles } from '../../src/service/file/removal.ts'
import { readS3Address, s3Store } from '../../src/service/file/s3-store.ts'
import { deriveFieldKeys } from '../../src/service/keys.ts'
import { openAccount } from '../../src/service/payment-method/sealed-account.ts'
import { addFiles, backUp, contentOf, filesOf, newFolder, newPlace, restore, runSql, withClient } from './support/backups.ts'
import { startCheckedS3 } from './support/checked-s3.ts'
import { testSecret } from './support/samples.ts'

const newFile = async (): Promise<string> => join(await newFolder(), 'portal.backup')

const manifestOf = async (file: string) => {
  const backup = await openBackup(file)
  backup.close()
  return backup.manifest
}

it('brings every row and every file back as it was', async () => {
  const [place, other, file] = [await newPlace({ seeded: true }), await newPlace(), await newFile()]
  await addFiles(place)
  const made = await backUp(place, file)
  expect(made).toMatchObject({ missing: [], foreign: [], bytes: (await stat(file)).size })
  expect(made.files).toBeGreaterThan(5)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(file, '..'))).toEqual(['portal.backup'])

  const { tables, rows, files } = made
  expect(await restore(other, file)).toMatchObject({ tables, rows, files, missing: [] })
  expect(await contentOf(other.url)).toEqual(await contentOf(place.url))
  expect(await filesOf(other)).toEqual(await filesOf(place))
})

it('leaves sealed fields sealed, and the portal reads them with its secret', async () => {
  const [place, other, file] = [await newPlace({ seeded: true }), await newPlace(), await newFile()]
  await backUp(place, file)
  await restore(other, file)
  const pool = createPool(other.url)
  onTestFinished(() => pool.end())
  const [first] = await openDatabase(pool).select().from(paymentAccount)
  const keys = deriveFieldKeys(testSecret, null)
  expect(first && openAccount(keys, first)).toMatchObject({ accountName: first?.accountName })
  expect((await manifestOf(file)).sealedWith).toEqual([{ keyId: keys.current.id, rows: 18 }])
})

it('counts on after the greatest number', async () => {
  const [place, other, again] = [await newPlace({ seeded: true }), await newPlace(), await newPlace()]
  const [file, next] = [await newFile(), await newFile()]
  await backUp(place, file)
  await restore(other, file)
  // Also when nothing was added since the restore.
  await backUp(other, next)
  await restore(again, next)
  const [row] = await runSql(
    again.url,
    `insert into contact_entry (member_id, id, kind, is_default, number) select id, gen_random_uuid(), 'phone', false, '+61400000999'
    from team_member limit 1 returning added_as::int, (select max(added_as)::int from contact_entry) as greatest`,
  )
  expect(row?.added_as).toBe(Number(row?.greatest) + 1)
})

it('is of one moment while the portal goes on writing', async () => {
  const [place, other, file] = [await newPlace({ seeded: true }), await newPlace(), await newFile()]
  // Tables are read one after the other: the backup has read the activities and waits here, before the technologies.
  await withClient(place.url, async (client) => {
    await client.query('BEGIN')
    await client.query('LOCK TABLE notification IN ACCESS EXCLUSIVE MODE')
    const backup = backUp(place, file)
    await vi.waitFor(async () => {
      const waiting = await runSql(
        place.url,
        "select from pg_locks where not granted and relation = 'notification'::regclass and database = (select oid from pg_database where datname = current_database())",
      )
      expect(waiting).toHaveLength(1)
    })
    await runSql(
      place.url,
      `with one as (insert into activity (id, value) values (gen_random_uuid(), 'Pair'))
      insert into technology (id, value) values (gen_random_uuid(), 'Pair')`,
    )
    await client.query('COMMIT')
    await backup
  })
  await restore(other, file)
  const pairs =
    "select (select count(*) from activity where value = 'Pair') + (select count(*) from technology where value = 'Pair') as count"
  expect(await runSql(other.url, pairs)).toEqual([{ count: '0' }])
  expect(await runSql(place.url, pairs)).toEqual([{ count: '2' }])
})

it('has the files that people remove while it is made', async () => {
  const [place, file] = [await newPlace({ seeded: true }), await newFile()]
  await addFiles(place)
  const before = await filesOf(place)
  const pool = createPool(place.url)
  onTestFinished(() => pool.end())
  const sweep = (): Promise<number> =>
    removeDueFiles({ db: openDatabase(pool), fileStore: place.fileStore, clock: () => new Date(), log: { warn: vi.fn() } })
  let isFirst = true
  const fileStore: FileStore = {
    ...place.fileStore,
    read: async (key) => {
      if (isFirst) {
        isFirst = false
        await runSql(
          place.url,
          'with gone as (delete from stored_file returning storage_key, uploaded_at) insert into file_removal (storage_key, due_at) select * from gone',
        )
        expect(await sweep()).toBe(0)
      }
      return await place.fileStore.read(key)
    },
  }
  const made = await backUp({ ...place, fileStore }, file)
  expect(made).toMatchObject({ files: Object.keys(before).length, missing: [] })
  expect(await sweep()).toBeGreaterThan(0)
  expect(Object.keys(await filesOf(place)).length).toBeLessThan(made.files)
  const other = await newPlace()
  await restore(other, file)
  expect(await filesOf(other)).toEqual(before)
})

it('tells of files that the store had lost before', async () => {
  const [place, other, file] = [await newPlace({ seeded: true }), await newPlace(), await newFile()]
  await addFiles(place)
  const [lost] = await runSql(place.url, 'select storage_key as key from stored_file order by key limit 1')
  await place.fileStore.remove(String(lost?.key))
  expect(await backUp(place, file)).toMatchObject({ missing: [lost?.key] })
  expect(await restore(other, file)).toMatchObject({ missing: [lost?.key] })
  expect(await filesOf(other)).toEqual(await filesOf(place))
})

it('moves files from a folder to a bucket', async () => {
  const [place, other, file] = [await newPlace({ seeded: true }), await newPlace(), await newFile()]
  const server = await startCheckedS3(await newFolder())
  onTestFinished(() => server.close())
  const address = readS3Address(`s3+http://S3RVER:S3RVER@${server.host}/portal`)
  if (address === null) throw new Error('no address')
  await addFiles(place)
  await backUp(place, file)
  const bucket = { url: other.url, fileStore: s3Store(address) }
  await restore(bucket, file)
  const again = await newFile()
  await backUp(bucket, again)
  expect((await manifestOf(again)).files).toEqual((await manifestOf(file)).files)
})

it('overwrites no file, and leaves nothing of a backup that fails', async () => {
  const [place, file] = [await newPlace({ seeded: true }), await newFile()]
  const fails: FileStore = { ...place.fileStore, read: () => Promise.reject(new Error('The store is away')) }
  await addFiles(place)
  await expect(backUp({ ...place, fileStore: fails }, file)).rejects.toThrow('The store is away')
  expect(await readdir(join(file, '..'))).toEqual([])
  await backUp(place, file)
  await expect(backUp(place, file)).rejects.toThrow('exists already')
  const nowhere = join(`${file}.none`, 'portal.backup')
  await expect(backUp(place, nowhere)).rejects.toThrow(`${nowhere} cannot be written (ENOENT).`)
  // Half of a file is no backup either.
  const halves: FileStore = {
    ...place.fileStore,
    read: async (key) => {
      const content = await place.fileStore.read(key)
      return content && { ...content, size: content.size + 1 }
    },
  }
  await expect(backUp({ ...place, fileStore: halves }, await newFile())).rejects.toThrow(/gave \d+ of \d+ bytes/)
})

it('has every table that the migrations make but those that are left out on purpose', async () => {
  const { url } = await newPlace({})
  const schema = readSchema(migrationsFolder)
  const { tables } = schema.made(schema.newest)
  const found = await withClient(url, readTables)
  expect(found.map(({ name }) => name)).toEqual([...tables].sort())
  expect([...leftOut].filter((name) => !tables.includes(name))).toEqual([])
  // What is restored must not refer to what is not.
  const references = await runSql(
    url,
    "select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'",
  )
  expect(references.length).toBeGreaterThan(20)
  expect(references.filter(({ from, to }) => leftOut.has(String(to)) && !leftOut.has(String(from)))).toEqual([])
})

it("leaves tables alone that are not the portal's, and tells of them", async () => {
  const [place, file] = [await newPlace({ seeded: true }), await newFile()]
  await runSql(place.url, 'create table owners_own as select 1 as number')
  expect(await backUp(place, file)).toMatchObject({ foreign: ['owners_own'] })
  await restore(place, file, { isReplacing: true })
  expect(await runSql(place.url, 'select number from owners_own')).toEqual([{ number: 1 }])

  await runSql(place.url, 'create table refers (id uuid references team_member)')
  await expect(restore(place, file, { isReplacing: true })).rejects.toThrow(
    "A table that is not the portal's refers to one of its tables",
  )
})

it('is no backup of a database without a portal', async () => {
  const [place, file] = [await newPlace(), await newFile()]
  await expect(backUp(place, file)).rejects.toThrow('There is no portal in the database yet.')
  await runSql(
    place.url,
    'create schema drizzle',
    'create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)',
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${randomUUID()}', 9999999999999)`,
  )
  await expect(backUp(place, file)).rejects.toThrow('The database is of another version of the portal than this one')
})
