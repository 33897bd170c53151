import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const isLinux = process.platform === 'linux'

const ps = (parameters: readonly string[]): string => execFileSync('ps', parameters, { encoding: 'utf8' }).trim()

/** The parent of each process of this machine. */
const readParents = (): ReadonlyMap<number, number> => {
  const parents = new Map<number, number>()
  if (!isLinux) {
    for (const line of ps(['-A', '-o', 'pid=,ppid=']).split('\n')) {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number)
      parents.set(pid, parent)
    }
    return parents
  }
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    try {
      // The name, in brackets, may hold blanks and brackets of its own.
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      parents.set(pid, Number(parent))
    } catch {
      // It has ended meanwhile.
    }
  }
  return parents
}

/** A process and everything below it. */
export const familyOf = (root: number): readonly number[] => {
  const parents = readParents()
  const family = [root]
  for (const member of family) for (const [pid, parent] of parents) if (parent === member) family.push(pid)
  return family
}

/** Kilobytes of a line such as `Pss: 1234 kB`. */
const kilobytesOf = (file: string, name: string): number => {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(file, 'utf8'))
  if (found === null) throw new Error(`${file} does not say ${name}`)
  return Number(found[1])
}

/** Resident memory of a process in megabytes: pages shared with others count in full. */
export const residentMemory = (pid: number): number =>
  (isLinux ? kilobytesOf(`/proc/${pid}/status`, 'VmRSS') : Number(ps(['-o', 'rss=', '-p', String(pid)]))) / 1024

/** @returns megabytes with each shared page divided by its users; `null` where the system does not say */
export const proportionalMemory = (pid: number): number | null => {
  if (!isLinux) return null
  try {
    return kilobytesOf(`/proc/${pid}/smaps_rollup`, 'Pss') / 1024
  } catch {
    return null
  }
}
