import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Pool } from 'pg'
import { createFileClient } from '#gateway/files-client.ts'
import { gateway } from '#gateway/gateway.ts'
import { observedCalls, observedTransfers } from '#gateway/observed-calls.ts'
import type { GatewayObserver } from '#gateway/observer.ts'
import { createV1Client } from '#gateway/v1-client.ts'
import { service } from '#service/app.ts'
import { refuseAddress, routerOptions } from '#service/router.ts'
import type { ServiceSettings } from '#service/settings.ts'
import { createStorageRoom } from '#service/storage-room.ts'
import { addAdmission } from './admission.ts'
import { openChanges } from './changes.ts'
import { decodableAddress } from './decodable-address.ts'
import { addHealth } from './health.ts'
import type { HeardChanges } from './hearing.ts'
import { addMetrics, type Metrics } from './metrics.ts'
import { addRequestLog, requestIdOf } from './request-ids.ts'
import type { Resources } from './resources.ts'
import type { PortalSettings } from './settings.ts'
import type { Stopping } from './stopping.ts'
import { callTraces, deliveryTraces, operationTraces } from './tracing/observers.ts'
import { addRequestTraces } from './tracing/request-traces.ts'
import type { Tracer } from './tracing/tracer.ts'
import { refuseUnreadable } from './unreadable-request.ts'
import { addDocs } from './web/docs.ts'
import { refuseForeignSockets } from './web/foreign-sockets.ts'
import { addGatewayProxy } from './web/gateway-proxy.ts'
import { addOutboxPage } from './web/outbox-page.ts'
import { devPages } from './web/page.ts'
import { addRunner } from './web/runner.ts'
import { addSecurityHeaders } from './web/security-headers.ts'
import { addWeb } from './web/web.ts'

/** v1's database and settings, for a process that has this role. */
export interface V1Parts {
  readonly pool: Pool
  readonly reportsPool: Pool | null
  readonly settings: ServiceSettings
}

export interface ApplicationParts {
  readonly settings: PortalSettings
  readonly resources: Resources
  readonly log: FastifyBaseLogger
  /** The owner's database or the bundled one; `null` for a process that needs none. */
  readonly databaseUrl: string | null
  /** The same without a pooler between, where one connection is kept. */
  readonly sessionUrl: string | null
  readonly v1: V1Parts | null
  readonly stopping: Stopping
  /** Null for a process that exports no spans. */
  readonly tracer: Tracer | null
  /** Signs the address of a client between the processes; `null` for a process that was told no SECRET. */
  readonly addressKey: Buffer | null
  /** Signs the request for v1's stream of changes; `null` as well. */
  readonly changesKey: Buffer | null
  /** Public key that browsers subscribe to push messages with; empty when none are sent. */
  readonly vapidPublicKey: string
}

/** The HTTP server of one process: the parts that its roles name, health and security headers. Not listening yet. */
export const createApplication = async (parts: ApplicationParts): Promise<FastifyInstance> => {
  const { settings, log, v1, tracer } = parts
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    rewriteUrl: (request) => decodableAddress(request.url ?? '/'),
    trustProxy: settings.trustProxy,
    routerOptions,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable(settings.production),
    // 5 MB by a slow line; headers have a minute.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
  })
  app.setErrorHandler((error: { statusCode?: number; message?: string }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500
    if (status >= 500) request.log.error({ err: error }, 'failed')
    return reply
      .code(status)
      .send({ statusCode: status, message: status >= 500 ? 'An error has occurred!' : (error.message ?? '') })
  })
  addRequestLog(app)
  parts.stopping.watch(app)
  addRequestTraces(app, parts)
  const metrics = settings.metricsToken === null ? null : addMetrics(app, settings.metricsToken)
  await addSecurityHeaders(app, settings.production)
  addRunner(app)
  if (settings.roles.has('web')) refuseForeignSockets(app, settings.publicUrl)
  const room = createStorageRoom()
  const waiting = {
    v1: addAdmission(app, 'v1').waiting,
    gateway: addAdmission(app, 'gateway').waiting,
  }
  metrics?.watchAdmission(waiting)
  const changes = v1 !== null || settings.roles.has('gateway') ? addChanges(app, parts, metrics) : null
  addHealth(app, {
    databaseUrl: v1 === null ? null : parts.databaseUrl,
    v1Url: settings.roles.has('gateway') && v1 === null ? settings.v1Url : null,
    gatewayUrl: settings.roles.has('gateway') ? null : settings.gatewayUrl,
    room,
    changes,
    stopping: parts.stopping,
  })
  if (v1 !== null) {
    metrics?.watchDatabase(v1.pool)
    await app.register(service, {
      prefix: '/v1',
      ...v1,
      room,
      ...(changes !== null && { changes }),
      ...(metrics !== null && { onRefusal: metrics.onRefusal }),
      ...(tracer !== null && { observeDelivery: deliveryTraces(tracer) }),
    })
    if (!settings.production) {
      addOutboxPage(app, v1.pool, v1.settings)
      addDocs(app)
    }
  }
  if (settings.roles.has('gateway') && changes !== null) await addGateway(app, parts, changes, metrics)
  if (settings.roles.has('web')) await addWebRole(app, parts)
  return app
}

const addChanges = (
  app: FastifyInstance,
  { settings, sessionUrl, changesKey, log }: ApplicationParts,
  metrics: Metrics | null,
): HeardChanges => {
  const changes = openChanges({ sessionUrl, v1BaseUrl: v1BaseUrl(settings), key: changesKey, log })
  app.addHook('onClose', () => changes.stop())
  metrics?.watchChanges(changes.isHeard)
  return changes
}

const addGateway = async (
  app: FastifyInstance,
  { settings, resources, addressKey, tracer }: ApplicationParts,
  notificationChanges: HeardChanges,
  metrics: Metrics | null,
): Promise<void> => {
  const baseUrl = v1BaseUrl(settings)
  const client = createV1Client({ baseUrl })
  const files = createFileClient({ baseUrl })
  app.addHook('onClose', async () => {
    await Promise.all([client.close(), files.close()])
  })
  const { trustedDocuments } = resources
  await app.register(gateway, {
    call: tracer === null ? client.call : observedCalls(client.call, callTraces(tracer)),
    transfer: tracer === null ? files.transfer : observedTransfers(files.transfer, callTraces(tracer)),
    production: settings.production,
    addressKey,
    trustedDocuments,
    notificationChanges,
    observer: gatewayObserver(metrics, tracer),
  })
}

/** Tells both of operations, as far as there are both. */
const gatewayObserver = (metrics: Metrics | null, tracer: Tracer | null): GatewayObserver => {
  const traces = tracer === null ? null : operationTraces(tracer)
  return {
    operationAnswered: (name, outcome, seconds) => {
      metrics?.gateway.operationAnswered(name, outcome, seconds)
      traces?.operationAnswered(name, outcome, seconds)
    },
    socketsOpen: (count) => metrics?.gateway.socketsOpen(count),
  }
}

const addWebRole = async (
  app: FastifyInstance,
  { settings, resources, addressKey, vapidPublicKey }: ApplicationParts,
): Promise<void> => {
  if (settings.gatewayUrl !== null && !settings.roles.has('gateway')) {
    await addGatewayProxy(app, settings.gatewayUrl, addressKey)
  }
  if (resources.webFolder === null) return
  await addWeb(app, resources.webFolder, {
    'vapid-public-key': vapidPublicKey,
    captcha: settings.captcha ? 'on' : 'off',
    'dev-pages': devPages(settings.production, settings.showsFlows),
  })
}

const v1BaseUrl = (settings: PortalSettings): string => `${settings.v1Url ?? ownAddress(settings)}/v1`

/** Where this process reaches itself, whichever addresses it listens on. */
const ownAddress = ({ host, port }: PortalSettings): string => {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}
