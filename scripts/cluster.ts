import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import S3rver from 's3rver'
import { startPostgres } from '#server/postgres/postgres.ts'
import { startCluster } from './cluster/cluster.ts'
import { startPgbouncer } from './cluster/pgbouncer.ts'
import { ensureBuilt } from './lib/ensure.mjs'

// npm run cluster: the portal as many machines run it, on one: docs/running.md.

/** Processes of each role, and connections that they have to PostgreSQL together. */
const size = 3
const connections = 30

const cleanups: Array<() => Promise<unknown>> = []
const dataFolder = resolve('.data', 'cluster')

const startFiles = async (): Promise<string> => {
  const folder = join(dataFolder, 's3')
  mkdirSync(folder, { recursive: true })
  const configureBuckets = [{ name: 'portal', configs: [] }]
  const s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets })
  const { port } = await s3.run()
  cleanups.push(() => s3.close())
  return `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/portal`
}

const run = async (): Promise<void> => {
  ensureBuilt()
  process.stdout.write(`Starting ${size} processes of each role...\n`)
  mkdirSync(dataFolder, { recursive: true })
  const postgres = await startPostgres({ dataFolder })
  cleanups.push(() => postgres.stop())
  const pgbouncer = await startPgbouncer(postgres.url, connections)
  cleanups.push(() => pgbouncer.stop())
  const cluster = await startCluster({
    databaseUrl: pgbouncer.url,
    sessionUrl: postgres.url,
    filesUrl: await startFiles(),
    size,
    port: Number(process.env.PORT ?? 4000),
  })
  cleanups.push(() => cluster.stop())
  for (const { role, url } of cluster.places) process.stdout.write(`${role.padEnd(8)}${url}\n`)
  process.stdout.write(
    `\nThe portal runs at ${cluster.url}; its database and files are in ${dataFolder}. Ctrl+C ends everything.\n`,
  )
}

let isEnding = false
const end = async (code: number): Promise<void> => {
  // Ctrl+C comes twice under npm, which passes on what the terminal has sent already.
  if (isEnding) return
  isEnding = true
  for (const cleanUp of cleanups.reverse()) {
    await cleanUp().catch((error: unknown) => process.stderr.write(`${error}\n`))
  }
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  void end(1)
})
