import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import type { PortalSettings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

/** What the service signs and pushes with. */
export interface Secrets {
  readonly secret: string
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null
}

/** Whether a setting is missing that is then generated into the data folder. */
export const needsGeneratedSecrets = (settings: PortalSettings): boolean =>
  settings.secret === null || (settings.vapid === null && !settings.production)

/**
 * The secrets from the settings, and the missing ones from the data folder, where the first start generates them.
 * In production nothing is generated: SECRET is required there and without VAPID keys no push messages are sent.
 *
 * @param dataFolder absolute path; `null` only when `needsGeneratedSecrets` says no
 */
export const readSecrets = (settings: PortalSettings, dataFolder: string | null): Secrets => {
  const kept = <T>(name: string, generate: () => T): T => {
    if (dataFolder === null) throw new StartProblem(`${name} is missing and there is no data folder to keep it in.`)
    return keepInFile(join(dataFolder, `${name}.json`), generate)
  }
  return {
    secret: settings.secret ?? kept('secret', () => randomBytes(48).toString('base64url')),
    vapid: settings.vapid ?? (settings.production ? null : kept('vapid-keys', () => webPush.generateVAPIDKeys())),
  }
}

/** The secret of a portal that has one, for a command beside it: nothing is generated. */
export const findSecret = ({ secret, dataFolder }: Pick<PortalSettings, 'secret' | 'dataFolder'>): string | null =>
  secret ?? readKept<string>(join(dataFolder, 'secret.json'))

/** The same for a command that needs it. @throws StartProblem when there is none */
export const readKnownSecret = (settings: Pick<PortalSettings, 'secret' | 'dataFolder'>): string => {
  const secret = findSecret(settings)
  if (secret === null) throw new StartProblem(`SECRET is not set, and ${settings.dataFolder} has none.`)
  return secret
}

const readKept = <T>(file: string): T | null => {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    throw new StartProblem(`The file ${file} is damaged; restore it from a backup, or remove it to sign everybody out.`)
  }
}

const keepInFile = <T>(file: string, generate: () => T): T => {
  const kept = readKept<T>(file)
  if (kept !== null) return kept
  const value = generate()
  // Renamed when complete: a start that is killed here leaves no half of a secret.
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 })
  chmodSync(`${file}.new`, 0o600)
  renameSync(`${file}.new`, file)
  return value
}
