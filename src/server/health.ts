import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { connectionName, DatabaseClient } from '#service/db/client.ts'
import { isStorageFull } from '#service/db/failures.ts'
import type { StorageRoom } from '#service/storage-room.ts'
import type { HeardChanges } from './hearing.ts'
import type { Stopping } from './stopping.ts'

const timeout = 1_500

/** What a process lacks to be ready; null when it is. */
type Missing = 'database' | 'room to save' | 'v1' | 'gateway' | null

/** Finds what is missing. */
type Probe = () => Promise<Missing>

/** What a process needs to work. */
export interface Needs {
  /** `null` for a process without a database. */
  readonly databaseUrl: string | null
  /** Where v1 is, for a gateway beside which there is none; else `null`. */
  readonly v1Url: string | null
  /** Where the gateway is, for a process that serves the web alone; else `null`. */
  readonly gatewayUrl: string | null
  /** What saves have met. */
  readonly room: StorageRoom
  /** Where it hears of changes; `null` for a process that serves the web alone. */
  readonly changes: Pick<HeardChanges, 'from' | 'isHeard'> | null
  readonly stopping: Stopping
}

/**
 * `/healthz`: the process answers. `/readyz`: it can work, that is, the database answers within 1.5 seconds and has room to save, and so do
 * the processes that it passes calls on to; 503 with what is missing until then, and as soon as the process is to stop. Whether it hears
 * of changes is told and makes no difference: it serves everything else.
 */
export const addHealth = (app: FastifyInstance, { databaseUrl, v1Url, gatewayUrl, room, changes, stopping }: Needs): void => {
  const probes: readonly Probe[] = [
    ...(databaseUrl === null ? [] : [probeDatabase(app, databaseUrl, room)]),
    ...(v1Url === null ? [] : [probeProcess('v1', v1Url)]),
    ...(gatewayUrl === null ? [] : [probeProcess('gateway', gatewayUrl)]),
  ]
  const findMissing: Probe = async () => (await Promise.all(probes.map((probe) => probe()))).find((one) => one !== null) ?? null
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    if (stopping.hasBegun()) return reply.code(503).header('cache-control', 'no-store').send({ status: 'stopping' })
    const missing = await findMissing()
    reply.code(missing === null ? 200 : 503).header('cache-control', 'no-store')
    const heard = changes === null ? {} : { changes: { from: changes.from, heard: changes.isHeard() } }
    return missing === null ? { status: 'ready', ...heard } : { status: 'not ready', missing, ...heard }
  })
}

/** A megabyte that the database must find room for, and gives back at once. */
const tryRoom =
  'begin; create temp table room on commit drop as select repeat(md5(n::text), 30) from generate_series(1, 1000) n; rollback'

/** Simultaneous probes share one question. */
const shared = (ask: Probe): Probe => {
  let asking: Promise<Missing> | undefined
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}

/** Whether it answers, whatever it lacks itself: when the database is away, v1 says so, and those before it go on passing that on. */
const probeProcess = (name: 'v1' | 'gateway', url: string): Probe =>
  shared(async () => {
    try {
      const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(timeout), redirect: 'manual' })
      await answer.body?.cancel()
      return answer.status < 500 ? null : name
    } catch {
      return name
    }
  })

/** Its own connection: a pool that is busy with requests must not make the process look dead. */
const probeDatabase = (app: FastifyInstance, databaseUrl: string, room: StorageRoom): Probe => {
  const pool = new pg.Pool({
    Client: DatabaseClient,
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    idleTimeoutMillis: 10_000,
    application_name: `${connectionName} readiness`,
  })
  pool.on('error', () => undefined)
  app.addHook('onClose', () => pool.end())
  return shared(async () => {
    try {
      // Only after a save that met a full disk: otherwise nothing is written for a question that is asked every few seconds.
      await pool.query(room.isShort ? tryRoom : 'SELECT 1')
      room.isBack()
      return null
    } catch (error) {
      return isStorageFull(error) ? 'room to save' : 'database'
    }
  })
}
