import type { Readable } from 'node:stream'

/** A file's bytes, as they come out of the store. */
export interface FileContent {
  readonly body: Readable
  /** In bytes. */
  readonly size: number
}

/** Photos are shown to whoever knows their id; documents are given to their owner only. */
export type FileFolder = 'photos' | 'documents'

/**
 * Where the bytes of uploaded files are. A key is written once and never changed, so that readers need no lock and any number
 * of processes may share a store.
 */
export interface FileStore {
  /** Returns when the bytes would survive a crash. */
  write(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** @returns null when there is nothing under this key */
  read(key: string): Promise<FileContent | null>
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>
}

const keyForm = /^(?:(?:photos|documents)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?:training|originals)\/[0-9a-f]{64})$/

/** @param id a UUID in lower case */
export const storageKey = (folder: FileFolder, id: string): string => `${folder}/${id}`

/**
 * Of a file that is found by what it holds: pictures of lessons as they are shown to everybody, and as the owner gave them.
 *
 * @param sha256 in lower case
 */
export const contentKey = (folder: 'training' | 'originals', sha256: string): string => `${folder}/${sha256}`

/**
 * Refuses every key that `storageKey` and `contentKey` would not make, so that none can lead out of the store.
 *
 * @throws Error
 */
export const checkKey = (key: string): void => {
  if (!keyForm.test(key)) throw new Error('This is not a key of the file store.')
}
