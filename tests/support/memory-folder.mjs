// What a run writes for itself alone lies in memory, where the system has a folder there: service tests copy their database hundreds of
// times, and a browser hands every tile that it draws from process to process in a file. Loading this file chooses the place.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'portal-run-'

/** What a run may need at its worst, in bytes; containers often have 64 MB there. */
const needed = 3 * 2 ** 30

/** How long a folder lies there whose run was killed before it could remove it, in milliseconds. */
const longestLife = 24 * 60 * 60_000

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) >= needed
  } catch {
    return false
  }
}

const removeForgotten = () => {
  // Not by Date, which may be moved.
  const now = performance.timeOrigin + performance.now()
  for (const name of readdirSync(memory).filter((one) => one.startsWith(prefix))) {
    const folder = join(memory, name)
    const age = now - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now)
    if (age > longestLife) rmSync(folder, { recursive: true, force: true })
  }
}

// Somebody who has named a folder means that one; the processes of a run inherit the name.
if (process.env.TMPDIR === undefined && hasRoom()) {
  removeForgotten()
  // Playwright keeps what it has compiled from one run to the next.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= join(tmpdir(), `playwright-transform-cache-${process.geteuid?.() ?? ''}`)
  const folder = mkdtempSync(join(memory, prefix))
  // PostgreSQL drops the rights of root and must still reach its data.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
