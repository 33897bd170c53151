import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { copyBinaries, type PostgresBinaries } from './binaries.ts'

/** Whom PostgreSQL runs as; nothing when it runs as whoever started the portal. */
export type RunAs = { readonly uid: number; readonly gid: number } | Record<never, never>

/** Where the bundled PostgreSQL and its data are, and whom it runs as. */
export interface Placement {
  readonly binaries: PostgresBinaries
  readonly cluster: string
  readonly runAs: RunAs
}

const systemFolder = '/var/lib/team-member-portal'

/**
 * Decides where PostgreSQL lives. It refuses to run as root, so a portal started by root runs it as an unprivileged user
 * who owns the database's folder. Below a folder that this user may not enter (a clone in /root, say), programs and
 * database move to `/var/lib/team-member-portal`; the data folder remembers where.
 *
 * @param dataFolder absolute path of the portal's data folder
 */
export const placePostgres = (dataFolder: string, binaries: PostgresBinaries): Placement => {
  const cluster = join(dataFolder, 'postgres')
  if (process.getuid?.() !== 0) return { binaries, cluster, runAs: {} }
  const moved = join(dataFolder, 'postgres-moved-to')
  const runAs = existsSync(cluster) ? ownerOf(cluster) : unprivilegedUser()
  const reachable = canEnter(dataFolder, runAs)
  const home = existsSync(moved) ? readFileSync(moved, 'utf8').trim() : reachable ? cluster : join(systemFolder, randomUUID())
  if (home !== cluster) {
    mkdirSync(systemFolder, { recursive: true, mode: 0o755 })
    writeFileSync(moved, `${home}\n`)
  }
  return {
    binaries: canRun(binaries, runAs) ? binaries : copyBinaries(binaries, join(systemFolder, 'postgresql-18.4')),
    cluster: home,
    runAs: existsSync(home) ? ownerOf(home) : runAs,
  }
}

/** Makes a folder that belongs to whom PostgreSQL runs as, and to nobody else. */
export const makeOwnedFolder = (folder: string, runAs: RunAs): void => {
  mkdirSync(folder, { mode: 0o700 })
  if ('uid' in runAs) chownSync(folder, runAs.uid, runAs.gid)
  chmodSync(folder, 0o700)
}

const ownerOf = (folder: string): RunAs & { uid: number; gid: number } => {
  const { uid, gid } = statSync(folder)
  return uid === 0 ? unprivilegedUser() : { uid, gid }
}

const unprivilegedUser = (): { uid: number; gid: number } => {
  const found = idsOf('postgres') ?? createdUser() ?? idsOf('nobody')
  if (found === null)
    throw new StartProblem(
      'PostgreSQL cannot run as root and no unprivileged user could be made; start the portal as another user or set DATABASE_URL.',
    )
  return found
}

const createdUser = (): { uid: number; gid: number } | null => {
  try {
    execFileSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' })
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'], { stdio: 'ignore' })
  } catch {
    // Either tool may be missing or refused; the caller has another user to try.
  }
  return idsOf('postgres')
}

const idsOf = (user: string): { uid: number; gid: number } | null => {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return null
  }
}

const allowed = (path: string, { uid, gid }: { uid: number; gid: number }, bits: number): boolean => {
  const stats = statSync(path)
  const shift = stats.uid === uid ? 6 : stats.gid === gid ? 3 : 0
  return ((stats.mode >> shift) & bits) === bits
}

const canEnter = (folder: string, ids: { uid: number; gid: number }): boolean =>
  allowed(folder, ids, 0o1) && (dirname(folder) === folder || canEnter(dirname(folder), ids))

const canRun = ({ postgres }: PostgresBinaries, ids: { uid: number; gid: number }): boolean => {
  const native = dirname(dirname(postgres))
  const sample = join(native, 'share', 'postgresql', 'postgresql.conf.sample')
  return (
    canEnter(dirname(postgres), ids) && allowed(postgres, ids, 0o5) && canEnter(dirname(sample), ids) && allowed(sample, ids, 0o4)
  )
}
