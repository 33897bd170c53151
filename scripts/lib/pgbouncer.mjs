import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * PgBouncer on this machine.
 *
 * @returns {string | null} path of the program; null when there is none
 */
export const findPgbouncer = () => {
  // Debian keeps it where an ordinary user's PATH does not look.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null
}

/** Makes sure of a PgBouncer: one that is there, else Debian's. */
export const ensurePgbouncer = () => {
  if (findPgbouncer() !== null) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing PgBouncer for the tests of many processes...\n')
    // Its package would start one for the whole machine.
    const show = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }
    spawnSync('apt-get', ['update', '-qq'], show)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'], show)
  }
  if (findPgbouncer() === null) process.stdout.write('There is no PgBouncer, so the tests of many processes cannot pass.\n')
}
