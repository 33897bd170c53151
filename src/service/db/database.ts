import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Client, Pool } from 'pg'
import * as commitment from './commitment-schema.ts'
import * as contact from './contact-schema.ts'
import * as file from './file-schema.ts'
import * as member from './member-schema.ts'
import * as message from './message-schema.ts'
import * as position from './position-schema.ts'
import * as profile from './profile-schema.ts'
import * as relations from './relations.ts'
import * as request from './request-schema.ts'
import * as session from './session-schema.ts'
import * as work from './work-schema.ts'

const schema = {
  ...commitment,
  ...contact,
  ...file,
  ...member,
  ...message,
  ...position,
  ...profile,
  ...request,
  ...session,
  ...work,
  ...relations,
}

export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query needs: the database itself or a transaction in it. */
export type Queries = Database | Transaction

/** The typed query builder over a pool or one connection. */
export const openDatabase = (client: Pool | Client): Database => drizzle({ client, schema, casing: 'snake_case' })

/** Whether a column holds one of the values, which go as one parameter: a statement can have 65,535 of them. */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL => sql`${column} = any(${sql.param([...values])})`

const causes = function* (error: unknown): Generator<object> {
  for (let current = error; typeof current === 'object' && current !== null; ) {
    yield current
    current = 'cause' in current ? current.cause : undefined
  }
}

/** The SQLSTATE or system code of a failed query, found through the errors that wrap it; null when there is none. */
export const errorCode = (error: unknown): string | null => {
  for (const cause of causes(error)) if ('code' in cause && typeof cause.code === 'string') return cause.code
  return null
}

const conflictCodes = new Set(['40001', '40P01'])
const attempts = 6

/**
 * Runs the work in one transaction, again when the database gave up on it because of a conflict with another one
 * (SQLSTATE 40001 or 40P01). The work must therefore have no effect outside the transaction.
 */
export const inTransaction = async <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const code = errorCode(error)
      if (attempt >= attempts || code === null || !conflictCodes.has(code)) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}
