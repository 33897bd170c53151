import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/free-port.ts'
import { findPgbouncer } from '../lib/pgbouncer.mjs'

/** A PgBouncer in transaction mode. */
export interface Pgbouncer {
  /** The address of the database that is reached through it. */
  readonly url: string
  stop(): Promise<void>
}

/** It refuses to run as root. */
const nobody = 65_534
const startTimeout = 10_000

const settings = (database: URL, port: number, connections: number, users: string): string => `[databases]
* = host=${database.hostname} port=${database.port || '5432'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = ${connections}
server_login_retry = 1
`

/**
 * Starts PgBouncer on a free port of the loopback address.
 *
 * @param databaseUrl `postgres://user:password@host:port/database`
 * @param connections most connections that it opens to that database
 * @throws Error when there is no PgBouncer, or it does not start, with what it said
 */
export const startPgbouncer = async (databaseUrl: string, connections: number): Promise<Pgbouncer> => {
  const program = findPgbouncer()
  if (program === null) throw new Error('There is no PgBouncer; on Debian: apt-get install pgbouncer')
  const database = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'))
  chmodSync(folder, 0o755)
  const [port, users, file] = [await freePort(), join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')]
  const isRoot = process.getuid?.() === 0
  writeFileSync(users, `"${decodeURIComponent(database.username)}" "${decodeURIComponent(database.password)}"\n`, { mode: 0o600 })
  if (isRoot) chownSync(users, nobody, nobody)
  writeFileSync(file, settings(database, port, connections, users))
  const child = spawn(program, [file], { ...(isRoot && { uid: nobody, gid: nobody }), stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'close')
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const stop = async (): Promise<void> => {
    child.kill('SIGINT')
    // It waits for clients that are in a transaction.
    const force = setTimeout(() => child.kill('SIGKILL'), 2_000)
    await ended
    clearTimeout(force)
    rmSync(folder, { recursive: true, force: true })
  }
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  for (const until = Date.now() + startTimeout; !(await answers(port)); await pause(20)) {
    if (child.exitCode === null && Date.now() < until) continue
    await stop()
    throw new Error(`PgBouncer did not start:\n${said.join('')}`)
  }
  return { url: url.href, stop }
}

/** Whether it listens; a connection to the database would stay in its pool. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
