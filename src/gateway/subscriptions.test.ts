import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import websocket from '@fastify/websocket'
import { makeExecutableSchema } from '@graphql-tools/schema'
import Fastify from 'fastify'
import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { v1 } from '#contract/v1.ts'
import { createFindDocument } from './documents.ts'
import { typeDefs } from './generated/type-defs.ts'
import { createNotificationHub } from './notification-hub.ts'
import { resolvers } from './resolvers/resolvers.ts'
import { createSubscriptionHandler } from './subscriptions.ts'
import { createTestChanges } from './testing/changes.ts'
import { answerEverything, idToken, memberId, user } from './testing/examples.ts'
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts'
import { createV1Client } from './v1-client.ts'

const query = 'subscription { notificationsChanged }'
const other = '11111111-2222-4333-8444-555555555555'
const changed = { data: { notificationsChanged: true } }

let development: TestGateway
let production: TestGateway

const listen = async (gateway: TestGateway, port = 0) => {
  await gateway.app.listen({ host: '127.0.0.1', port })
  answerEverything(gateway.stub)
}
beforeAll(async () => {
  development = await startTestGateway()
  const trusted = { [createHash('sha256').update(query).digest('hex')]: query }
  production = await startTestGateway({ production: true, trustedDocuments: trusted })
  await Promise.all([listen(development), listen(production)])
})
afterAll(() => Promise.all([development.close(), production.close()]))
beforeEach(() => answerEverything(development.stub))

interface Connection {
  readonly client: Client
  readonly closed: Array<{ code: number }>
}

/** A client as the browser has one. */
const connect = (gateway: Pick<TestGateway, 'app'>, token: () => unknown = idToken, retryAttempts = 0): Connection => {
  const { port } = gateway.app.server.address() as AddressInfo
  const closed: Array<{ code: number }> = []
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: () => ({ idToken: token() }),
    retryAttempts,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 20)),
    shouldRetry: () => true,
    on: { closed: (event) => closed.push(event as { code: number }) },
  })
  onTestFinished(() => client.dispose())
  return { client, closed }
}

/** Subscribes and keeps what arrives after the word that the subscription is open. */
const subscribe = ({ client }: Connection, payload: Parameters<Client['subscribe']>[0] = { query }) => {
  const received: unknown[] = []
  const failed: unknown[] = []
  const completed: string[] = []
  let isOpen = false
  client.subscribe(payload, {
    next: (value) => {
      if (isOpen) received.push(value)
      isOpen = true
    },
    error: (error) => failed.push(error),
    complete: () => completed.push('complete'),
  })
  return { received, failed, completed }
}

/** Notifies until something arrived: a subscription is open some time after it was asked for. */
const notifyUntil = (gateway: TestGateway, member: string | null, isThere: () => boolean) =>
  vi.waitFor(
    () => {
      gateway.notify(member)
      expect(isThere()).toBe(true)
    },
    { interval: 10 },
  )

describe('a member', () => {
  test('is told of their own changes and of no others', async () => {
    const mine = subscribe(connect(development))
    const theirs = subscribe(connect(development, () => idToken({ sub: other, email: 'other@demo.test' })))
    development.stub.answer(v1.authentication.getUserByEmail, ({ params }) =>
      params.email === user.email ? user : { ...user, id: other },
    )
    await notifyUntil(development, memberId, () => mine.received.length > 0)
    expect(mine.received[0]).toEqual(changed)
    await notifyUntil(development, other, () => theirs.received.length > 0)
    const theirsBefore = theirs.received.length
    for (let round = 0; round < 20; round += 1) {
      const before = mine.received.length
      await notifyUntil(development, memberId, () => mine.received.length > before)
    }
    // At most the changes of their own that were still under way.
    expect(theirs.received.length - theirsBefore).toBeLessThan(3)
  })

  test('is told when nobody knows whose notifications changed', async () => {
    const mine = subscribe(connect(development))
    await notifyUntil(development, null, () => mine.received.length > 0)
  })

  test('in production subscribes by the hash of a trusted document, and by nothing else', async () => {
    const sha256Hash = createHash('sha256').update(query).digest('hex')
    const trusted = subscribe(connect(production), { query: '', extensions: { persistedQuery: { version: 1, sha256Hash } } })
    await notifyUntil(production, memberId, () => trusted.received.length > 0)
    const text = subscribe(connect(production))
    await vi.waitFor(() => expect(text.failed).toMatchObject([[{ extensions: { code: 'UNKNOWN_DOCUMENT' } }]]))
  })
})

describe('a token', () => {
  test.each([
    ['is missing', () => undefined],
    ['cannot be read', () => 'nonsense'],
    ['is not a text', () => ({ idToken: 'x' })],
  ])('that %s closes with 4401 without asking v1', async (_name, token) => {
    development.stub.seen.length = 0
    const connection = connect(development, token)
    const { received } = subscribe(connection)
    await vi.waitFor(() => expect(connection.closed).toMatchObject([{ code: 4401 }]))
    expect([received, development.stub.seen]).toEqual([[], []])
  })

  test.each([401, 403, 404])('that v1 refuses with %i closes with 4401', async (status) => {
    development.stub.refuse(v1.authentication.getUserByEmail, status, 'No')
    const connection = connect(development)
    subscribe(connection)
    await vi.waitFor(() => expect(connection.closed).toMatchObject([{ code: 4401 }]))
  })

  test('whose claims name another person than v1 closes with 4401', async () => {
    const connection = connect(development, () => idToken({ sub: other }))
    subscribe(connection)
    await vi.waitFor(() => expect(connection.closed).toMatchObject([{ code: 4401 }]))
  })

  test('that v1 cannot be asked about closes with 1013, for the client to come back', async () => {
    development.stub.raw(v1.authentication.getUserByEmail, (response) => response.destroy())
    const connection = connect(development)
    subscribe(connection)
    await vi.waitFor(() => expect(connection.closed).toMatchObject([{ code: 1013 }]))
  })

  test('that had expired before it arrived closes with 4403', async () => {
    development.stub.refuse(v1.authentication.getUserByEmail, 401, 'Expired')
    const connection = connect(development, () => idToken({ expiresIn: -5 }))
    subscribe(connection)
    await vi.waitFor(() => expect(connection.closed).toMatchObject([{ code: 4403 }]))
  })

  test('that expires meanwhile closes with 4403, and the client goes on with a new one', async () => {
    const tokens = [idToken({ expiresIn: 1 }), idToken()]
    const connection = connect(development, () => tokens.shift(), 3)
    const { received } = subscribe(connection)
    await vi.waitFor(() => expect(connection.closed).toMatchObject([{ code: 4403 }]))
    const before = received.length
    await notifyUntil(development, memberId, () => received.length > before)
    expect(tokens).toEqual([])
  })
})

test('a closed connection leaves nothing behind in the hub', async () => {
  const hub = createNotificationHub(createTestChanges())
  const app = Fastify()
  await app.register(websocket)
  const { call, close } = createV1Client({ baseUrl: development.stub.baseUrl })
  const schema = makeExecutableSchema({ typeDefs, resolvers })
  const wsHandler = createSubscriptionHandler({
    schema,
    call,
    hub,
    findDocument: createFindDocument({}, false),
    addressKey: null,
    log: app.log,
  })
  app.route({ method: 'GET', url: '/graphql', handler: () => '', wsHandler })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const connections = Array.from({ length: 5 }, () => connect({ app }))
  for (const connection of connections) subscribe(connection)
  await vi.waitFor(() => expect(hub.size()).toBe(5))
  await Promise.all(connections.map((one) => one.client.dispose()))
  await vi.waitFor(() => expect(hub.size()).toBe(0))
  await app.close()
  await close()
})

test('a stopping server asks its clients to come back, and the subscription goes on with the next server', async () => {
  const first = await startTestGateway()
  await listen(first)
  const { port } = first.app.server.address() as AddressInfo
  const connection = connect(first, () => idToken(), 1_000)
  const { received, failed, completed } = subscribe(connection)
  await notifyUntil(first, memberId, () => received.length > 0)
  await first.close()
  await vi.waitFor(() => expect(connection.closed[0]).toMatchObject({ code: 1012 }))

  const second = await startTestGateway()
  await listen(second, port)
  const before = received.length
  await notifyUntil(second, memberId, () => received.length > before)
  expect([failed, completed]).toEqual([[], []])
  await connection.client.dispose()
  await second.close()
})

describe('a connection', () => {
  test.each([
    ['a query', '{ viewer { id } }'],
    ['a mutation', 'mutation { markAllNotificationsRead { done } }'],
    ['an unknown field', 'subscription { nothing }'],
    ['a syntax error', 'subscription {'],
    [
      '10,000 aliases',
      `subscription { ${Array.from({ length: 10_000 }, (_, index) => `a${index}: notificationsChanged`).join(' ')} }`,
    ],
  ])('serves no %s', async (_name, text) => {
    const connection = connect(development)
    const { received, failed } = subscribe(connection, { query: text })
    await vi.waitFor(() => expect(failed.length + connection.closed.length).toBeGreaterThan(0))
    expect(received).toEqual([])
  })

  test('holds ten subscriptions', async () => {
    const connection = connect(development)
    const open = Array.from({ length: 11 }, () => subscribe(connection))
    await vi.waitFor(() => expect(open.at(-1)?.failed).toMatchObject([[{ extensions: { code: 'RATE_LIMITED' } }]]))
    await notifyUntil(development, memberId, () => open.slice(0, 10).every((one) => one.received.length > 0))
  })

  test('of another protocol is closed', async () => {
    const { port } = development.app.server.address() as AddressInfo
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-ws')
    const ended = await new Promise<string>((resolve) => {
      socket.addEventListener('close', () => resolve('closed'))
    })
    expect(ended).toBe('closed')
  })
})
