import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { withAdminDatabase, withOwnerWork } from '../../src/server/admin-database.ts'
import { openDataFolder } from '../../src/server/data-folder.ts'
import { startPostgres } from '../../src/server/postgres/postgres.ts'
import { readSettings } from '../../src/server/settings.ts'
import { exportText } from '../../src/service/admin/export.ts'
import { importText } from '../../src/service/admin/import.ts'
import { createPool } from '../../src/service/db/pool.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { seed } from '../../src/service/db/seed/seed.ts'
import { deriveAddressKey, deriveChangesKey, deriveTraceKey } from '../../src/service/keys.ts'
import { traceOf } from '../../src/service/trace.ts'
import { createTestDatabase } from '../support/database.ts'
import { admin, adminProcess } from './support/admin.ts'
import { testSecret } from './support/samples.ts'

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-admin-'))
  // PostgreSQL drops the rights of root and must still reach its data.
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** What a process is told of the database at an address. */
const at = (databaseUrl: string) => ({ SECRET: testSecret, DATABASE_URL: databaseUrl })

/** A database that is never reached: nothing listens there. */
const nowhere = at('postgres://127.0.0.1:9/none')

it('seals payment accounts anew with the present secret', async () => {
  const database = await createTestDatabase({ seeded: true })
  onTestFinished(() => database.drop())
  const present = { DATABASE_URL: database.url, SECRET: 'the present secret of forty characters or' }
  const both = { ...present, SECRET_PREVIOUS: testSecret }
  const forgotten = await admin(present, 'rotate-keys')
  expect(forgotten).toMatchObject({ code: 1, output: '' })
  expect(forgotten.errors).toContain('Set SECRET_PREVIOUS to the one before.\nNothing was changed.')
  expect(await admin(both, 'rotate-keys')).toEqual({
    code: 0,
    output: '18 payment accounts and 0 problem reports sealed anew\n',
    errors: '',
  })
  expect((await admin(both, 'rotate-keys')).output).toBe('0 payment accounts and 0 problem reports sealed anew\n')
})

it.each([
  ['address-key', deriveAddressKey],
  ['changes-key', deriveChangesKey],
])('%s prints a key for processes that are not told SECRET', async (command, derive) => {
  const printed = await admin(nowhere, command)
  expect(printed).toEqual({ code: 0, output: `${derive(testSecret).toString('base64url')}\n`, errors: '' })
})

it('prints what the log calls an account and a network address', async () => {
  const trace = async (about: string) => (await admin(nowhere, 'trace', about)).output
  const key = deriveTraceKey(testSecret)
  expect(await trace('Ada@Example.org')).toBe(`account ${traceOf(key, 'account', 'ada@example.org')}\n`)
  expect(await trace('198.51.100.7')).toMatch(/^host [\da-f]{16}\nnetwork [\da-f]{16}\n$/)
})

it('imports and exports the files that the command names, and says what it did', async () => {
  const [database, folder] = [await createTestDatabase(), await makeFolder()]
  onTestFinished(() => database.drop())
  const pool = createPool(database.url)
  await seed(pool)
  await pool.end()
  const file = join(folder, 'all.json')

  const [imported, unknown] = await Promise.all([
    adminProcess(at(database.url), 'import', 'docs/examples/admin-import.json'),
    adminProcess(at(database.url), 'improt', 'file'),
  ])
  expect(imported).toMatchObject({ code: 0, errors: '' })
  expect(imported.output).toMatch(/^technologies: 1 created, 0 changed, 2 unchanged\n/)
  expect(imported.output).toMatch(/\n9 created, 0 changed, 2 unchanged\n$/)
  expect(unknown).toMatchObject({ code: 2, output: '' })
  expect(unknown.errors).toContain('Usage:')

  const listed = await admin(at(database.url), 'payrun', 'list')
  expect(listed).toMatchObject({ code: 0, errors: '' })
  expect(listed.output).toMatch(
    /^[\w-]{36} {2}lead@demo\.test .* waits for payment\n[\w-]{36} {2}member@demo\.test .* waits for its member\n$/,
  )
  const accesses = await admin(at(database.url), 'access', 'list')
  expect(accesses).toMatchObject({ code: 0, errors: '' })
  expect(accesses.output).toMatch(/^[\w-]{36} {2}amir@demo\.test {2}Jira as amir@tools\.test {2}.* not granted, noted /m)
  const wrong = await admin(at(database.url), 'payrun', 'pay', 'nothing')
  expect(wrong).toMatchObject({ code: 2, output: '' })

  expect(await admin(at(database.url), 'export', file)).toEqual({ code: 0, output: '', errors: '' })
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    projects: expect.arrayContaining([expect.objectContaining({ name: 'Weather Buoys' })]),
  })
})

it.each([
  ['payrun', 'list', '--member', 'member@demo.test'],
  ['payrun', 'approve', seedId('any'), '--reference', 'BANK-1'],
  ['payrun', 'draft', '--from', '2026-03-01', '--to', '2026-03-28', '--start', '2026-03-01'],
  ['loan', 'pay', seedId('any'), '--reference', 'BANK-1', '--amount', '300'],
  ['access', 'grant', seedId('any'), '--reason', 'Asked for'],
])('%s %s with an option that it does not use says how it is used, and does nothing', async (...command) => {
  const { code, output, errors } = await admin(nowhere, ...command)
  expect({ code, output }).toEqual({ code: 2, output: '' })
  expect(errors).toContain('Usage:')
})

it('works on the bundled database while the portal runs and while it does not', async () => {
  const dataFolder = await makeFolder()
  const place = readSettings({ DATA_DIR: dataFolder, SECRET: testSecret })
  const file = JSON.stringify({ technologies: [{ value: 'Rust' }] })
  const counts = await withOwnerWork(place, (work) => importText(work, file))
  expect(counts.technologies).toEqual({ created: 1, changed: 0, unchanged: 0 })

  const folder = openDataFolder(dataFolder)
  const postgres = await startPostgres({ dataFolder })
  try {
    expect(await withAdminDatabase(place, exportText)).toContain('"value": "Rust"')
    // The portal's own database is left running.
    const pool = createPool(postgres.url)
    expect((await pool.query('select value from technology')).rows).toEqual([{ value: 'Rust' }])
    await pool.end()
  } finally {
    await postgres.stop()
    folder.release()
  }
})

it('tells of an unexpected failure without what the file says of people', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const pool = createPool(database.url)
  await seed(pool)
  await pool.query("alter table commitment add constraint no_buoys check (name <> 'Weather Buoys')")
  await pool.end()
  const { code, errors } = await admin(at(database.url), 'import', 'docs/examples/admin-import.json')
  expect(code).toBe(1)
  expect(errors).toContain('violates check constraint "no_buoys"')
  expect(errors).not.toContain('Weather Buoys')
})
