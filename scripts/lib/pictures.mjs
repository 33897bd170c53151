import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inProject } from './folder.mjs'

/**
 * The pictures of screens that were drawn by this browser's major version: another one draws letters otherwise.
 *
 * @param {string} program path of a Chromium
 * @returns {{ name: string, folder: string, exists: boolean }} `name` says the version: chromium-156
 */
export const picturesOf = (program) => {
  const version = /(\d+)\.\d/.exec(
    execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )
  const name = `chromium-${version?.[1] ?? 'unknown'}`
  const folder = inProject('tests', 'pictures', name)
  return { name, folder, exists: existsSync(folder) }
}

/**
 * Why a run compares no pictures.
 *
 * @param {string | null} program path of a Chromium, if there is one
 * @param {string | undefined} moment the moment a run was told to start from
 * @returns {string | null} the reason; null when they are compared
 */
export const whyNoPictures = (program, moment) => {
  if (moment !== undefined) return 'they are of the usual moment'
  if (program === null) return 'there is no browser'
  const { name, exists } = picturesOf(program)
  return exists ? null : `there are none of ${name} (npm run pictures takes them)`
}
