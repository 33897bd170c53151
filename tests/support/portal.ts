import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PortalEnded, startProcess } from '../../scripts/cluster/process.ts'
import { freePort } from '../../src/server/free-port.ts'
import { sameClock } from './run-clock.mjs'

export { PortalEnded }

export interface PortalOptions {
  /** Settings on top of the defaults; nothing of the surrounding environment is passed on. */
  readonly environment?: Readonly<Record<string, string>>
  /** A folder of its own, removed by `cleanUp`, when not given. */
  readonly dataFolder?: string
  /** A free one when not given. */
  readonly port?: number
}

/** The built portal as one process or several. */
export interface RunningPortal {
  readonly url: string
  readonly port: number
  readonly dataFolder: string
  /** What it has written so far, standard output and errors together. */
  output(): string
  /** Asks it to stop and waits for its end. */
  stop(): Promise<unknown>
  /** kill -9 of every process, and waits for their end. */
  kill(): Promise<void>
  /** Stops it if it still runs and removes a data folder of its own. */
  cleanUp(): Promise<void>
}

/** The built portal as a process of its own. */
export interface PortalOfOneProcess extends RunningPortal {
  readonly pid: number
  /** Milliseconds from its start until `/readyz` answered with 200. */
  readonly startedIn: number
  /** Asks it to stop and waits for its end. @returns the exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

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
export const startPortal = async (options: PortalOptions = {}): Promise<PortalOfOneProcess> => {
  const port = options.port ?? (await freePort())
  const dataFolder = options.dataFolder ?? (await makeDataFolder())
  const begun = performance.now()
  const removeOwnFolder = async (): Promise<void> => {
    if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true })
  }
  const environment = { DATA_DIR: dataFolder, ...sameClock.environment, ...options.environment }
  const { url, pid, output, stop } = await startProcess({ port, environment, parameters: sameClock.parameters }).catch(
    async (error: unknown) => {
      await removeOwnFolder()
      throw error
    },
  )
  return {
    url,
    port,
    dataFolder,
    pid,
    startedIn: performance.now() - begun,
    output,
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
