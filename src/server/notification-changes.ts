import pg from 'pg'
import { connectionName, DatabaseClient } from '#service/db/client.ts'
import type { Hear } from './hearing.ts'

const heartbeat = 15_000
const timeout = 5_000

/**
 * Hears of changes on one connection to the database.
 *
 * @param databaseUrl of the database that v1 writes to
 * @param channel on which `pg_notify` tells member ids
 */
export const listenOnDatabase =
  (databaseUrl: string, channel: string): Hear =>
  async ({ signal, opened, changed }) => {
    const connection = new DatabaseClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      keepAlive: true,
      application_name: `${connectionName} notifications`,
    })
    const end = (): void => void connection.end().catch(() => undefined)
    signal.addEventListener('abort', end, { once: true })
    const lost = new Promise<void>((resolve) => {
      // A lost connection may be told of more than once, and every time without a listener would end the process.
      connection.on('error', () => resolve())
      connection.once('end', () => resolve())
    })
    connection.on('notification', ({ payload }) => {
      if (payload) changed(payload)
    })
    try {
      await connection.connect()
      await connection.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      opened()
      // A half-open connection reports nothing by itself, so it is asked from time to time.
      const beat = setInterval(() => void connection.query('SELECT 1').catch(end), heartbeat)
      await lost
      clearInterval(beat)
    } finally {
      signal.removeEventListener('abort', end)
      await connection.end().catch(() => undefined)
    }
  }
