import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { googleVerifier } from '#service/authentication/google.ts'
import { openDatabase } from '#service/db/database.ts'
import { observeQueries } from '#service/db/observed-queries.ts'
import { createPool } from '#service/db/pool.ts'
import { seedFiles } from '#service/db/seed/files.ts'
import { seedPaymentAccounts } from '#service/db/seed/payment-accounts.ts'
import { seed } from '#service/db/seed/seed.ts'
import { seedTraining } from '#service/db/seed/training.ts'
import type { FileStore } from '#service/file/file-store.ts'
import { deriveAddressKey, deriveChangesKey, deriveFieldKeys } from '#service/keys.ts'
import { openIdProvider } from '#service/linkedin/provider.ts'
import { connectionBacklog, type ServiceSettings, scaleRateLimits, serviceSettings } from '#service/settings.ts'
import { createApplication } from './application.ts'
import { type DataFolder, DataFolderHeld, openDataFolder } from './data-folder.ts'
import { openFileStore } from './file-store.ts'
import { startPostgres } from './postgres/postgres.ts'
import { checkLimit, checkMigrated, migrateDatabase } from './prepare-database.ts'
import { findResources } from './resources.ts'
import { needsGeneratedSecrets, readSecrets, type Secrets } from './secrets.ts'
import { type PortalSettings, portalRoles, shownHost } from './settings.ts'
import { StartProblem } from './start-problem.ts'
import { createStopping } from './stopping.ts'
import { queryTraces } from './tracing/observers.ts'
import type { Tracer } from './tracing/tracer.ts'

/** A portal that listens. */
export interface Portal {
  /** Stops everything that was started, in reverse order; safe to call twice. */
  stop(): Promise<void>
}

/**
 * Starts what the process's roles name: data folder, database, migrations, demo data, HTTP.
 * Whatever was started before a failure is stopped again.
 *
 * @throws StartProblem when something outside the portal is in the way
 */
export const startPortal = async (settings: PortalSettings, log: FastifyBaseLogger): Promise<Portal> => {
  const cleanups: Array<() => Promise<void> | void> = []
  let stopping: Promise<void> | undefined
  const cleanUp = async (): Promise<void> => {
    for (const cleanup of cleanups.reverse()) {
      try {
        await cleanup()
      } catch (error) {
        log.error({ err: error }, 'could not stop a part')
      }
    }
  }
  const stop = () => {
    stopping ??= cleanUp()
    return stopping
  }
  try {
    await start(settings, log, (cleanup) => cleanups.push(cleanup))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

const start = async (
  settings: PortalSettings,
  log: FastifyBaseLogger,
  onStop: (cleanup: () => Promise<void> | void) => void,
): Promise<void> => {
  const resources = findResources()
  const isV1 = settings.roles.has('v1')
  const needsFolder = isV1 && (settings.databaseUrl === null || needsGeneratedSecrets(settings))
  const folder = needsFolder ? await openWhenFree(settings) : null
  if (folder !== null) onStop(() => folder.release())
  await checkPort(settings)

  let databaseUrl = settings.databaseUrl
  if (isV1 && databaseUrl === null) {
    const postgres = await startPostgres({
      dataFolder: settings.dataFolder,
      onRestart: (detail) => log.error({ reason: detail }, 'starting PostgreSQL again'),
    })
    onStop(() => postgres.stop())
    databaseUrl = postgres.url
  }
  const fileStore = isV1 ? openFileStore(settings) : null
  const secrets = isV1 ? readSecrets(settings, folder?.path ?? null) : null
  const secret = secrets?.secret ?? settings.secret
  const addressKey = secret === null ? settings.clientAddressKey : deriveAddressKey(secret)
  const changesKey = secret === null ? settings.changesKey : deriveChangesKey(secret)
  if (addressKey === null) log.warn('without the SECRET of v1 everybody who comes through this process has its address there')
  const tracer = settings.traces ? await openTracer(settings, log) : null
  if (tracer !== null) onStop(() => tracer.stop())
  const sessionUrl = settings.databaseSessionUrl ?? databaseUrl
  const isThroughPooler = settings.databaseSessionUrl !== null
  const pool = isV1 && databaseUrl !== null ? createPool(databaseUrl, { max: settings.databasePool, isThroughPooler }) : null
  if (pool !== null && sessionUrl !== null) {
    onStop(() => pool.end())
    if (tracer !== null) observeQueries(pool, queryTraces(tracer))
    await prepareDatabase(async () => {
      const { migrationsFolder } = resources
      if (settings.migratesAtStart) await migrateDatabase(sessionUrl, { migrationsFolder, isThroughPooler })
      else await checkMigrated(pool, migrationsFolder)
      if (isThroughPooler) await checkLimit(pool)
      if (settings.seed === 'demo') await seed(pool)
    })
    if (settings.seed === 'demo' && secrets !== null) {
      await seedPaymentAccounts(pool, deriveFieldKeys(secrets.secret, settings.previousSecret))
    }
    if (settings.seed === 'demo' && fileStore !== null) {
      await seedFiles(pool, fileStore).catch((error: unknown) => log.warn({ err: error }, 'the demo CVs could not be stored'))
      await seedTraining({ db: openDatabase(pool), fileStore, now: new Date() }, resources.trainingFolder).catch(
        (error: unknown) => log.warn({ err: error }, 'the demo training could not be stored'),
      )
    }
  }
  const { reportsDatabaseUrl } = settings
  const reportsPool =
    pool !== null && reportsDatabaseUrl !== null ? createPool(reportsDatabaseUrl, { max: reportConnections }) : null
  if (reportsPool !== null) onStop(() => reportsPool.end())
  const stopping = createStopping()
  const app = await createApplication({
    settings,
    resources,
    log,
    databaseUrl,
    sessionUrl,
    tracer,
    stopping,
    v1:
      pool !== null && secrets !== null && fileStore !== null
        ? { pool, reportsPool, settings: v1Settings(settings, secrets, fileStore) }
        : null,
    addressKey,
    changesKey,
    vapidPublicKey: (secrets?.vapid ?? settings.vapid)?.publicKey ?? '',
  })
  onStop(() => {
    // Requests under way may finish; what is still open after that is cut.
    const cut = setTimeout(() => app.server.closeAllConnections(), 3_000)
    return app.close().finally(() => clearTimeout(cut))
  })
  try {
    await app.listen({ port: settings.port, host: settings.host, backlog: connectionBacklog })
  } catch (error) {
    throw listenProblem(error, settings)
  }
  onStop(() => stopping.begin(settings.stopDelay * 1000))
  // Registered last, so that it is the first thing to happen.
  if (folder !== null) onStop(() => folder.announceStop())
}

/** Imported when it is needed: a process that traces nothing has nothing of it. */
const openTracer = async ({ roles }: PortalSettings, log: FastifyBaseLogger): Promise<Tracer> => {
  const { startTracer } = await import('./tracing/otel.ts')
  return await startTracer(roles.size === portalRoles.length ? 'portal' : `portal-${[...roles].join('-')}`, log)
}

const stopTimeout = 12_000

/** Most connections to the copy of the database that reports are read from. */
const reportConnections = 5

/** A portal that was just told to stop may need a moment: whoever starts the next one at once should not be refused. */
const openWhenFree = async ({ dataFolder, stopDelay }: PortalSettings): Promise<DataFolder> => {
  const until = Date.now() + stopTimeout + stopDelay * 1000
  for (;;) {
    try {
      return openDataFolder(dataFolder)
    } catch (error) {
      if (!(error instanceof DataFolderHeld) || !error.isStopping || Date.now() > until) throw error
    }
    await pause(100)
  }
}

const v1Settings = (settings: PortalSettings, { secret, vapid }: Secrets, fileStore: FileStore): ServiceSettings =>
  serviceSettings({
    production: settings.production,
    secret,
    previousSecret: settings.previousSecret,
    publicUrl: settings.publicUrl,
    mailUrl: settings.mailUrl,
    ...(settings.mailFrom !== null && { mailFrom: settings.mailFrom }),
    supportMail: settings.supportMail,
    textUrl: settings.textUrl,
    textToken: settings.textToken,
    locationUrl: settings.locationUrl,
    rateLimits: scaleRateLimits(settings.rateLimitFactor),
    push: vapid === null ? null : { ...vapid, subject: settings.vapidSubject },
    sessionsWithoutKey: settings.sessionsWithoutKey,
    captcha: settings.captcha,
    fileStore,
    linkedIn:
      settings.linkedIn === null
        ? null
        : openIdProvider({ ...settings.linkedIn, redirectUri: `${settings.publicUrl}/team-member/profile` }),
    googleVerifier: settings.googleClientId === null ? null : googleVerifier(settings.googleClientId),
  })

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', '28P01', '28000', '3D000'])

const prepareDatabase = async (prepare: () => Promise<void>): Promise<void> => {
  try {
    await prepare()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (unreachable.has(code)) throw new StartProblem(`The database of DATABASE_URL cannot be used (${code}).`)
    throw error
  }
}

/** Asked before anything is started, so that a busy port costs nothing. */
const checkPort = (settings: PortalSettings): Promise<void> =>
  new Promise((free, busy) => {
    const probe = createServer()
    probe.once('error', (error) => busy(listenProblem(error, settings)))
    probe.listen({ port: settings.port, host: settings.host, exclusive: true }, () => probe.close(() => free()))
  })

const listenProblem = (error: unknown, { host, port }: PortalSettings): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartProblem(`Port ${port} on ${shownHost(host)} is already in use; stop what uses it or set PORT to another one.`)
  if (code === 'EACCES') return new StartProblem(`Port ${port} needs more rights than this user has; set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartProblem(`HOST is '${host}', but this machine has no such address.`)
  return error
}
