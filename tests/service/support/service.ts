import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { signClientAddress } from '../../../src/contract/client-address.ts'
import type { OwnerWork } from '../../../src/service/admin/owner-work.ts'
import { service } from '../../../src/service/app.ts'
import { type Database, openDatabase } from '../../../src/service/db/database.ts'
import { createPool } from '../../../src/service/db/pool.ts'
import { dayFrom } from '../../../src/service/db/seed/ids.ts'
import { demoPassword } from '../../../src/service/db/seed/people.ts'
import { deriveKeys, type Keys } from '../../../src/service/keys.ts'
import { drainOutbox, type OutboxContext } from '../../../src/service/outbox/drain.ts'
import { listOutbox } from '../../../src/service/outbox/outbox.ts'
import { refuseAddress, routerOptions } from '../../../src/service/router.ts'
import { connectionBacklog, type ServiceSettings, scaleRateLimits, serviceSettings } from '../../../src/service/settings.ts'
import { createTestDatabase } from '../../support/database.ts'
import { seedForTests, testSecret } from './samples.ts'
import { keptSerializers } from './serializers.ts'

export interface Reply {
  readonly status: number
  /** `value` of a success, undefined otherwise. */
  readonly value: unknown
  readonly message: string | undefined
  readonly field: string | undefined
  readonly text: string
  readonly headers: Headers
}

export interface Session {
  readonly idToken: string
  readonly refreshToken: string
  readonly memberId: string
}

interface CallOptions {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly session?: Session
  readonly key?: string
}

export interface RunningService {
  readonly url: string
  /** Of its database. */
  readonly databaseUrl: string
  readonly pool: Pool
  readonly db: Database
  readonly settings: ServiceSettings
  readonly keys: Keys
  readonly clock: { now: Date; forward(milliseconds: number): void }
  readonly app: FastifyInstance
  call(method: string, path: string, options?: CallOptions): Promise<Reply>
  logIn(name: string, password?: string): Promise<Session>
  /** Headers with which a process of the portal says that a request came from an address. */
  from(address: string): Readonly<Record<string, string>>
  /** Delivers what is due, as the background drain would, without a mail server. */
  drain(): Promise<number>
  /** The newest link mailed to an address. */
  linkFor(email: string): Promise<string>
  /** The token of the newest link mailed to an address. */
  tokenFor(email: string): Promise<string>
  stop(): Promise<void>
}

/** What the owner's commands work with, beside this service. */
export const ownerWork = ({ db, keys, clock }: RunningService): OwnerWork => ({ db, keys, now: clock.now, pushes: false })

const text = (value: unknown, name: string): string => {
  if (typeof value === 'object' && value !== null && name in value) {
    const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
    if (typeof found === 'string') return found
  }
  throw new Error(`No text ${name} in ${JSON.stringify(value)}`)
}
export const textOf = text

const parse = (body: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const textOrUndefined = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The service on a random port of the loopback address, with a database and a clock of its own. */
export const startService = async (
  given: Partial<ServiceSettings> & {
    readonly seeded?: boolean
    readonly background?: boolean
    /** Where the service finds its database, when not straight at a fresh one. */
    readonly databaseUrl?: string
    /** A copy of the database, for reports. */
    readonly reportsPool?: Pool
    /** How long a request waits for a connection, when the service's own timeout is too short for a storm of them. */
    readonly connectionTimeoutMillis?: number
    /** Takes every line of the log, down to the finest. */
    readonly log?: (line: string) => void
  } = {},
): Promise<RunningService> => {
  // A busy machine may take long to hand a connection on; a test that waits for the time-out gives its own.
  const {
    seeded = true,
    background = false,
    databaseUrl,
    reportsPool,
    log,
    connectionTimeoutMillis = 30_000,
    ...settingsGiven
  } = given
  const database = await createTestDatabase({ seeded })
  const pool = createPool(databaseUrl ?? database.url, { connectionTimeoutMillis })
  const settings = serviceSettings({
    production: false,
    secret: testSecret,
    publicUrl: 'https://portal.test',
    rateLimits: scaleRateLimits(1000),
    outboxInterval: 20,
    ...settingsGiven,
  })
  const clock = {
    now: new Date(),
    forward(milliseconds: number) {
      this.now = new Date(this.now.getTime() + milliseconds)
    },
  }
  // The copied demo data lie around the day on which they were made.
  if (seeded && dayFrom(clock.now, 0) !== dayFrom(new Date(inject('postgres').seededAt), 0)) await seedForTests(pool, clock.now)
  const app = Fastify({
    routerOptions,
    frameworkErrors: refuseAddress,
    ...(log === undefined ? {} : { logger: { level: 'trace', stream: { write: log } } }),
  })
  app.setSerializerCompiler(await keptSerializers())
  await app.register(service, {
    prefix: '/v1',
    pool,
    settings,
    clock: () => clock.now,
    background,
    ...(reportsPool !== undefined && { reportsPool }),
  })
  const url = `${await app.listen({ host: '127.0.0.1', port: 0, backlog: connectionBacklog })}/v1`
  const db = openDatabase(pool)
  const keys = deriveKeys(settings.secret, settings.previousSecret)

  const call = async (method: string, path: string, { body, headers, session, key }: CallOptions = {}): Promise<Reply> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(session === undefined ? {} : { authorization: `Bearer ${session.idToken}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const raw = await response.text()
    const { value, message, field } = { value: undefined, message: undefined, field: undefined, ...parse(raw) }
    return {
      status: response.status,
      value,
      message: textOrUndefined(message),
      field: textOrUndefined(field),
      text: raw,
      headers: response.headers,
    }
  }

  const logIn = async (name: string, password = demoPassword): Promise<Session> => {
    const userName = name.includes('@') ? name : `${name}@demo.test`
    const reply = await call('POST', '/authentication/Login', { body: { UserName: userName, Password: password } })
    if (reply.status !== 200) throw new Error(`Login of ${userName} failed: ${reply.text}`)
    const value = { user: undefined, ...(reply.value as object) }
    return { idToken: text(value, 'id_token'), refreshToken: text(value, 'refresh_token'), memberId: text(value.user, 'id') }
  }

  const context: OutboxContext = { db, settings, keys, clock: () => clock.now, log: app.log }
  const linkFor = async (email: string): Promise<string> => {
    const entry = (await listOutbox(pool, settings)).find(({ to, link }) => to === email && link !== null)
    if (entry?.link == null) throw new Error(`No link was mailed to ${email}`)
    return entry.link
  }

  const stop = async (): Promise<void> => {
    await app.close()
    await pool.end()
    await database.drop()
  }

  return {
    url,
    databaseUrl: database.url,
    pool,
    db,
    settings,
    keys,
    clock,
    app,
    call,
    logIn,
    from: (address) => {
      const requestId = randomUUID()
      const signed = signClientAddress(keys.clientAddress, address, requestId, clock.now)
      return { 'x-request-id': requestId, 'x-client-address': signed }
    },
    drain: () => drainOutbox(context, null),
    linkFor,
    tokenFor: async (email) => new URL(await linkFor(email)).searchParams.get('token') ?? '',
    stop,
  }
}

/** A service for one test, stopped when it ends. */
export const serviceForTest = async (given: Parameters<typeof startService>[0] = {}): Promise<RunningService> => {
  const running = await startService(given)
  onTestFinished(() => running.stop())
  return running
}
