import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { isStorageFull } from '#service/db/failures.ts'
import type { StorageRoom } from '#service/storage-room.ts'

const timeout = 1_500

/** What a process lacks to be ready; null when it is. */
type Missing = 'database' | 'room to save' | null

/**
 * `/healthz`: the process answers. `/readyz`: it can work, that is, the database answers within 1.5 seconds and has room to save;
 * 503 with what is missing until then.
 *
 * @param databaseUrl `null` for a process without a database
 * @param room what saves have met
 */
export const addHealth = (app: FastifyInstance, databaseUrl: string | null, room: StorageRoom): void => {
  const findMissing = databaseUrl === null ? async () => null : createProbe(app, databaseUrl, room)
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    const missing = await findMissing()
    reply.code(missing === null ? 200 : 503).header('cache-control', 'no-store')
    return missing === null ? { status: 'ready' } : { status: 'not ready', missing }
  })
}

/** A megabyte that the database must find room for, and gives back at once. */
const tryRoom =
  'begin; create temp table room on commit drop as select repeat(md5(n::text), 30) from generate_series(1, 1000) n; rollback'

/** Its own connection: a pool that is busy with requests must not make the process look dead. */
const createProbe = (app: FastifyInstance, databaseUrl: string, room: StorageRoom): (() => Promise<Missing>) => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    idleTimeoutMillis: 10_000,
    application_name: 'team-member-portal readiness',
  })
  pool.on('error', () => undefined)
  app.addHook('onClose', () => pool.end())
  let asking: Promise<Missing> | undefined
  const ask = async (): Promise<Missing> => {
    try {
      // Only after a save that met a full disk: otherwise nothing is written for a question that is asked every few seconds.
      await pool.query(room.isShort ? tryRoom : 'SELECT 1')
      room.isBack()
      return null
    } catch (error) {
      return isStorageFull(error) ? 'room to save' : 'database'
    }
  }
  // Simultaneous probes share one question.
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}
