import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { RunningPortal } from '../../support/portal.ts'

/** Runs one statement on the database that a portal keeps in its data folder. */
export const onDatabaseOf = async <Row extends pg.QueryResultRow>(
  { dataFolder }: Pick<RunningPortal, 'dataFolder'>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const cluster = join(dataFolder, 'postgres')
  const port = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3])
  const password = readFileSync(join(cluster, 'portal.password'), 'utf8').trim()
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'portal', database: 'portal', password })
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}
