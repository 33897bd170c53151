import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Place, startCluster } from '../../../scripts/cluster/cluster.ts'
import { startPgbouncer } from '../../../scripts/cluster/pgbouncer.ts'
import { startPostgres } from '../../../src/server/postgres/postgres.ts'
import { postgresPid } from '../../support/postgres-pid.ts'
import { sameClock } from '../../support/run-clock.mjs'
import { makeSmallDisk } from '../../support/small-disk.ts'
import type { FaultName, PlannedFault } from './chaos-plan.ts'
import { startFaultProxy } from './fault-proxy.ts'

/** The portal as many machines run it, and what can be done to it. */
export interface ChaosSystem {
  /** Where browsers come. */
  readonly url: string
  /** PostgreSQL itself, which no fault keeps us from. */
  readonly databaseUrl: string
  readonly places: readonly Place[]
  /** Those faults that this machine lets us make. */
  readonly faults: ReadonlyMap<FaultName, (fault: PlannedFault) => Promise<void>>
  stop(): Promise<void>
}

/** Megabytes for the database, some two hundred of which it takes at once. */
const diskSize = 500

const portOf = (url: string): number => Number(new URL(url).port)
const through = (url: string, port: number): string => {
  const other = new URL(url)
  other.port = String(port)
  return other.href
}

/** Starts another process in a place, as whatever watches over processes does: again and again until it is ready. */
const startUntilReady = async (place: Place): Promise<void> => {
  for (;;) {
    try {
      return await place.startAgain()
    } catch {
      await pause(200)
    }
  }
}

/** Sends a signal to a process, which another fault may have ended. */
const signal = (place: Place, name: NodeJS.Signals): void => {
  try {
    place.signal(name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** @param size processes of each role */
export const startChaosSystem = async (size: number): Promise<ChaosSystem> => {
  const cleanups: Array<() => Promise<unknown>> = []
  const stop = async (): Promise<void> => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp()
  }
  const started = async <Part>(part: Promise<Part>, end: (part: Part) => Promise<unknown>): Promise<Part> => {
    const one = await part
    cleanups.push(() => end(one))
    return one
  }
  try {
    const disk = await started(makeSmallDisk(diskSize), async (one) => one?.remove())
    const dataFolder =
      disk?.folder ??
      (await started(mkdtemp(join(tmpdir(), 'portal-chaos-')), (folder) => rm(folder, { recursive: true, force: true })))
    const postgres = await started(startPostgres({ dataFolder }), (one) => one.stop())
    const network = await started(startFaultProxy(portOf(postgres.url)), (one) => one.close())
    const sessionUrl = through(postgres.url, network.port)
    const pooler = await started(startPgbouncer(sessionUrl, 20), (one) => one.stop())
    const options = {
      databaseUrl: pooler.url,
      sessionUrl,
      // Nobody uploads anything.
      filesUrl: 's3+http://key:secret@127.0.0.1:9/portal',
      size,
      environment: { SEED: 'demo', RATE_LIMIT_FACTOR: '1000', ...sameClock.environment },
      parameters: sameClock.parameters,
    }
    const cluster = await started(startCluster(options), (one) => one.stop())
    const browsers = await started(startFaultProxy(portOf(cluster.url)), (one) => one.close())

    /** Places that a fault has at the moment. */
    const taken = new Set<Place>()
    const atPlace =
      (work: (place: Place, fault: PlannedFault) => Promise<void>) =>
      async (fault: PlannedFault): Promise<void> => {
        const free = cluster.places.filter((place) => !taken.has(place))
        const place = free[Math.floor(fault.place * free.length)]
        if (place === undefined) return
        taken.add(place)
        await work(place, fault).finally(() => taken.delete(place))
      }
    const cut =
      (proxy: typeof network) =>
      async ({ lasts }: PlannedFault): Promise<void> => {
        proxy.refuse()
        await pause(lasts)
        proxy.passOn()
      }
    const signalDatabase = (name: NodeJS.Signals) => async (): Promise<void> => {
      const pid = await postgresPid(dataFolder).catch(() => Number.NaN)
      // It may be ended already, or have no file yet.
      if (pid > 0) {
        try {
          process.kill(pid, name)
        } catch {}
      }
    }
    const faults = new Map<FaultName, (fault: PlannedFault) => Promise<void>>([
      [
        'a process is killed',
        atPlace(async (place, { lasts }) => {
          signal(place, 'SIGKILL')
          await pause(lasts)
          await startUntilReady(place)
        }),
      ],
      [
        'a process stands still',
        atPlace(async (place, { lasts }) => {
          signal(place, 'SIGSTOP')
          await pause(lasts)
          signal(place, 'SIGCONT')
        }),
      ],
      [
        'a process is replaced in order',
        atPlace(async (place) => {
          await place.stopInOrder()
          await startUntilReady(place)
        }),
      ],
      ['the database is cut off', cut(network)],
      ['browsers are cut off', cut(browsers)],
      ['the database is killed', signalDatabase('SIGKILL')],
      ['the database is restarted', signalDatabase('SIGINT')],
    ])
    if (disk !== null) {
      faults.set('the disk is full', async ({ lasts }) => {
        await disk.fill()
        await pause(lasts)
        await disk.empty()
      })
    }
    return { url: browsers.url, databaseUrl: postgres.url, places: cluster.places, faults, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Makes the faults of a plan, each at its time, and waits until the last one is over. @param made is told of each */
export const makeFaults = async (
  { faults }: ChaosSystem,
  plan: Iterable<PlannedFault>,
  isOver: (count: number) => boolean,
  made: (fault: PlannedFault) => void,
): Promise<void> => {
  const underWay: Promise<void>[] = []
  for (const fault of plan) {
    if (isOver(underWay.length)) break
    made(fault)
    underWay.push(faults.get(fault.name)?.(fault) ?? Promise.resolve())
    await pause(fault.next)
  }
  await Promise.all(underWay)
}
