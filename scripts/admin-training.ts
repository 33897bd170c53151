import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withAdminDatabase } from '#server/admin-database.ts'
import { openFileStore } from '#server/file-store.ts'
import { readSettings } from '#server/settings.ts'
import { StartProblem } from '#server/start-problem.ts'
import { exportTraining } from '#service/training/content/export.ts'
import { readTrainingFiles } from '#service/training/content/files.ts'
import { importTraining, kinds } from '#service/training/content/import.ts'
import type { Terminal } from './admin-terminal.ts'

/** npm run admin -- training import FOLDER and export FOLDER: docs/training-content.md. */
export const trainingUsage = `  npm run admin -- training import FOLDER
                                       makes the roadmaps, courses and assessments what the folder says
  npm run admin -- training export FOLDER
                                       writes what was imported into an empty folder, as it was
`

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const importFolder = async (folder: string, { environment, print }: Terminal): Promise<void> => {
  const settings = readSettings(environment)
  const files = await readTrainingFiles(folder).catch((error: unknown) => {
    throw new StartProblem(`${folder} cannot be read: ${reasonOf(error)}`)
  })
  if (files.size === 0) throw new StartProblem(`${folder} has no folder roadmaps, courses or assessments with a file in it.`)
  const fileStore = openFileStore(settings)
  const counts = await withAdminDatabase(settings, (db) => importTraining({ db, fileStore, now: new Date() }, files))
  for (const kind of kinds) {
    const { added, changed, unchanged, removed } = counts[kind]
    print(`${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed\n`)
  }
}

const exportFolder = async (folder: string, { environment, print }: Terminal): Promise<void> => {
  const settings = readSettings(environment)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new StartProblem(`${folder} is not empty.`)
  const fileStore = openFileStore(settings)
  const files = await withAdminDatabase(settings, (db) => exportTraining({ db, fileStore }))
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  print(`${files.size} files\n`)
}

/** Carries out a `training` command. @returns false when it is none */
export const runTrainingCommand = async (
  [domain, command, folder, ...rest]: readonly string[],
  terminal: Terminal,
): Promise<boolean> => {
  if (domain !== 'training' || folder === undefined || rest.length > 0) return false
  if (command === 'import') await importFolder(folder, terminal)
  else if (command === 'export') await exportFolder(folder, terminal)
  else return false
  return true
}
