import { randomBytes } from 'node:crypto'
import webPush from 'web-push'
import { freePort } from '#server/free-port.ts'
import { type PortalRole, portalRoles } from '#server/settings.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type PortalProcess, startProcess } from './process.ts'

export interface ClusterOptions {
  /** Through a pooler. */
  readonly databaseUrl: string
  /** Past it. */
  readonly sessionUrl: string
  readonly filesUrl: string
  /** Processes of each role. */
  readonly size: number
  /** Where browsers come; a free one when not given. */
  readonly port?: number
  /** Settings of every process, on top of those that make a cluster of them. */
  readonly environment?: Readonly<Record<string, string>>
  /** Of Node itself; none when not given. */
  readonly parameters?: readonly string[]
}

/** One place in a cluster, in which one process follows another. */
export interface Place {
  readonly role: PortalRole
  readonly url: string
  readonly output: () => string
  /** Stops the process in order and starts another one in its place, which is in turn when this is done. @returns the exit code */
  readonly replace: () => Promise<number | null>
  /** Sends the process a signal. */
  readonly signal: (signal: NodeJS.Signals) => void
  /** Stops the process in order. @returns the exit code */
  readonly stopInOrder: () => Promise<number | null>
  /** Starts another process where the one before has ended, which is ready when this is done. */
  readonly startAgain: () => Promise<void>
}

/** Several processes of each role, each role behind a proxy. */
export interface Cluster {
  readonly url: string
  readonly places: readonly Place[]
  stop(): Promise<void>
}

/** What v1 answers developers, as in one process; in production nobody needs v1 from outside, and the others are not there. */
const forDevelopers = ['/v1', '/dev/outbox', '/dev/outbox.json']

/** Those whom a role calls are started, and passed on to, before it. */
const order = [...portalRoles].reverse()

const settingsOf = (options: ClusterOptions): Readonly<Record<string, string>> => {
  const vapid = webPush.generateVAPIDKeys()
  return {
    SECRET: randomBytes(48).toString('base64url'),
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    LOG_LEVEL: 'warn',
    // The proxies ask five times a second.
    STOP_DELAY: '1',
    DATABASE_POOL: '10',
    DATABASE_URL: options.databaseUrl,
    DATABASE_SESSION_URL: options.sessionUrl,
    FILES_URL: options.filesUrl,
    ...options.environment,
  }
}

/** Starts the processes of every role and the proxies before them. What was started before a failure is stopped again. */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const proxies = new Map<PortalRole, Balancer>()
  const running = new Map<string, PortalProcess>()
  const places: Place[] = []
  const stop = async (): Promise<void> => {
    for (const role of portalRoles) {
      const gone = places.filter((place) => place.role === role)
      await Promise.all(gone.map(({ url }) => running.get(url)?.stop()))
      await proxies.get(role)?.close()
    }
  }
  const port = options.port ?? (await freePort())
  const shared = { ...settingsOf(options), PUBLIC_URL: `http://127.0.0.1:${port}` }
  try {
    for (const role of order) {
      const ports = await freePorts(options.size)
      const isPublic = role === 'web'
      const upstreams = ports.map((one) => `http://127.0.0.1:${one}`)
      const v1Url = proxies.get('v1')?.url ?? ''
      const others = isPublic ? forDevelopers.map((path) => ({ path, url: v1Url })) : []
      const proxy = await startBalancer({ upstreams, isPublic, others, ...(isPublic && { port }) })
      proxies.set(role, proxy)
      const environment = {
        ...shared,
        PORTAL_ROLES: role,
        // They hear of changes through any of the v1.
        ...(role === 'gateway' && { V1_URL: v1Url, DATABASE_URL: '', DATABASE_SESSION_URL: '' }),
        ...(role === 'web' && { GATEWAY_URL: proxies.get('gateway')?.url ?? '', TRUST_PROXY: '127.0.0.1' }),
      }
      const startAt = async (at: number): Promise<void> => {
        const started = await startProcess({ port: at, environment, parameters: options.parameters ?? [] })
        running.set(started.url, started)
      }
      for (const at of ports) {
        const url = `http://127.0.0.1:${at}`
        const stopInOrder = async () => (await running.get(url)?.stop()) ?? null
        places.push({
          role,
          url,
          output: () => running.get(url)?.output() ?? '',
          replace: async () => {
            const code = await stopInOrder()
            await startAt(at)
            await proxy.untilReady(options.size)
            return code
          },
          stopInOrder,
          signal: (signal) => void process.kill(running.get(url)?.pid ?? 0, signal),
          startAgain: async () => {
            await running.get(url)?.stop('SIGKILL')
            await startAt(at)
          },
        })
      }
      // Whoever has started is known, and stopped, also when another one has not.
      const started = await Promise.allSettled(ports.map(startAt))
      for (const one of started) if (one.status === 'rejected') throw one.reason
      await proxy.untilReady(options.size)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://127.0.0.1:${port}`, places, stop }
}

const freePorts = async (count: number): Promise<readonly number[]> => {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
