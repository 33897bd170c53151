import { createClient } from 'graphql-ws'
import type pg from 'pg'
import { WebSocket } from 'undici'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connectForCopies, countOthers } from '#service/admin/backup/connection.ts'
import { createPool } from '#service/db/pool.ts'
import { limitStatements, missingLimit } from '#service/db/statement-limit.ts'
import { type Pgbouncer, startPgbouncer } from '../../scripts/cluster/pgbouncer.ts'
import { dayBefore, demoRecord } from '../../tests/load/timesheet-demo.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { PortalEnded, type RunningPortal, startPortal } from '../../tests/support/portal.ts'

/** Fewer than one process would take by itself. */
const connections = 4

let database: TestDatabase
let pooler: Pgbouncer
let portal: RunningPortal

const environment = () => ({ DATABASE_URL: pooler.url, DATABASE_SESSION_URL: database.url })

beforeAll(async () => {
  database = await createTestDatabase()
  pooler = await startPgbouncer(database.url, connections)
  portal = await startPortal({ environment: environment() })
})

afterAll(async () => {
  await portal?.cleanUp()
  await pooler?.stop()
  await database?.drop()
})

const newPool = (url: string, options: Parameters<typeof createPool>[1] = {}): pg.Pool => {
  const pool = createPool(url, options)
  onTestFinished(() => pool.end())
  return pool
}

const signIn = async () => {
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
    const answer = await fetch(`${portal.url}${path}`, init)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return await answer.json()
  }
  const login = await post('/v1/authentication/Login', { UserName: 'member@demo.test', Password: 'Portal-demo-1' })
  const { value } = login as { value: { id_token: string; user: { id: string } } }
  const authorization = `Bearer ${value.id_token}`
  return {
    memberId: value.user.id,
    idToken: value.id_token,
    post: (path: string, body: object, key: string = crypto.randomUUID()) =>
      post(path, body, { authorization, 'idempotency-key': key }),
  }
}

describe('a portal behind PgBouncer in transaction mode', () => {
  test('saves forty at once over four connections, each once', async () => {
    const { post, memberId } = await signIn()
    const record = await demoRecord(post, memberId)
    const efforts = Array.from({ length: 40 }, (_, index) => 0.25 * ((index % 8) + 1))
    const save = (Effort: number, index: number) =>
      post(
        '/v1/timesheet/save',
        { ...record, id: null, IssueNo: 'POOLED', Effort, Date: `${dayBefore(30 + (index % 5))}T00:00:00` },
        `pooled-${index}`,
      )
    await Promise.all(efforts.map(save))
    await Promise.all(efforts.map(save))
    const { rows } = await newPool(database.url).query("select count(*)::int as count from timesheet where issue_no = 'POOLED'")
    expect(rows).toEqual([{ count: efforts.length }])
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
  })

  test('an open page hears of a change that was made through the pooler', async () => {
    const { idToken, memberId } = await signIn()
    const client = createClient({
      url: `${portal.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: () => ({ idToken }),
    })
    onTestFinished(() => client.dispose())
    const news = client.iterate({ query: 'subscription { notificationsChanged }' })
    await news.next()
    await newPool(pooler.url, { isThroughPooler: true }).query("select pg_notify('notifications_changed', $1)", [memberId])
    expect((await news.next()).value).toEqual({ data: { notificationsChanged: true } })
  })

  test('its statements have a limit on every connection', async () => {
    const pooled = newPool(pooler.url, { isThroughPooler: true, max: connections })
    const limits = await Promise.all(Array.from({ length: connections }, () => pooled.query('show statement_timeout')))
    expect(limits.map(({ rows }) => rows[0].statement_timeout)).toEqual(Array(connections).fill('15s'))
  })

  test("an owner's own limit stays, and ends a statement that takes longer", async () => {
    const other = await createTestDatabase()
    onTestFinished(() => other.drop())
    const sessions = newPool(other.url)
    await sessions.query(`alter role portal in database ${new URL(other.url).pathname.slice(1)} set statement_timeout = '300ms'`)
    await limitStatements(sessions)
    const around = await startPgbouncer(other.url, connections)
    onTestFinished(() => around.stop())
    const begun = performance.now()
    await expect(newPool(around.url, { isThroughPooler: true }).query('select pg_sleep(60)')).rejects.toMatchObject({
      code: '57014',
    })
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  test('ten processes’ pools share what PostgreSQL has', async () => {
    const pools = Array.from({ length: 10 }, () => newPool(pooler.url, { isThroughPooler: true, max: 20 }))
    const asked = pools.flatMap((pool) => Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.005)')))
    expect(await Promise.all(asked)).toHaveLength(200)
    const watch = newPool(database.url)
    const used =
      'select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = $1'
    // The watch's own has that name too.
    expect((await watch.query(used, ['team-member-portal'])).rows[0].count).toBeLessThanOrEqual(connections + 1)
  })

  test('a restore sees that the portal runs, and that it has stopped though the pooler keeps its connections', async () => {
    const other = await createTestDatabase()
    onTestFinished(() => other.drop())
    const around = await startPgbouncer(other.url, connections)
    onTestFinished(() => around.stop())
    const shared = { DATABASE_URL: around.url, DATABASE_SESSION_URL: other.url, PORTAL_ROLES: 'v1' }
    const running = await startPortal({ environment: shared })
    onTestFinished(() => running.cleanUp())
    const client = await connectForCopies(other.url)
    // Its outbox is looked at every second.
    const unusedFor = 3
    onTestFinished(() => client.end())
    expect(await countOthers(client, unusedFor)).toBeGreaterThan(0)
    await running.stop()
    const kept = "select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle'"
    expect((await client.query(kept)).rows[0].count).toBeGreaterThan(0)
    await expect.poll(() => countOthers(client, unusedFor)).toBe(0)
  })
})

test('a pooler whose role may not be given a limit: one sentence with what to do', async () => {
  const other = await createTestDatabase()
  onTestFinished(() => other.drop())
  const around = await startPgbouncer(other.url, connections)
  onTestFinished(() => around.stop())
  expect(await missingLimit(newPool(around.url, { isThroughPooler: true }))).toMatch(
    /^ALTER ROLE "portal" IN DATABASE "test_\w+" SET statement_timeout = '15s'$/,
  )
  // A session address of another database stands for one of another role: what is granted there does not reach the pooler's.
  const mixed = { DATABASE_URL: around.url, DATABASE_SESSION_URL: database.url, SEED: 'none' }
  const refused = await startPortal({ environment: mixed }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(PortalEnded)
  expect((refused as PortalEnded).output).toContain(
    'Statements through DATABASE_URL have no time limit. Run this on the database',
  )
})
