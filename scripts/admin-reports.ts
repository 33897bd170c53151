import { readFileSync, writeFileSync } from 'node:fs'
import { withAdminDatabase } from '#server/admin-database.ts'
import { readKnownSecret } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'
import { StartProblem } from '#server/start-problem.ts'
import { listReports, readReport } from '#service/admin/problem-reports.ts'
import { deriveFieldKeys } from '#service/keys.ts'
import type { Terminal } from './admin-terminal.ts'

/** npm run admin -- report list, report read ID FILE, report show FILE: docs/problem-reports.md. */
export const reportsUsage = `  npm run admin -- report list         says when and by whom problems were reported, and how large the reports are
  npm run admin -- report read ID FILE writes a report of a problem into a file that only its owner may read
  npm run admin -- report show FILE    prints what a report tells, entry by entry with the state that each led to
`

/** @throws StartProblem when the file cannot be read */
const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartProblem(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** @throws StartProblem when the file is there already, or cannot be written */
const writeNew = (file: string, text: string): void => {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new StartProblem(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Carries out a command about reports of problems. @returns whether it was one */
export const runReportsCommand = async (
  [command, what, ...rest]: readonly string[],
  { environment, print }: Terminal,
): Promise<boolean> => {
  if (command !== 'report') return false
  if (what === 'show' && rest.length === 1 && rest[0] !== undefined) {
    const { showReport } = await import('./report-story.ts')
    print(showReport(readText(rest[0])))
    return true
  }
  const settings = readSettings(environment)
  if (what === 'list' && rest.length === 0) {
    const lines = await withAdminDatabase(settings, listReports)
    print(lines.length === 0 ? 'No problems have been reported\n' : lines.map((line) => `${line}\n`).join(''))
    return true
  }
  const [id, file] = rest
  if (what !== 'read' || id === undefined || file === undefined || rest.length > 2) return false
  const keys = deriveFieldKeys(readKnownSecret(settings), settings.previousSecret)
  const report = await withAdminDatabase(settings, (db) => readReport(db, keys, id))
  writeNew(file, report)
  print(`${file} written\n`)
  return true
}
