import { resolve } from 'node:path'
import { startLocalCluster } from './cluster/local-cluster.ts'
import { ensureBuilt } from './lib/ensure.mjs'

// npm run cluster: the portal as many machines run it, on one: docs/running.md.

/** Processes of each role. */
const size = 3

const dataFolder = resolve('.data', 'cluster')
let stop = async (): Promise<void> => undefined

const run = async (): Promise<void> => {
  ensureBuilt()
  process.stdout.write(`Starting ${size} processes of each role...\n`)
  const cluster = await startLocalCluster({ dataFolder, size, port: Number(process.env.PORT ?? 4000) })
  stop = cluster.stop
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
  await stop().catch((error: unknown) => process.stderr.write(`${error}\n`))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  void end(1)
})
