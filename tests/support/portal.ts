import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../src/server/free-port.ts'
import { sameClock } from './run-clock.mjs'

export interface PortalOptions {
  /** Settings on top of the defaults; nothing of the surrounding environment is passed on. */
  readonly environment?: Readonly<Record<string, string>>
  /** A folder of its own, removed by `cleanUp`, when not given. */
  readonly dataFolder?: string
  /** A free one when not given. */
  readonly port?: number
}

/** The built portal as a process of its own. */
export interface RunningPortal {
  readonly url: string
  readonly port: number
  readonly dataFolder: string
  readonly pid: number
  /** Milliseconds from its start until `/readyz` answered with 200. */
  readonly startedIn: number
  /** What it has written so far, standard output and errors together. */
  output(): string
  /** Asks it to stop and waits for its end. @returns the exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** kill -9, and waits for its end. */
  kill(): Promise<void>
  /** Stops it if it still runs and removes a data folder of its own. */
  cleanUp(): Promise<void>
}

/** A portal that ended before it was ready. */
export class PortalEnded extends Error {
  readonly code: number | null
  readonly output: string

  constructor(code: number | null, output: string) {
    super(`The portal ended with code ${code}:\n${output}`)
    this.name = 'PortalEnded'
    this.code = code
    this.output = output
  }
}

const program = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js')
const timeout = 90_000

/** A data folder that PostgreSQL, which drops the rights of root, can reach. */
export const makeDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  await chmod(folder, 0o755)
  return folder
}

/**
 * Starts the built portal and waits until it is ready.
 *
 * @throws PortalEnded when it ended instead, with its exit code and what it wrote
 */
export const startPortal = async (options: PortalOptions = {}): Promise<RunningPortal> => {
  const port = options.port ?? (await freePort())
  const dataFolder = options.dataFolder ?? (await makeDataFolder())
  const begun = performance.now()
  const output: string[] = []
  const child = spawn(process.execPath, [...sameClock.parameters, program], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...sameClock.environment,
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const removeOwnFolder = async (): Promise<void> => {
    if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await untilReady(child, url, () => output.join(''))
  } catch (error) {
    child.kill('SIGKILL')
    await removeOwnFolder()
    throw error
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    if (isRunning(child)) child.kill(signal)
    return ended
  }
  return {
    url,
    port,
    dataFolder,
    pid: child.pid ?? 0,
    startedIn: performance.now() - begun,
    output: () => output.join(''),
    stop,
    kill: async () => {
      await stop('SIGKILL')
    },
    cleanUp: async () => {
      await stop()
      await removeOwnFolder()
    },
  }
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

const untilReady = async (child: ChildProcess, url: string, output: () => string): Promise<void> => {
  const until = Date.now() + timeout
  for (;;) {
    if (!isRunning(child)) {
      // What it wrote last may still be under way.
      await new Promise((resolve) => (child.stderr?.closed ? resolve(null) : child.once('close', resolve)))
      throw new PortalEnded(child.exitCode, output())
    }
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    if (Date.now() > until) throw new Error(`The portal was not ready after ${timeout / 1000} s:\n${output()}`)
    await pause(25)
  }
}
