import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import { freePort } from '../../../src/server/free-port.ts'
import { findBinaries } from '../../../src/server/postgres/binaries.ts'
import { placePostgres } from '../../../src/server/postgres/placement.ts'
import { startPostgres } from '../../../src/server/postgres/postgres.ts'
import { makeDataFolder } from '../../support/portal.ts'

/** A PostgreSQL with a synchronous standby: what is committed is on both. */
export interface ReplicatedPostgres {
  /** Names both. */
  readonly url: string
  /** Of the standby alone. */
  readonly standbyUrl: string
  /** kill -9 of the primary, for good. */
  killPrimary(): void
  /** Makes the standby the primary. */
  promote(): Promise<void>
  stop(): Promise<void>
}

const ask = async (connectionString: string, statement: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Copies a primary that is stopped, and makes the copy follow it. */
const copyAsStandby = (primary: string, copy: string, { hostname, port, username, password }: URL): void => {
  const { cluster } = placePostgres(primary, findBinaries())
  execFileSync('cp', ['-a', cluster, copy])
  const line = `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`
  appendFileSync(join(copy, 'postgres', 'postgresql.auto.conf'), line)
  writeFileSync(join(copy, 'postgres', 'standby.signal'), '')
}

const startStandby = (dataFolder: string, port: number): ChildProcess => {
  const { binaries, cluster, runAs } = placePostgres(dataFolder, findBinaries())
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'shared_buffers=64MB',
    'io_method=sync',
  ]
  const output = openSync(join(dataFolder, 'postgres.log'), 'a')
  const parameters = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawn(binaries.postgres, parameters, { ...runAs, cwd: cluster, stdio: ['ignore', output, output] })
  closeSync(output)
  return child
}

/** Starts a primary and its standby. */
export const startReplicatedPostgres = async (): Promise<ReplicatedPostgres> => {
  const [primaryFolder, standbyFolder] = [await makeDataFolder(), await makeDataFolder()]
  const [port, standbyPort] = [await freePort(), await freePort()]
  const empty = await startPostgres({ dataFolder: primaryFolder, port })
  await empty.stop()
  const primaryUrl = new URL(empty.url)
  copyAsStandby(primaryFolder, standbyFolder, primaryUrl)
  const primary = await startPostgres({ dataFolder: primaryFolder, port })
  const standby = startStandby(standbyFolder, standbyPort)
  const standbyEnded = once(standby, 'exit')
  const standbyUrl = new URL(primaryUrl)
  standbyUrl.port = String(standbyPort)
  await ask(primary.url, "alter system set synchronous_standby_names = '*'")
  await ask(primary.url, 'select pg_reload_conf()')
  const follows = async () => (await ask(primary.url, 'select sync_state from pg_stat_replication')).rows
  await expect.poll(follows).toEqual([{ sync_state: 'sync' }])
  return {
    url: `${primaryUrl.href.replace(primaryUrl.host, `${standbyUrl.host},${primaryUrl.host}`)}?target_session_attrs=read-write`,
    standbyUrl: standbyUrl.href,
    killPrimary: () => {
      process.kill(primary.pid, 'SIGKILL')
      // It would be started again.
      void primary.stop()
    },
    promote: async () => void (await ask(standbyUrl.href, 'select pg_promote()')),
    stop: async () => {
      await primary.stop()
      standby.kill('SIGINT')
      await standbyEnded
      for (const folder of [primaryFolder, standbyFolder]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
