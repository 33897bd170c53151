import { rm } from 'node:fs/promises'
import type { Place } from '../../scripts/cluster/cluster.ts'
import { startLocalCluster } from '../../scripts/cluster/local-cluster.ts'
import { freePort } from '../../src/server/free-port.ts'
import { makeDataFolder, type PortalOptions, type RunningPortal, startPortal } from './portal.ts'
import { sameClock } from './run-clock.mjs'

/** The built portal as many machines run it, on this one. */
export interface PortalCluster extends RunningPortal {
  readonly places: readonly Place[]
}

/**
 * Starts the built portal as several processes of each role, with the database that they share.
 *
 * @param size processes of each role
 */
export const startPortalCluster = async (size: number, options: PortalOptions = {}): Promise<PortalCluster> => {
  const port = options.port ?? (await freePort())
  const dataFolder = options.dataFolder ?? (await makeDataFolder())
  const environment = { LOG_LEVEL: 'info', ...sameClock.environment, ...options.environment }
  const { url, places, stop } = await startLocalCluster({
    dataFolder,
    size,
    port,
    environment,
    parameters: sameClock.parameters,
  })
  return {
    url,
    port,
    dataFolder,
    places,
    output: () => places.map(({ output }) => output()).join(''),
    stop,
    kill: async () => {
      for (const { signal } of places) signal('SIGKILL')
      await stop()
    },
    cleanUp: async () => {
      await stop()
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Processes of each role, in a run with `CLUSTER=3`; a run that says nothing is about one process. */
const sizeOfRun = Number(process.env.CLUSTER ?? 0)

/** Starts the portal as the run wants it: one process, or several of each role. */
export const startPortalOfRun = (options: PortalOptions): Promise<RunningPortal> =>
  sizeOfRun > 0 ? startPortalCluster(sizeOfRun, options) : startPortal(options)
