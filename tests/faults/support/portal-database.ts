import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { RunningPortal } from '../../support/portal.ts'
import { atRunTime } from '../../support/run-clock.mjs'

/** Where the database that a portal keeps in its data folder listens, and its password. */
export const databaseOf = ({ dataFolder }: Pick<RunningPortal, 'dataFolder'>) => {
  const cluster = join(dataFolder, 'postgres')
  return {
    port: Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]),
    password: readFileSync(join(cluster, 'portal.password'), 'utf8').trim(),
  }
}

/** Runs one statement on the database that a portal keeps in its data folder. */
export const onDatabaseOf = async <Row extends pg.QueryResultRow>(
  portal: Pick<RunningPortal, 'dataFolder'>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ host: '127.0.0.1', user: 'portal', database: 'portal', ...databaseOf(portal) })
  await client.connect()
  try {
    return (await client.query<Row>(atRunTime(statement), [...values])).rows
  } finally {
    await client.end()
  }
}
