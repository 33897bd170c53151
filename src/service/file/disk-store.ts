import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, type FileStore } from './file-store.ts'
import { syncFolder } from './sync-folder.ts'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What a file is called until it is complete; a process that was killed meanwhile leaves it. */
const unfinished = (path: string): string => `${path}.new`

/** Files in a folder of this machine, spread over 256 folders by the first two letters of their id. */
export const diskStore = (folder: string): FileStore => {
  const pathOf = (key: string): string => {
    checkKey(key)
    const [kind = '', id = ''] = key.split('/')
    return join(folder, kind, id.slice(0, 2), id)
  }
  return {
    write: async (key, bytes) => {
      const path = pathOf(key)
      const written = unfinished(path)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        const file = await open(written, 'w', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        // Renamed when complete: a reader never sees half of a file.
        await rename(written, path)
      } catch (error) {
        await rm(written, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },
    read: async (key) => {
      try {
        const file = await open(pathOf(key), 'r')
        try {
          const { size } = await file.stat()
          return { size, body: file.createReadStream() }
        } catch (error) {
          await file.close()
          throw error
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: async (key) => {
      const path = pathOf(key)
      await rm(path, { force: true })
      await rm(unfinished(path), { force: true })
    },
  }
}
