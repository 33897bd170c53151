import pg from 'pg'
import { Pool } from 'undici'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { type RunningPortal, startPortal } from '../../tests/support/portal.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database?.drop())

const start = async (environment: Readonly<Record<string, string>> = {}): Promise<RunningPortal> => {
  const portal = await startPortal({ environment: { DATABASE_URL: database.url, ...environment } })
  onTestFinished(() => portal.cleanUp())
  return portal
}

const signIn = async ({ url }: RunningPortal): Promise<string> => {
  const answer = await fetch(`${url}/v1/authentication/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName: 'member@demo.test', Password: 'Portal-demo-1' }),
  })
  const { value } = (await answer.json()) as { value: { id_token: string } }
  return `Bearer ${value.id_token}`
}

test('an operation under way is finished, with the calls that it has still to make of the same process', async () => {
  const portal = await start()
  const authorization = await signIn(portal)
  const [holder, watch] = [new pg.Client(database.url), new pg.Client(database.url)]
  for (const client of [holder, watch]) await client.connect()
  onTestFinished(() => Promise.all([holder.end(), watch.end()]).then(() => undefined))
  await holder.query('begin')
  await holder.query('lock table notification in access exclusive mode')
  const operation = fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query: 'mutation { one: markAllNotificationsRead { done } two: markAllNotificationsRead { done } }' }),
  })
  const waiting = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await expect.poll(async () => (await watch.query(waiting)).rows.length).toBe(1)
  const begun = performance.now()
  const stopped = portal.stop()
  await expect.poll(() => portal.output()).toContain('"stopping"')
  expect((await fetch(`${portal.url}/readyz`)).status).toBe(503)
  await holder.query('rollback')
  expect(await (await operation).json()).toEqual({ data: { one: { done: true }, two: { done: true } } })
  expect(await stopped).toBe(0)
  expect(performance.now() - begun).toBeLessThan(10_000)
})

test('who asks /readyz as a proxy does loses nothing: 503 at once, and every request until the proxy knows is answered', async () => {
  const portal = await start({ STOP_DELAY: '4' })
  const authorization = await signIn(portal)
  const kept = new Pool(portal.url, { connections: 8 })
  onTestFinished(() => kept.close())
  let isIn = true
  const statuses: number[] = []
  const closing: unknown[] = []
  const ask = async (): Promise<void> => {
    while (isIn) {
      const { statusCode, headers, body } = await kept.request({
        method: 'GET',
        path: '/v1/notification/preferences',
        headers: { authorization },
      })
      await body.dump()
      statuses.push(statusCode)
      if (headers.connection === 'close') closing.push(statusCode)
    }
  }
  const asking = Promise.all(Array.from({ length: 8 }, ask))
  await expect.poll(() => statuses.length).toBeGreaterThan(20)
  const stopped = portal.stop()
  const ready = async (): Promise<unknown> => {
    const answer = await fetch(`${portal.url}/readyz`)
    return [answer.status, answer.headers.get('connection'), await answer.json()]
  }
  await expect.poll(ready).toEqual([503, 'close', { status: 'stopping' }])
  // The proxy asks from time to time.
  await expect.poll(() => closing.length).toBeGreaterThan(20)
  isIn = false
  await asking
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await stopped).toBe(0)
  await expect(fetch(`${portal.url}/readyz`)).rejects.toThrow('fetch failed')
})
