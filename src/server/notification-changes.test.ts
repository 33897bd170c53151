import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { keepHearing } from './hearing.ts'
import { listenOnDatabase } from './notification-changes.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => undefined)
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const listening = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'team-member-portal notifications'`

const listeners = async (): Promise<number[]> => (await pool.query<{ pid: number }>(listening)).rows.map(({ pid }) => pid)

test('changes arrive; a lost connection is told of and made again; nothing is left when it is stopped', async () => {
  const log = pino({ level: 'silent' })
  const changes = keepHearing('database', listenOnDatabase(database.url, 'notifications_changed'), log)
  const told: string[] = []
  const tell = (what: string) => () => void told.push(what)
  changes.listen({ opened: tell('opened'), lost: tell('lost'), changed: (memberId) => void told.push(memberId) })
  await expect.poll(() => told).toEqual(['opened'])
  await pool.query(`SELECT pg_notify('notifications_changed', 'member-1')`)
  await expect.poll(() => told).toEqual(['opened', 'member-1'])

  const [first] = await listeners()
  await pool.query('SELECT pg_terminate_backend($1)', [first])
  await expect.poll(() => told).toEqual(['opened', 'member-1', 'lost', 'opened'])
  expect(await listeners()).not.toEqual([first])
  await pool.query(`SELECT pg_notify('notifications_changed', 'member-2')`)
  await expect.poll(() => told.at(-1)).toBe('member-2')

  await changes.stop()
  expect(changes.isHeard()).toBe(false)
  await expect.poll(listeners).toEqual([])
})
