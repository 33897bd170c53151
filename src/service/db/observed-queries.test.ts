import { AsyncLocalStorage } from 'node:async_hooks'
import { text } from 'node:stream/consumers'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { observeQueries } from './observed-queries.ts'
import { createPool } from './pool.ts'

const asker = new AsyncLocalStorage<string>()

let database: TestDatabase
let pool: ReturnType<typeof createPool>
/** Who asked what, as it ended. */
let ended: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url, { max: 1 })
  observeQueries(pool, (statement) => {
    const who = asker.getStore()
    return (error) => ended.push(`${who}: ${statement}${error instanceof Error ? ' failed' : ''}`)
  })
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

beforeEach(() => {
  ended = []
})

test('a statement is told of in the context of who asks, also when the connection was waited for', async () => {
  const ask = (who: string) => asker.run(who, () => pool.query(`select '${who}'`))
  await Promise.all(['one', 'two', 'three'].map(ask))
  expect(ended).toEqual(["one: select 'one'", "two: select 'two'", "three: select 'three'"])
})

test('a statement that fails is told of as failed, to the pool and to one connection', async () => {
  await expect(asker.run('one', () => pool.query('select nothing'))).rejects.toThrow('nothing')
  const client = await pool.connect()
  await expect(asker.run('two', () => client.query({ text: 'select nobody' }))).rejects.toThrow('nobody')
  client.release()
  expect(ended).toEqual(['one: select nothing failed', 'two: select nobody failed'])
})

test('a stream is what it was', async () => {
  const client = await pool.connect()
  expect(await text(client.query(copyTo('copy (select 1) to stdout')))).toBe('1\n')
  client.release()
})
