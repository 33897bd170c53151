import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { listenForNotifications } from './notification-changes.ts'

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

const listening = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'team-member-portal notifications' AND query LIKE 'LISTEN%'`

const listenerOtherThan = async (known: number): Promise<number> => {
  const until = Date.now() + 20_000
  for (;;) {
    const { rows } = await pool.query<{ pid: number }>(listening)
    const found = rows.find(({ pid }) => pid !== known)
    if (found !== undefined) return found.pid
    if (Date.now() > until) throw new Error('Nobody listens after 20 s')
  }
}

test('changes arrive; after a lost connection everybody is told and listening goes on; it ends when stopped', async () => {
  const changes = listenForNotifications(database.url, 'notifications_changed', pino({ level: 'silent' }))
  const reader = changes[Symbol.asyncIterator]()
  const first = await listenerOtherThan(0)
  await pool.query(`SELECT pg_notify('notifications_changed', 'member-1')`)
  expect(await reader.next()).toEqual({ done: false, value: 'member-1' })

  await pool.query('SELECT pg_terminate_backend($1)', [first])
  expect(await reader.next()).toEqual({ done: false, value: '*' })
  expect(await listenerOtherThan(first)).not.toBe(first)
  await pool.query(`SELECT pg_notify('notifications_changed', 'member-2')`)
  expect(await reader.next()).toEqual({ done: false, value: 'member-2' })

  const last = reader.next()
  await changes.stop()
  expect((await last).done).toBe(true)
})
