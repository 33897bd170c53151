import pg from 'pg'
import { DatabaseClient } from './client.ts'
import { statementLimit } from './pool.ts'

const readLimit = async (queries: pg.Client | pg.Pool): Promise<string> => {
  const { rows } = await queries.query<{ readonly statement_timeout: string }>('show statement_timeout')
  return rows[0]?.statement_timeout ?? '0'
}

const grant = (user: string, database: string): string =>
  `ALTER ROLE ${pg.escapeIdentifier(user)} IN DATABASE ${pg.escapeIdentifier(database)} SET statement_timeout = '${statementLimit / 1000}s'`

/**
 * Gives the role a limit for its statements in this database, unless there is one already. A pooler between takes none with a
 * connection, and one that was set on a connection would stay with whoever has it next.
 *
 * @param sessions a pool that reaches the database itself
 */
export const limitStatements = async ({ options }: Pick<pg.Pool, 'options'>): Promise<void> => {
  // Without a limit of its own, to see what the database says.
  const client = new DatabaseClient({ ...options, statement_timeout: 0 })
  await client.connect()
  try {
    if ((await readLimit(client)) !== '0') return
    const { rows } = await client.query<{ readonly role: string; readonly place: string }>(
      'select current_user as role, current_database() as place',
    )
    for (const { role, place } of rows) await client.query(grant(role, place))
  } finally {
    await client.end()
  }
}

/** What an owner has to do so that statements over a pooler's connections end; null when they do. */
export const missingLimit = async (pool: pg.Pool): Promise<string | null> => {
  if ((await readLimit(pool)) !== '0') return null
  const { rows } = await pool.query<{ readonly role: string; readonly place: string }>(
    'select current_user as role, current_database() as place',
  )
  return rows.map(({ role, place }) => grant(role, place)).join('; ')
}
