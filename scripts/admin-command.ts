import { readFileSync, writeFileSync } from 'node:fs'
import { migrateAdminDatabase, withAdminDatabase, withOwnerWork } from '#server/admin-database.ts'
import { readKnownSecret } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'
import { StartProblem } from '#server/start-problem.ts'
import { AdminProblem } from '#service/admin/admin-problem.ts'
import { exportText } from '#service/admin/export.ts'
import { importText } from '#service/admin/import.ts'
import { rotateKeys } from '#service/admin/rotate-keys.ts'
import { type Counts, noCounts, sections } from '#service/admin/work.ts'
import { rootOf } from '#service/errors.ts'
import { deriveAddressKey, deriveChangesKey, deriveFieldKeys, deriveTraceKey } from '#service/keys.ts'
import { tracesOf } from '#service/trace.ts'
import { backupUsage, runBackupCommand } from './admin-backup.ts'
import { moneyUsage, runMoneyCommand } from './admin-money.ts'
import { reportsUsage, runReportsCommand } from './admin-reports.ts'
import { runSessionsCommand, sessionsUsage } from './admin-sessions.ts'
import type { Terminal } from './admin-terminal.ts'
import { runTrainingCommand, trainingUsage } from './admin-training.ts'

const usage = `Usage:
  npm run admin -- import FILE.json    creates and updates what the file says
  npm run admin -- export [FILE.json]  writes what the service holds, in the same form
  npm run admin -- migrate             brings the database to this version's schema
  npm run admin -- rotate-keys         seals payment accounts and problem reports with SECRET that SECRET_PREVIOUS has sealed
  npm run admin -- address-key         prints CLIENT_ADDRESS_KEY for processes that have no v1 and no SECRET
  npm run admin -- changes-key         prints CHANGES_KEY for gateways that have no database and no SECRET
  npm run admin -- trace ABOUT         prints what the log calls an account (its e-mail) or a network address
${sessionsUsage}${reportsUsage}${backupUsage}${moneyUsage}${trainingUsage}`

const sentence = ({ created, changed, unchanged }: Counts): string =>
  `${created} created, ${changed} changed, ${unchanged} unchanged`

const add = (one: Counts, other: Counts): Counts => ({
  created: one.created + other.created,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
})

const readFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartProblem(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const rotate = async ({ environment, print }: Terminal): Promise<number> => {
  const settings = readSettings(environment)
  const keys = deriveFieldKeys(readKnownSecret(settings), settings.previousSecret)
  const { accounts, reports } = await withAdminDatabase(settings, (db) => rotateKeys(db, keys))
  print(`${accounts} payment accounts and ${reports} problem reports sealed anew\n`)
  return 0
}

const migrate = async ({ environment, print }: Terminal): Promise<number> => {
  const applied = await migrateAdminDatabase(readSettings(environment))
  print(applied.length === 0 ? 'Nothing to migrate\n' : applied.map((tag) => `${tag} applied\n`).join(''))
  return 0
}

const printKey = (derive: (secret: string) => Buffer, { environment, print }: Terminal): number => {
  const key = derive(readKnownSecret(readSettings(environment)))
  print(`${key.toString('base64url')}\n`)
  return 0
}

const printTraces = (about: string, { environment, print }: Terminal): number => {
  const traces = tracesOf(deriveTraceKey(readKnownSecret(readSettings(environment))), about)
  print(
    Object.entries(traces)
      .map(([kind, trace]) => `${kind} ${trace}\n`)
      .join(''),
  )
  return 0
}

const run = async ([command, file, ...rest]: readonly string[], terminal: Terminal): Promise<number> => {
  if (command !== undefined && file !== undefined) {
    const given = [command, file, ...rest]
    for (const runCommand of [runSessionsCommand, runReportsCommand, runBackupCommand, runMoneyCommand, runTrainingCommand]) {
      if (await runCommand(given, terminal)) return 0
    }
  }
  if (command === 'migrate' && file === undefined) return await migrate(terminal)
  if (command === 'rotate-keys' && file === undefined) return await rotate(terminal)
  if (command === 'address-key' && file === undefined) return printKey(deriveAddressKey, terminal)
  if (command === 'changes-key' && file === undefined) return printKey(deriveChangesKey, terminal)
  if (command === 'trace' && file !== undefined && rest.length === 0) return printTraces(file, terminal)
  const isKnown = (command === 'import' && file !== undefined) || command === 'export'
  if (!isKnown || rest.length > 0) {
    terminal.warn(usage)
    return 2
  }
  const settings = readSettings(terminal.environment)
  if (command === 'import' && file !== undefined) {
    const text = readFile(file)
    const counts = await withOwnerWork(settings, (work) => importText(work, text))
    for (const section of sections) {
      if (counts[section] !== noCounts) terminal.print(`${section}: ${sentence(counts[section])}\n`)
    }
    terminal.print(`${sentence(sections.map((section) => counts[section]).reduce(add))}\n`)
    return 0
  }
  const text = await withAdminDatabase(settings, exportText)
  if (file === undefined) terminal.print(text)
  else writeFileSync(file, text)
  return 0
}

/**
 * Carries out a command of `npm run admin`; what goes wrong is said in words.
 *
 * @param parameters what follows `--` on the command line
 * @returns the exit code: 0 done, 1 failed, 2 the command is not one
 */
export const runAdmin = async (parameters: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    return await run(parameters, terminal)
  } catch (error) {
    const isExpected = error instanceof AdminProblem || error instanceof StartProblem
    const root = error instanceof Error ? rootOf(error) : new Error(String(error))
    const text = isExpected ? error.message : (root.stack ?? root.message)
    terminal.warn(`${text}\n${error instanceof AdminProblem ? 'Nothing was changed.\n' : ''}`)
    return 1
  }
}
