import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { processStart } from './process-identity.ts'
import { StartProblem } from './start-problem.ts'

interface Holder {
  readonly pid: number
  readonly processStart: string
  readonly startedAt: string
  readonly isStopping?: boolean
}

/** Another living process holds the data folder. */
export class DataFolderHeld extends StartProblem {
  /** The holder is on its way out, so that waiting a little may help. */
  readonly isStopping: boolean

  constructor(message: string, isStopping: boolean) {
    super(message)
    this.isStopping = isStopping
  }
}

/** The data folder, held by this process until `release`. */
export interface DataFolder {
  readonly path: string
  /** Tells whoever wants the folder next that it will soon be free. */
  announceStop(): void
  release(): void
}

/**
 * Makes the data folder if it is missing and takes its lock, so that two processes never run on the same data.
 * A lock whose holder is dead is taken over.
 *
 * @param path absolute path of the folder
 * @throws StartProblem when the folder cannot be used
 * @throws DataFolderHeld when another living process holds it
 */
export const openDataFolder = (path: string): DataFolder => {
  ensureUsable(path)
  const lock = join(path, 'portal.lock')
  const own: Holder = {
    pid: process.pid,
    processStart: processStart(process.pid) ?? '',
    startedAt: new Date().toISOString(),
  }
  const written = `${lock}.${randomUUID()}`
  writeFileSync(written, JSON.stringify(own), { mode: 0o644 })
  try {
    takeLock(lock, written, path)
  } finally {
    unlinkSync(written)
  }
  let held = true
  return {
    path,
    announceStop() {
      if (held) writeFileSync(lock, JSON.stringify({ ...own, isStopping: true }))
    },
    release() {
      if (held) unlinkSync(lock)
      held = false
    },
  }
}

const takeLock = (lock: string, written: string, folder: string): void => {
  // A few rounds, because a stale lock may be removed by another starting process at the same moment.
  for (let round = 0; round < 10; round += 1) {
    if (created(() => linkSync(written, lock))) return
    const text = readText(lock)
    if (text === null) continue
    const holder = readHolder(text)
    if (holder !== null && processStart(holder.pid) === holder.processStart) {
      throw new DataFolderHeld(
        `The data folder ${folder} is in use by process ${holder.pid}, started at ${holder.startedAt}; stop that one first or set DATA_DIR to another folder.`,
        holder.isStopping === true,
      )
    }
    removeStale(lock, text)
  }
  throw new StartProblem(`The lock ${lock} keeps changing; another portal is starting on the same data folder.`)
}

/** Moves the lock away first: only the process whose move succeeded and found the stale text has removed it. */
const removeStale = (lock: string, staleText: string): void => {
  const aside = `${lock}.stale.${randomUUID()}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (readText(aside) !== staleText) created(() => linkSync(aside, lock))
  unlinkSync(aside)
}

const created = (create: () => void): boolean => {
  try {
    create()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const readHolder = (text: string): Holder | null => {
  try {
    const holder: unknown = JSON.parse(text)
    if (typeof holder !== 'object' || holder === null) return null
    const { pid, processStart: start, startedAt, isStopping } = holder as Record<string, unknown>
    if (typeof pid !== 'number' || typeof start !== 'string' || typeof startedAt !== 'string') return null
    return { pid, processStart: start, startedAt, isStopping: isStopping === true }
  } catch {
    return null
  }
}

/**
 * Makes a folder if it is missing.
 *
 * @throws StartProblem when files cannot be written to it
 */
export const ensureUsable = (path: string, mode = 0o755): void => {
  const refuse = (why: string): never => {
    throw new StartProblem(`The data folder ${path} cannot be used: ${why}.`)
  }
  try {
    mkdirSync(path, { recursive: true, mode })
  } catch (error) {
    refuse(reasonOf(error))
  }
  if (!statSync(path).isDirectory()) refuse('it is not a folder')
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    // A read-only file system lets even root pass the check above, so a file is really written.
    const probe = join(path, `.probe-${randomUUID()}`)
    writeFileSync(probe, '')
    unlinkSync(probe)
  } catch (error) {
    refuse(reasonOf(error))
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'a part of its path is not a folder',
}

/** The reason of a failed file operation in plain words. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return reasons[code] ?? error.message
}
