import { execFile } from 'node:child_process'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { PortalEnded, startPortal } from '../../tests/support/portal.ts'

const admin = (environment: Readonly<Record<string, string>>): Promise<{ readonly failed: boolean; readonly said: string }> =>
  new Promise((resolve) => {
    const program = ['--import', 'tsx', 'scripts/admin.ts', 'migrate']
    execFile(process.execPath, program, { env: { PATH: process.env.PATH ?? '', ...environment } }, (error, output, errors) =>
      resolve({ failed: error !== null, said: output + errors }),
    )
  })

test('with migrations apart: a process says which are missing, the command applies them, a newer schema is none of its business', async () => {
  const database = await createTestDatabase({ empty: true })
  onTestFinished(() => database.drop())
  const environment = { DATABASE_URL: database.url, MIGRATE_AT_START: 'off', PORTAL_ROLES: 'v1', SEED: 'none' }
  const refused: unknown = await startPortal({ environment }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(PortalEnded)
  expect((refused as PortalEnded).output).toMatch(
    /^The database lacks migrations of this version \(0000_\w+ to 00\d\d_\w+\): run npm run admin -- migrate, or set MIGRATE_AT_START to on\.\n$/,
  )
  const applied = await admin(environment)
  expect(applied).toEqual({ failed: false, said: expect.stringMatching(/^0000_\w+ applied\n(00\d\d_\w+ applied\n)+$/) })
  expect(await admin(environment)).toEqual({ failed: false, said: 'Nothing to migrate\n' })
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 9e15::bigint)")
  await client.end()
  const portal = await startPortal({ environment })
  expect(await portal.stop()).toBe(0)
  await portal.cleanUp()
})

test('a database that is away: one sentence', async () => {
  expect(await admin({ DATABASE_URL: 'postgres://127.0.0.1:9/none' })).toEqual({
    failed: true,
    said: 'The database cannot be reached (ECONNREFUSED).\n',
  })
})
