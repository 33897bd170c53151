import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withRunningDatabase, withStoppedDatabase } from '#server/admin-database.ts'
import { openFileStore } from '#server/file-store.ts'
import { findSecret } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'
import { writeBackup } from '#service/admin/backup/backup.ts'
import { restoreBackup } from '#service/admin/backup/restore.ts'
import { migrationsFolder } from '#service/db/migrate.ts'
import { allFieldKeys } from '#service/field-encryption.ts'
import { deriveFieldKeys } from '#service/keys.ts'
import type { Terminal } from './admin-terminal.ts'

/** npm run admin -- backup FILE and restore FILE: docs/running.md. */
export const backupUsage = `  npm run admin -- backup FILE         writes the database and the uploaded files into one file, while the portal runs
  npm run admin -- restore FILE [--replace] [--other-secret]
                                       makes a stopped portal what the file holds; --replace: though it is not empty,
                                       --other-secret: though nobody can read the payment accounts in it
`

const portalVersion = (): string => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { readonly version: string }).version
}

const number = (value: number): string => value.toLocaleString('en')

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

const warnOf = ({ warn }: Terminal, names: readonly string[], of: string): void => {
  if (names.length > 0) warn(`${of}: ${names.join(', ')}\n`)
}

const notBackedUp = 'Not in it, because the file store does not have them any more'

const backUp = async (file: string, terminal: Terminal): Promise<void> => {
  const since = performance.now()
  const settings = readSettings(terminal.environment)
  const work = { fileStore: openFileStore(settings), migrationsFolder, version: portalVersion(), now: new Date() }
  const made = await withRunningDatabase(settings, (client) => writeBackup({ ...work, client }, file))
  terminal.print(
    `${file}: ${number(made.tables)} tables with ${number(made.rows)} rows, ${number(made.files)} files, ${number(made.bytes)} bytes, in ${seconds(since)}\n` +
      'Personal data in it can be read by whoever has the file: keep it encrypted, and SECRET in another place.\n',
  )
  warnOf(terminal, made.missing, notBackedUp)
  warnOf(terminal, made.foreign, "Not in it, because these tables are not the portal's")
}

interface RestoreChoice {
  readonly isReplacing: boolean
  readonly isOtherSecret: boolean
}

const restore = async (file: string, choice: RestoreChoice, terminal: Terminal): Promise<void> => {
  const since = performance.now()
  const settings = readSettings(terminal.environment)
  const secret = findSecret(settings)
  const keyIds = secret === null ? [] : allFieldKeys(deriveFieldKeys(secret, settings.previousSecret)).map(({ id }) => id)
  const work = { fileStore: openFileStore(settings), migrationsFolder, keyIds, now: new Date() }
  const done = await withStoppedDatabase(settings, (client) => restoreBackup({ ...work, client }, file, choice))
  terminal.print(
    `${file} of ${done.madeAt}: ${number(done.tables)} tables with ${number(done.rows)} rows, ${number(done.files)} files restored, in ${seconds(since)}\n` +
      'Everybody signs in anew.\n',
  )
  warnOf(terminal, done.missing, notBackedUp)
}

const readChoice = (parameters: readonly string[]): { readonly file: string; readonly choice: RestoreChoice } | null => {
  try {
    const options = { replace: { type: 'boolean' }, 'other-secret': { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...parameters], options, allowPositionals: true })
    const [file, ...rest] = positionals
    if (file === undefined || rest.length > 0) return null
    return { file, choice: { isReplacing: values.replace === true, isOtherSecret: values['other-secret'] === true } }
  } catch {
    // An option that there is not.
    return null
  }
}

/** Carries out `backup` or `restore`. @returns false when it is neither */
export const runBackupCommand = async ([command, ...rest]: readonly string[], terminal: Terminal): Promise<boolean> => {
  if (command === 'backup' && rest.length === 1 && rest[0] !== undefined && !rest[0].startsWith('-'))
    await backUp(rest[0], terminal)
  else if (command === 'restore') {
    const given = readChoice(rest)
    if (given === null) return false
    await restore(given.file, given.choice, terminal)
  } else return false
  return true
}
