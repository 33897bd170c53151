import { withAdminDatabase } from '#server/admin-database.ts'
import { readSettings } from '#server/settings.ts'
import { endAllSessions, endSessionsOf } from '#service/admin/sessions.ts'
import type { Terminal } from './admin-terminal.ts'

export const sessionsUsage = `  npm run admin -- end-sessions EMAIL  signs somebody out everywhere; --all instead of the e-mail signs everybody out
`

/** Carries out a command about sessions. @returns whether it was one */
export const runSessionsCommand = async (
  [command, about, ...rest]: readonly string[],
  { environment, print }: Terminal,
): Promise<boolean> => {
  if (command !== 'end-sessions' || about === undefined || rest.length > 0) return false
  const settings = readSettings(environment)
  const count = await withAdminDatabase(settings, (db) =>
    about === '--all' ? endAllSessions(db, new Date()) : endSessionsOf(db, about, new Date()),
  )
  print(`${count} ${count === 1 ? 'session' : 'sessions'} ended\n`)
  return true
}
