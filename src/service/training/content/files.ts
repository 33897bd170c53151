import { createHash } from 'node:crypto'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** A folder of training in memory: its files by their path from it, with `/`. */
export type TrainingFiles = ReadonlyMap<string, Buffer>

export const folders = ['roadmaps', 'courses', 'assessments'] as const

const isPart = (path: string): boolean => !path.split('/').some((name) => name.startsWith('.'))

/**
 * Reads what belongs to training in a folder. What begins with a dot and what a link leads to is left out.
 *
 * @throws Error when the folder cannot be read
 */
export const readTrainingFiles = async (folder: string): Promise<TrainingFiles> => {
  // A folder that is not there is no folder without training.
  await readdir(folder)
  const files = new Map<string, Buffer>()
  for (const part of folders) {
    const root = join(folder, part)
    const isFolder = await lstat(root).then(
      (found) => found.isDirectory(),
      () => false,
    )
    const entries = isFolder ? await readdir(root, { recursive: true, withFileTypes: true }) : []
    for (const entry of entries) {
      const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
      if (entry.isFile() && isPart(path)) files.set(path, await readFile(join(folder, path)))
    }
  }
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/** Of all files and their paths. */
export const folderHash = (files: TrainingFiles): string =>
  sha256([...files].map(([path, bytes]) => `${sha256(bytes)} ${path}\n`).join(''))
