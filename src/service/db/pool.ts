import pg from 'pg'
import { connectionName, DatabaseClient } from './client.ts'

export interface PoolOptions {
  /** Most connections at once; 20 when not given. */
  readonly max?: number
  /** How long to wait for a connection, in milliseconds; 5000 when not given. */
  readonly connectionTimeoutMillis?: number
  /** How long one statement may take, in milliseconds; 15000 when not given. */
  readonly queryTimeoutMillis?: number
  /** Whether a pooler such as PgBouncer is in between, which takes no limit with a connection: see `statement-limit.ts`. */
  readonly isThroughPooler?: boolean
}

/** How long one statement may take unless told otherwise, in milliseconds. */
export const statementLimit = 15_000

/**
 * A pool of connections to the portal's database. Every wait in it ends: without these limits a dead network hangs a
 * request for ever. A connection that breaks is dropped and replaced when next needed; it never ends the process.
 *
 * @param databaseUrl `postgres://user:password@host:port/database`, or with several hosts: see `client.ts`
 */
export const createPool = (databaseUrl: string, options: PoolOptions = {}): pg.Pool => {
  const queryTimeout = options.queryTimeoutMillis ?? statementLimit
  const pool = new pg.Pool({
    Client: DatabaseClient,
    connectionString: databaseUrl,
    application_name: connectionName,
    max: options.max ?? 20,
    connectionTimeoutMillis: options.connectionTimeoutMillis ?? 5_000,
    query_timeout: queryTimeout,
    ...(options.isThroughPooler !== true && { statement_timeout: queryTimeout }),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // Without a listener a connection lost while idle ends the process; the pool itself replaces it.
  pool.on('error', () => undefined)
  return pool
}
