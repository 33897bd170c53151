import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createFileClient } from '../files-client.ts'
import { type GatewayOptions, gateway } from '../gateway.ts'
import { createV1Client } from '../v1-client.ts'
import { createTestChanges } from './changes.ts'
import { answerEverything, idToken } from './examples.ts'
import { startV1Stub, type V1Stub } from './v1-stub.ts'

export interface GraphQLAnswer {
  readonly data?: Record<string, unknown> | null
  readonly errors?: ReadonlyArray<{ message: string; path?: unknown; extensions: Record<string, unknown> }>
}

export interface TestGateway {
  readonly app: FastifyInstance
  readonly stub: V1Stub
  /** Says that a member's notifications changed; null: nobody knows whose. */
  readonly notify: (memberId: string | null) => void
  /** Sends one operation as a signed-in person. */
  readonly ask: (query: string, variables?: object, headers?: Record<string, string>) => Promise<GraphQLAnswer>
  readonly close: () => Promise<void>
}

/** A gateway before a stub of v1, over real HTTP between the two. */
export const startTestGateway = async (
  options: Partial<Pick<GatewayOptions, 'production' | 'trustedDocuments' | 'addressKey'>> & { timeout?: number } = {},
): Promise<TestGateway> => {
  const stub = await startV1Stub()
  // A busy machine may take long; a test of a v1 that never answers gives its own time.
  const timeout = options.timeout ?? 20_000
  const client = createV1Client({ baseUrl: stub.baseUrl, timeout })
  const files = createFileClient({ baseUrl: stub.baseUrl, timeout })
  const changes = createTestChanges()
  const app = Fastify()
  await app.register(gateway, {
    call: client.call,
    transfer: files.transfer,
    production: options.production ?? false,
    addressKey: options.addressKey ?? null,
    trustedDocuments: options.trustedDocuments ?? {},
    notificationChanges: changes,
  })
  await app.ready()
  return {
    app,
    stub,
    notify: (memberId) => (memberId === null ? changes.open() : changes.change(memberId)),
    ask: async (query, variables = {}, headers = { authorization: `Bearer ${idToken()}`, 'x-refresh-token': 'refresh-1' }) => {
      const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
      return response.json<GraphQLAnswer>()
    },
    close: async () => {
      await app.close()
      await client.close()
      await files.close()
      await stub.close()
    },
  }
}

/** One gateway for the tests of a file. Before each of them every call of v1 answers well and none has been seen. */
export const withTestGateway = (): (() => TestGateway) => {
  let started: TestGateway | undefined
  const current = (): TestGateway => {
    if (started === undefined) throw new Error('The gateway has not been started')
    return started
  }
  beforeAll(async () => {
    started = await startTestGateway({ timeout: 30_000 })
  })
  afterAll(() => started?.close())
  beforeEach(() => {
    answerEverything(current().stub)
    current().stub.seen.length = 0
  })
  return current
}
