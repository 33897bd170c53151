import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processStart } from '../process-identity.ts'

/** What PostgreSQL writes about itself into `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number
  /** On 127.0.0.1; 0 while it is not written yet. */
  readonly port: number
  readonly isReady: boolean
}

export const readPostmasterFile = (cluster: string): PostmasterFile | null => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0), isReady: lines[7]?.trim() === 'ready' } : null
  } catch {
    return null
  }
}

/**
 * Ends a PostgreSQL that outlived its portal (killed with kill -9) and removes a stale `postmaster.pid`, whose number may
 * by now belong to a process of somebody else: PostgreSQL would refuse to start for as long as that one lives.
 */
export const stopOrphan = async (cluster: string): Promise<void> => {
  const file = readPostmasterFile(cluster)
  if (file !== null && isPostmasterOf(file.pid, cluster)) await stopPostmaster(file.pid)
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Ends a postmaster: at first so that open transactions are rolled back and a checkpoint is written, at last by force. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  const steps: ReadonlyArray<readonly [NodeJS.Signals, number]> = [
    ['SIGINT', 8_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ]
  for (const [signal, timeout] of steps) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await isGone(pid, timeout)) return
  }
}

const isGone = async (pid: number, timeout: number): Promise<boolean> => {
  const until = Date.now() + timeout
  while (processStart(pid) !== null) {
    if (Date.now() > until) return false
    await pause(20)
  }
  return true
}

const isPostmasterOf = (pid: number, cluster: string): boolean => {
  if (processStart(pid) === null) return false
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster)
  } catch {
    return false
  }
}
