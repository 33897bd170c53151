import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './folder.mjs'

/** @param {string} path @returns {string[]} the files below a folder, or the file itself, sorted */
const filesOf = (path) => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !/\.(test|spec)\.tsx?$/.test(name))
    .flatMap((name) => filesOf(join(path, name)))
}

/**
 * Hash over the names and contents of files.
 *
 * @param {readonly string[]} paths files and folders below the project's folder
 */
export const hashOf = (paths) => {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '')
  for (const file of paths.flatMap((path) => filesOf(inProject(path)))) {
    hash.update(`\n${file}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** @param {string} stamp file below the project's folder @param {string} hash */
export const isFresh = (stamp, hash) => existsSync(inProject(stamp)) && readFileSync(inProject(stamp), 'utf8') === hash

/** @param {string} stamp @param {string} hash */
export const writeStamp = (stamp, hash) => {
  mkdirSync(dirname(inProject(stamp)), { recursive: true })
  writeFileSync(inProject(stamp), hash)
}
