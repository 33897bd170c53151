import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startLoad } from '../../tests/faults/support/continuous-load.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { startPortal } from '../../tests/support/portal.ts'

const role = 'portal_serving'
const password = 'a-word-for-this-test'

/** The statements that docs/running.md gives an owner. */
const statements = (): string => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/running.md'), 'utf8')
  const [, block = ''] = /### An account that only serves[^#]*?```sql\n(.*?)```/s.exec(page) ?? []
  expect(block).toContain(`create role ${role}`)
  return block.replace('PASSWORD', password)
}

test('the portal serves with an account that cannot change the schema', async () => {
  const database = await createTestDatabase({ seeded: true })
  const owner = new pg.Client(database.url)
  await owner.connect()
  onTestFinished(async () => {
    await owner.query(`drop owned by ${role}; drop role ${role}`)
    await owner.end()
    await database.drop()
  })
  await owner.query(statements())
  // As the migrations of a later version do.
  await owner.query('create table later (id bigint generated always as identity, word text)')

  const url = new URL(database.url)
  Object.assign(url, { username: role, password })
  const serving = new pg.Client(url.href)
  await serving.connect()
  onTestFinished(() => serving.end())
  for (const statement of [
    'create table other (id int)',
    'drop table later',
    'alter table team_member add column other text',
    'truncate timesheet',
    'delete from drizzle.__drizzle_migrations',
  ])
    await expect(serving.query(statement)).rejects.toMatchObject({ code: '42501' })
  await serving.query("insert into later (word) values ('granted')")

  const environment = { DATABASE_URL: url.href, MIGRATE_AT_START: 'off', SEED: 'none', RATE_LIMIT_FACTOR: '1000' }
  const portal = await startPortal({ environment })
  onTestFinished(() => portal.cleanUp())
  const load = await startLoad(portal.url, 2)
  onTestFinished(() => load.stop())
  await expect.poll(() => load.saved.size).toBeGreaterThan(3)
  await owner.query("select pg_notify('notifications_changed', $1)", [load.memberId])
  await expect.poll(() => load.heard()).toBeGreaterThan(0)
  await load.stop()
  expect(load.failures).toEqual([])
  expect(portal.output()).not.toMatch(/"level":[456]0|permission denied/)
})
