import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  /** `postgres://…` address of a migrated database of its own. */
  readonly url: string
  drop(): Promise<void>
}

const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: `${inject('postgres').url}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of its own for a test file, copied from the migrated template, or from the one that has the demo data as well. */
export const createTestDatabase = async ({
  empty = false,
  seeded = false,
}: {
  readonly empty?: boolean
  readonly seeded?: boolean
} = {}): Promise<TestDatabase> => {
  const { url, template: migrated, seededTemplate } = inject('postgres')
  const template = seeded ? seededTemplate : migrated
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${empty ? 'template1' : template} STRATEGY file_copy`)
  return { url: `${url}/${name}`, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
