import { createClient } from 'graphql-ws'
import pg from 'pg'
import { Agent, request, WebSocket } from 'undici'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { changesStream } from '#gateway/changes-stream.ts'
import { deriveAddressKey, deriveChangesKey } from '#service/keys.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { type RunningPortal, startPortal } from '../../tests/support/portal.ts'
import { freePort } from './free-port.ts'

const SECRET = 'a secret that v1 alone is told, in these'
const METRICS_TOKEN = 'whoever-shows-this-reads-the-metrics'
const changesKey = deriveChangesKey(SECRET)
const textOf = (key: Buffer): string => key.toString('base64url')

let database: TestDatabase
let port: number
let v1: RunningPortal
/** Knows neither the database nor SECRET. */
let gateway: RunningPortal

const startV1 = (): Promise<RunningPortal> =>
  startPortal({ port, environment: { SECRET, METRICS_TOKEN, DATABASE_URL: database.url, PORTAL_ROLES: 'v1' } })

beforeAll(async () => {
  database = await createTestDatabase()
  port = await freePort()
  v1 = await startV1()
  gateway = await startPortal({
    environment: {
      PORTAL_ROLES: 'gateway',
      V1_URL: v1.url,
      CLIENT_ADDRESS_KEY: textOf(deriveAddressKey(SECRET)),
      CHANGES_KEY: textOf(changesKey),
    },
  })
})

afterAll(async () => {
  for (const portal of [gateway, v1]) await portal?.cleanUp()
  await database?.drop()
})

const readiness = async ({ url }: RunningPortal): Promise<unknown> => {
  const answer = await fetch(`${url}/readyz`)
  return [answer.status, await answer.json()]
}

const isHearing = [200, { status: 'ready', changes: { from: 'v1', heard: true } }]

const call = async ({ url }: RunningPortal, method: string, path: string, idToken: string | null, body?: object) => {
  const answer = await fetch(`${url}/v1/${path}`, {
    method,
    headers: {
      ...(idToken !== null && { authorization: `Bearer ${idToken}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, value: ((await answer.json()) as { value: never }).value as never }
}

const logIn = async (portal: RunningPortal): Promise<string> => {
  const body = { UserName: 'member@demo.test', Password: 'Portal-demo-1' }
  const { value } = await call(portal, 'POST', 'authentication/Login', null, body)
  return (value as { id_token: string }).id_token
}

interface Listed {
  readonly id: string
  readonly ReadAt: string | null
}

/** Ids of what the member has not read, as the gateway's v1 says. */
const unread = async (portal: RunningPortal, idToken: string): Promise<readonly string[]> => {
  const body = { PageNumber: 1, PageSize: 50, UnreadOnly: true }
  const { value } = await call(portal, 'POST', 'notification/find', idToken, body)
  return (value as { data: readonly Listed[] }).data.map(({ id }) => id)
}

/** An open page: how often it was told that its notifications changed. */
const openPage = async (idToken: string): Promise<() => number> => {
  let told = 0
  const client = createClient({
    url: `${gateway.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: () => ({ idToken }),
    retryAttempts: 0,
  })
  onTestFinished(() => client.dispose())
  const failures: unknown[] = []
  client.subscribe(
    { query: 'subscription { notificationsChanged }' },
    {
      next: () => {
        told += 1
      },
      error: (error) => failures.push(error),
      complete: () => undefined,
    },
  )
  // The first word says that it is open.
  await expect.poll(() => [told, failures]).toEqual([1, []])
  return () => told
}

test('a page of a gateway without a database hears what v1 does, also after v1 was away', async () => {
  await expect.poll(() => readiness(gateway)).toEqual(isHearing)
  const idToken = await logIn(v1)
  const [first = '', second = ''] = await unread(v1, idToken)
  expect(second).not.toBe('')
  const told = await openPage(idToken)
  await call(v1, 'PUT', `notification/${first}/read`, idToken)
  await expect.poll(told).toBe(2)

  const begun = performance.now()
  expect(await v1.stop()).toBe(0)
  expect(performance.now() - begun).toBeLessThan(10_000)
  const isDeaf = [503, { status: 'not ready', missing: 'v1', changes: { from: 'v1', heard: false } }]
  await expect.poll(() => readiness(gateway)).toEqual(isDeaf)
  // By another process.
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('update notification set read_at = now() where id = $1', [second])
  await client.end()
  v1 = await startV1()
  await expect.poll(() => readiness(gateway)).toEqual(isHearing)
  // Told without anybody saying what changed: what it asks for now has the change.
  await expect.poll(told).toBe(3)
  expect(await unread(v1, idToken)).not.toContain(second)
  const output = gateway.output()
  expect(output.split('hears of no changes').length - 1).toBe(1)
  await expect.poll(() => gateway.output()).toContain('hears of changes again')
  expect(output).not.toContain(textOf(changesKey))
})

/** Listens as a gateway does. */
const listen = (key: Buffer) => {
  let isOpen = false
  const opened = () => {
    isOpen = true
  }
  const ended = changesStream({ baseUrl: `${v1.url}/v1`, key })({
    signal: new AbortController().signal,
    opened,
    changed: () => undefined,
  })
  return { isOpen: () => isOpen, ended }
}

test('who has another key is refused; no stream, nor who asks for one, is among the durations of requests', async () => {
  await expect(listen(deriveAddressKey(SECRET)).ended).rejects.toThrow('v1 does not know the key: is its SECRET the same?')
  await logIn(v1)
  const metrics = async (): Promise<string> =>
    (await fetch(`${v1.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()
  await expect.poll(metrics).toContain('route="/v1/authentication/Login"')
  expect(await metrics()).not.toContain('internal')
})

test('more streams than v1 carries out calls take nobody’s place, and all end when it stops', async () => {
  const streams = Array.from({ length: 80 }, () => listen(changesKey))
  await expect.poll(() => streams.every(({ isOpen }) => isOpen())).toBe(true)
  expect(await logIn(v1)).toMatch(/^eyJ/)
  // The public description of v1 has nothing of it, and it is no call of another kind.
  const dispatcher = new Agent()
  onTestFinished(() => dispatcher.destroy())
  for (const method of ['POST', 'HEAD'] as const) {
    const { statusCode, body } = await request(`${v1.url}/v1/internal/changes`, { method, dispatcher })
    await body.dump()
    expect(statusCode).toBe(404)
  }
  const begun = performance.now()
  expect(await v1.stop()).toBe(0)
  await Promise.all(streams.map(({ ended }) => ended))
  expect(performance.now() - begun).toBeLessThan(3_000)
})
