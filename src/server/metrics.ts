import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { GatewayObserver } from '#gateway/observer.ts'
import { openDatabase } from '#service/db/database.ts'
import type { SecurityEvent } from '#service/http-error.ts'
import { readBacklog } from '#service/outbox/backlog.ts'

/** What the parts of a process tell of themselves. */
export interface Metrics {
  readonly gateway: GatewayObserver
  /** A call (`domain.name`) was refused by its limit, or a sign-in failed. */
  readonly onRefusal: (call: string, event: SecurityEvent) => void
  /** Watches how many requests wait to be carried out, by the part that they wait for. */
  watchAdmission(waiting: Readonly<Record<string, () => number>>): void
  /** Watches whether the process hears of changes. */
  watchChanges(isHeard: () => boolean): void
  /** Watches v1's pool of connections and its outbox. */
  watchDatabase(pool: Pool): void
}

/** Upper ends in seconds: from what nobody notices to what everybody has given up on. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const reasons: Readonly<Record<SecurityEvent, string>> = {
  'refused by a limit': 'limit',
  'sign-in failed': 'sign-in',
  'key proof refused': 'key-proof',
  'refresh token used again': 'refresh-token',
  'link refused': 'link',
  'code locked': 'code',
  'password not confirmed': 'confirmation',
}

const createMeasures = (registry: Registry) => {
  const registers = [registry]
  return {
    requests: new Histogram({
      name: 'portal_http_request_duration_seconds',
      help: 'Requests by the pattern of their route',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    operations: new Histogram({
      name: 'portal_graphql_operation_duration_seconds',
      help: 'Operations of the gateway; the outcome is ok or the code of the first error',
      labelNames: ['operation', 'outcome'],
      buckets,
      registers,
    }),
    refusals: new Counter({
      name: 'portal_refusals_total',
      help: 'Calls of v1 refused by a limit, and sign-ins that failed',
      labelNames: ['call', 'reason'],
      registers,
    }),
  }
}

const watchSockets = (registry: Registry, count: () => number): void => {
  new Gauge({
    name: 'portal_sockets',
    help: 'Sockets of pages that hear of news',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}

const watchChanges = (registry: Registry, isHeard: () => boolean): void => {
  new Gauge({
    name: 'portal_changes_heard',
    help: 'Whether the process hears of changes, by which open pages tell of new notifications: 1 or 0',
    registers: [registry],
    collect() {
      this.set(isHeard() ? 1 : 0)
    },
  })
}

const watchAdmission = (registry: Registry, waiting: Readonly<Record<string, () => number>>): void => {
  new Gauge({
    name: 'portal_requests_waiting',
    help: 'Requests that wait to be carried out; those that wait too long are answered with 503',
    labelNames: ['part'],
    registers: [registry],
    collect() {
      for (const [part, count] of Object.entries(waiting)) this.set({ part }, count())
    },
  })
}

const watchDatabase = (registry: Registry, pool: Pool): void => {
  const registers = [registry]
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waited for' }, pool.waitingCount)
    },
  })
  const oldest = new Gauge({
    name: 'portal_outbox_oldest_seconds',
    help: 'How long the message that has waited longest has, by kind',
    labelNames: ['kind'],
    registers,
  })
  new Gauge({
    name: 'portal_outbox_messages',
    help: 'Messages that wait to be sent, by kind; every process tells the same of the database they share',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset()
      oldest.reset()
      // A database that is away is told by what fails, not by failing here too.
      for (const one of await readBacklog(openDatabase(pool)).catch(() => [])) {
        this.set({ kind: one.kind }, one.count)
        oldest.set({ kind: one.kind }, one.oldest)
      }
    },
  })
}

/** Of the same length whatever was sent. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * `/metrics` in the text format of Prometheus, for whoever shows the token as a Bearer one: requests, operations, refusals, connections,
 * outbox, sockets, and what Node tells of itself, its event loop's delay among it. No series is named by what a caller sends.
 *
 * @param token METRICS_TOKEN
 */
export const addMetrics = (app: FastifyInstance, token: string): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { requests, operations, refusals } = createMeasures(registry)
  const expected = digest(`Bearer ${token}`)
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'page', config } = request.routeOptions
    // How long one lasts says nothing about how long anybody waits.
    if (config.isStream === true) return
    requests.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ statusCode: 401, message: 'Send METRICS_TOKEN.' })
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  app.addHook('onClose', async () => registry.clear())
  return {
    gateway: {
      operationAnswered: (operation, outcome, seconds) => operations.observe({ operation, outcome }, seconds),
      socketsOpen: (count) => watchSockets(registry, count),
    },
    onRefusal: (call, event) => refusals.inc({ call, reason: reasons[event] }),
    watchAdmission: (waiting) => watchAdmission(registry, waiting),
    watchChanges: (isHeard) => watchChanges(registry, isHeard),
    watchDatabase: (pool) => watchDatabase(registry, pool),
  }
}
