import type { FastifyInstance } from 'fastify'
import pg from 'pg'

const timeout = 1_500

/**
 * `/healthz`: the process answers. `/readyz`: it can work, that is, the database answers within 1.5 seconds; 503 until then.
 *
 * @param databaseUrl `null` for a process without a database
 */
export const addHealth = (app: FastifyInstance, databaseUrl: string | null): void => {
  const isDatabaseThere = databaseUrl === null ? async () => true : createProbe(app, databaseUrl)
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    const isReady = await isDatabaseThere()
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store')
    return isReady ? { status: 'ready' } : { status: 'not ready', missing: 'database' }
  })
}

/** Its own connection: a pool that is busy with requests must not make the process look dead. */
const createProbe = (app: FastifyInstance, databaseUrl: string): (() => Promise<boolean>) => {
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
  let asking: Promise<boolean> | undefined
  const ask = async (): Promise<boolean> => {
    try {
      await pool.query('SELECT 1')
      return true
    } catch {
      return false
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
