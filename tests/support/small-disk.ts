import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of its own in memory, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string
  /** Takes everything that is left of it. */
  fill(): Promise<void>
  /** Gives that back. */
  empty(): Promise<void>
  /** Takes it away with all that is on it; nothing may use it any more. */
  remove(): Promise<void>
}

/** @returns null where this machine does not let us have one */
export const makeSmallDisk = async (megabytes: number): Promise<SmallDisk | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-disk-'))
  await chmod(folder, 0o755)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    await rm(folder, { recursive: true, force: true })
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    // It ends with what there is room for.
    fill: () => writeFile(filler, Buffer.alloc(megabytes * 1024 * 1024)).catch(() => undefined),
    empty: () => rm(filler, { force: true }),
    remove: async () => {
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
