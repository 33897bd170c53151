import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../file/file-store.ts'
import type { BackupReader } from './archive-reader.ts'
import { fileEntry } from './manifest.ts'

/** @returns null when there is nothing under the key */
const storedHash = async (store: FileStore, key: string): Promise<string | null> => {
  const content = await store.read(key)
  if (content === null) return null
  const hash = createHash('sha256')
  for await (const chunk of content.body) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * Puts a backup's files into the file store; those that are there stay as they are.
 *
 * @param added grows by the names of files that were not there before
 */
export const putFiles = async (store: FileStore, backup: BackupReader, added: string[]): Promise<void> => {
  for (const { key, mediaType, sha256 } of backup.manifest.files) {
    const stored = await storedHash(store, key)
    if (stored === sha256) continue
    const bytes = await buffer(await backup.read(fileEntry(key)))
    if (stored === null) added.push(key)
    await store.write(key, bytes, mediaType)
  }
}

/** Takes files out of the store again, as far as it lets them go. */
export const takeOut = async (store: FileStore, added: readonly string[]): Promise<void> => {
  for (const key of added) await store.remove(key).catch(() => undefined)
}
