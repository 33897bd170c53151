import { demoPassword, demoPeople } from '#service/db/seed/people.ts'
import { createLog } from './log.ts'
import { startPortal } from './portal.ts'
import { type PortalSettings, readSettings, shownHost } from './settings.ts'
import { StartProblem } from './start-problem.ts'

const stopTimeout = 12_000

const run = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const starting = startPortal(settings, log)
  let isStopping = false
  const stop = (code: number, why: string): void => {
    // Ctrl+C comes twice under npm, which passes on what the terminal has sent already.
    if (isStopping) return
    isStopping = true
    log.info({ why }, 'stopping')
    setTimeout(() => process.exit(1), stopTimeout + settings.stopDelay * 1000).unref()
    void starting
      .then((portal) => portal.stop())
      .catch(() => undefined)
      .finally(() => process.exit(code))
  }
  process.on('SIGINT', () => stop(0, 'SIGINT'))
  process.on('SIGTERM', () => stop(0, 'SIGTERM'))
  process.on('SIGHUP', () => stop(0, 'SIGHUP'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'failed unexpectedly')
    stop(1, 'failure')
  })
  stopWithParent(() => stop(0, 'parent ended'))
  await starting
  if (!isStopping) announce(settings)
}

/** npm, killed by force, cannot pass the signal on; a portal it left behind would hold the port and the data. */
const stopWithParent = (stop: () => void): void => {
  if (process.env.npm_lifecycle_event === undefined && process.env.PORTAL_STOP_WITH_PARENT === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}

const announce = (settings: PortalSettings): void => {
  const lines = [
    `The portal runs at ${settings.roles.has('web') || !settings.production ? settings.publicUrl : `http://${shownHost(settings.host)}:${settings.port}`}`,
  ]
  if (settings.roles.has('v1') && settings.seed === 'demo') {
    lines.push(`Demo accounts (password ${demoPassword}): ${demoPeople.map(({ name }) => `${name}@demo.test`).join(', ')}`)
    if (!settings.production) lines.push(`Mail that the portal would have sent: ${settings.publicUrl}/dev/outbox`)
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

run().catch((error: unknown) => {
  const isProblem = error instanceof StartProblem
  process.stderr.write(`${isProblem ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
