import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { StartProblem } from '../start-problem.ts'
import { findBinaries } from './binaries.ts'
import { makeOwnedFolder, type Placement, placePostgres } from './placement.ts'
import { readPostmasterFile, stopOrphan, stopPostmaster } from './postmaster.ts'

/** The bundled PostgreSQL, running on loopback. */
export interface BundledPostgres {
  readonly url: string
  readonly pid: number
  /** Stops it; it is not started again. */
  stop(): Promise<void>
}

export interface BundledPostgresOptions {
  /** Absolute path of the portal's data folder; whoever calls holds its lock. */
  readonly dataFolder: string
  /** Port on 127.0.0.1; a free one when not given. */
  readonly port?: number
  /** Told when PostgreSQL ended by itself and is started again. */
  readonly onRestart?: (detail: string) => void
}

const user = 'portal'
const database = 'portal'
const majorVersion = '18'
const passwordFile = 'portal.password'
const startPatience = 60_000

/**
 * Starts the PostgreSQL that came with npm, with its data in the data folder, and makes the cluster and the database on
 * the first start. A leftover of a portal killed by force is stopped first. When PostgreSQL dies, it is started again
 * on the same port.
 *
 * @throws StartProblem when it cannot be started; its own words are in `postgres.log`
 */
export const startPostgres = async (options: BundledPostgresOptions): Promise<BundledPostgres> => {
  const placement = placePostgres(options.dataFolder, findBinaries())
  const log = join(options.dataFolder, 'postgres.log')
  await prepareCluster(placement, log)
  await stopOrphan(placement.cluster)
  const port = options.port ?? (await freePort())
  let isStopping = false
  let child = await launch(placement, port, log)

  const supervise = (): void => {
    child.once('exit', (code, signal) => {
      if (!isStopping) void restart(`PostgreSQL ended by itself (${signal ?? `code ${code}`})`)
    })
  }
  const restart = async (detail: string): Promise<void> => {
    options.onRestart?.(detail)
    for (let wait = 250; !isStopping; wait = Math.min(wait * 2, 2_000)) {
      await pause(wait)
      if (isStopping) return
      try {
        await stopOrphan(placement.cluster)
        child = await launch(placement, port, log)
        supervise()
        if (isStopping) await stopPostmaster(pidOf(child))
        return
      } catch (error) {
        options.onRestart?.(error instanceof Error ? error.message : String(error))
      }
    }
  }
  supervise()
  // Whatever ends this process early, short of kill -9, takes PostgreSQL along.
  const onExit = (): void => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
  }
  process.once('exit', onExit)

  const url = addressOf(placement.cluster, port)
  try {
    await ensureDatabase(url)
  } catch (error) {
    isStopping = true
    await stopPostmaster(pidOf(child))
    throw error
  }
  return {
    url,
    get pid() {
      return pidOf(child)
    },
    async stop() {
      isStopping = true
      process.removeListener('exit', onExit)
      if (child.exitCode === null && child.signalCode === null) await stopPostmaster(pidOf(child))
    },
  }
}

const pidOf = (child: ChildProcess): number => child.pid ?? 0

const addressOf = (cluster: string, port: number): string =>
  `postgres://${user}:${readPassword(cluster)}@127.0.0.1:${port}/${database}`

/**
 * The address of the bundled PostgreSQL that another process runs on the data folder; null while it does not answer yet.
 *
 * @param dataFolder absolute path of the portal's data folder
 */
export const findRunningPostgres = (dataFolder: string): string | null => {
  const { cluster } = placePostgres(dataFolder, findBinaries())
  const file = readPostmasterFile(cluster)
  return file?.isReady === true ? addressOf(cluster, file.port) : null
}

const readPassword = (cluster: string): string => {
  try {
    return readFileSync(join(cluster, passwordFile), 'utf8').trim()
  } catch {
    throw new StartProblem(`The database in ${cluster} has lost its ${passwordFile}; restore the whole folder from a backup.`)
  }
}

const prepareCluster = async (placement: Placement, log: string): Promise<void> => {
  const { cluster } = placement
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
    if (version !== majorVersion) {
      throw new StartProblem(
        `The database in ${cluster} is of PostgreSQL ${version}, but this portal brings PostgreSQL ${majorVersion}; dump it with the old one and restore it here.`,
      )
    }
    return
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new StartProblem(`The folder ${cluster} is not a PostgreSQL database; move it away or set DATA_DIR to another folder.`)
  }
  const unfinished = `${cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  makeOwnedFolder(unfinished, placement.runAs)
  const password = join(dirname(cluster), `${basename(cluster)}.${passwordFile}`)
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if ('uid' in placement.runAs) chownSync(password, placement.runAs.uid, placement.runAs.gid)
  // Only a complete cluster gets its final name, so a start that was killed here begins again.
  await initialise(placement, unfinished, password, log)
  renameSync(password, join(unfinished, passwordFile))
  renameSync(unfinished, cluster)
}

const initialise = async (placement: Placement, folder: string, password: string, log: string): Promise<void> => {
  // PostgreSQL's own locale sorts the same on every machine, whatever locales that machine has.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=scram-sha-256', `--username=${user}`, `--pwfile=${password}`]
  const output = openSync(log, 'a', 0o600)
  const child = spawn(placement.binaries.initdb, [`--pgdata=${folder}`, ...locale, ...access], {
    ...placement.runAs,
    cwd: folder,
    env: cleanEnvironment(),
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const failure = await new Promise<string | null>((settle) => {
    child.once('error', (error) => settle(error.message))
    child.once('exit', (code, signal) => settle(code === 0 ? null : `${signal ?? `code ${code}`}`))
  })
  if (failure !== null) throw new StartProblem(`PostgreSQL could not make its database (${failure}); see ${log}.`)
}

const launch = async ({ binaries, cluster, runAs }: Placement, port: number, log: string): Promise<ChildProcess> => {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    shared_buffers: '64MB',
    io_method: 'sync',
    jit: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
  }
  const output = openSync(log, 'a', 0o600)
  // A process group of its own: Ctrl+C in the terminal reaches the portal alone, which stops PostgreSQL last.
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...runAs,
      cwd: cluster,
      env: cleanEnvironment(),
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  let ended: string | null = null
  child.once('error', (error) => {
    ended = error.message
  })
  child.once('exit', (code, signal) => {
    ended = signal ?? `code ${code}`
  })
  const until = Date.now() + startPatience
  for (;;) {
    await pause(10)
    if (ended !== null) throw new StartProblem(`PostgreSQL did not start (${ended}); ${lastWords(log)}`)
    const file = readPostmasterFile(cluster)
    if (file?.pid === child.pid && file?.isReady) return child
    if (Date.now() > until) {
      await stopPostmaster(pidOf(child))
      throw new StartProblem(`PostgreSQL was not ready after ${startPatience / 1000} seconds; see ${log}.`)
    }
  }
}

const lastWords = (log: string): string => {
  const complaints = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /\b(FATAL|PANIC|ERROR):/.test(line))
  const last = complaints.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')
  return last === undefined ? `see ${log}.` : `it said '${last}', see ${log}.`
}

/** PostgreSQL reads PG* variables; an owner's own must not change where the bundled one listens or keeps its data. */
const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_')),
  ) as NodeJS.ProcessEnv

const ensureDatabase = async (url: string): Promise<void> => {
  const missing = await connectionProblem(url)
  if (missing === null) return
  if (!(missing instanceof pg.DatabaseError) || missing.code !== '3D000') throw missing
  const administration = new URL(url)
  administration.pathname = '/postgres'
  const client = new pg.Client({ connectionString: administration.href })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${database}`)
  } finally {
    await client.end()
  }
}

const connectionProblem = async (url: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return null
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}
