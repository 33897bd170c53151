import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Client, Pool, PoolClient } from 'pg'
import * as audit from './audit-schema.ts'
import * as author from './author-schema.ts'
import * as commitment from './commitment-schema.ts'
import * as contact from './contact-schema.ts'
import * as file from './file-schema.ts'
import * as limit from './limit-schema.ts'
import * as loan from './loan-schema.ts'
import * as member from './member-schema.ts'
import * as message from './message-schema.ts'
import * as payRun from './pay-run-schema.ts'
import * as payment from './payment-schema.ts'
import * as position from './position-schema.ts'
import * as profile from './profile-schema.ts'
import * as relations from './relations.ts'
import * as request from './request-schema.ts'
import * as session from './session-schema.ts'
import * as toolAccess from './tool-access-schema.ts'
import * as trainingProgress from './training-progress-schema.ts'
import * as training from './training-schema.ts'
import * as work from './work-schema.ts'

const schema = {
  ...audit,
  ...author,
  ...commitment,
  ...contact,
  ...file,
  ...limit,
  ...loan,
  ...member,
  ...message,
  ...payRun,
  ...payment,
  ...position,
  ...profile,
  ...request,
  ...session,
  ...toolAccess,
  ...training,
  ...trainingProgress,
  ...work,
  ...relations,
}

export type Database = NodePgDatabase<typeof schema> & { readonly $client: Pool | PoolClient | Client }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query needs: the database itself or a transaction in it. */
export type Queries = Database | Transaction

/** The typed query builder over a pool or one connection. */
export const openDatabase = (client: Pool | PoolClient | Client): Database => drizzle({ client, schema, casing: 'snake_case' })

/** Whether a column holds one of the values, which go as one parameter: a statement can have 65,535 of them. */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL => sql`${column} = any(${sql.param([...values])})`
