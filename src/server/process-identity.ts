import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process began, as its operating system writes it: a process id alone is used again after a restart, the pair is not.
 *
 * @returns `null` when no such process lives or its start cannot be told
 */
export const processStart = (pid: number): string | null => {
  if (!isAlive(pid)) return null
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name, in brackets, may hold spaces: count from behind it. A zombie is dead, only not yet collected.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields[0] === 'Z' ? null : `${bootId()}:${fields[19]}`
    }
    if (process.platform === 'win32') return 'alive'
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const bootId = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}
