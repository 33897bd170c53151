import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskStore } from '../../src/service/file/disk-store.ts'
import { admin, adminProcess } from './support/admin.ts'
import { addFiles, filesOf, newFolder, newPlace } from './support/backups.ts'
import { testSecret } from './support/samples.ts'

it('backs up an owner’s database and restores into the bundled one of a new data folder', async () => {
  const [database, dataFolder, target] = [await newPlace({ seeded: true }), await newFolder(), await newFolder()]
  // PostgreSQL drops the rights of root and must still reach its data.
  await chmod(target, 0o755)
  const place = { ...database, folder: join(dataFolder, 'files'), fileStore: diskStore(join(dataFolder, 'files')) }
  await addFiles(place)
  const file = join(await newFolder(), 'portal.backup')
  const source = { SECRET: testSecret, DATABASE_URL: place.url, DATA_DIR: dataFolder }

  const made = await admin(source, 'backup', file)
  expect(made).toMatchObject({ code: 0, errors: '' })
  const what = String.raw`65 tables with 1\d,\d{3} rows, \d+ files`
  expect(made.output).toMatch(
    new RegExp(String.raw`^${file}: ${what}, [\d,]+ bytes, in \d+\.\d s\nPersonal data in it can be read .*\n$`),
  )

  const [again, unknown, restored] = await Promise.all([
    admin(source, 'backup', file),
    admin(source, 'restore', file, '--overwrite'),
    adminProcess({ SECRET: testSecret, DATA_DIR: target }, 'restore', file),
  ])
  expect(again).toEqual({
    code: 1,
    output: '',
    errors: `${file} exists already; a backup overwrites nothing.\nNothing was changed.\n`,
  })
  expect(unknown).toMatchObject({ code: 2, output: '' })
  expect(unknown.errors).toContain('npm run admin -- restore FILE [--replace] [--other-secret]')
  expect(restored).toMatchObject({ code: 0, errors: '' })
  expect(restored.output).toMatch(
    new RegExp(String.raw`^${file} of \d{4}-\S+Z: ${what} restored, in \d+\.\d s\nEverybody signs in anew\.\n$`),
  )
  expect(await filesOf({ ...place, folder: join(target, 'files') })).toEqual(await filesOf(place))
})

it('says that a database cannot be reached', async () => {
  const [dataFolder, file] = [await newFolder(), join(await newFolder(), 'portal.backup')]
  expect(
    await admin({ SECRET: testSecret, DATABASE_URL: 'postgres://127.0.0.1:9/none', DATA_DIR: dataFolder }, 'backup', file),
  ).toEqual({
    code: 1,
    output: '',
    errors: 'The database cannot be reached (ECONNREFUSED).\n',
  })
})
