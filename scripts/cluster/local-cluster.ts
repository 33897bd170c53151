import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { startPostgres } from '#server/postgres/postgres.ts'
import { readSecrets } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts'
import { startPgbouncer } from './pgbouncer.ts'

export interface LocalClusterOptions extends Pick<ClusterOptions, 'size' | 'port' | 'environment' | 'parameters'> {
  /** Absolute path of the folder for database, files and secrets; made when it is not there. */
  readonly dataFolder: string
}

/** Most connections to PostgreSQL that all processes have together. */
const connections = 30

const startFiles = async (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const configureBuckets = [{ name: 'portal', configs: [] }]
  const s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets })
  const { port } = await s3.run()
  return { url: `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/portal`, stop: () => s3.close() }
}

/** The secrets of a data folder, made with it, so that the next cluster in it reads what this one has written. */
const secretsOf = (dataFolder: string, environment: Readonly<Record<string, string>>) => {
  const { secret, vapid } = readSecrets(readSettings({ ...environment, DATA_DIR: dataFolder }), dataFolder)
  return {
    SECRET: secret,
    ...(vapid !== null && { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey }),
  }
}

/** A cluster with everything it needs on this machine: PostgreSQL, PgBouncer before it, and a store for files. */
export const startLocalCluster = async ({ dataFolder, environment = {}, ...options }: LocalClusterOptions): Promise<Cluster> => {
  const stops: Array<() => Promise<unknown>> = []
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  const started = async <Part extends { stop(): Promise<unknown> }>(starting: Promise<Part>): Promise<Part> => {
    const part = await starting
    stops.push(() => part.stop())
    return part
  }
  try {
    mkdirSync(dataFolder, { recursive: true })
    const postgres = await started(startPostgres({ dataFolder }))
    const pgbouncer = await started(startPgbouncer(postgres.url, connections))
    const files = await started(startFiles(join(dataFolder, 's3')))
    const cluster = await started(
      startCluster({
        ...options,
        databaseUrl: pgbouncer.url,
        sessionUrl: postgres.url,
        filesUrl: files.url,
        environment: { ...secretsOf(dataFolder, environment), ...environment },
      }),
    )
    return { ...cluster, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
