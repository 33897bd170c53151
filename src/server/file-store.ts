import { join } from 'node:path'
import { diskStore } from '#service/file/disk-store.ts'
import type { FileStore } from '#service/file/file-store.ts'
import { readS3Address, s3Store } from '#service/file/s3-store.ts'
import { ensureUsable } from './data-folder.ts'
import type { PortalSettings } from './settings.ts'

/** The owner's bucket, or a folder that several processes on this machine may share. */
export const openFileStore = ({ filesUrl, dataFolder }: Pick<PortalSettings, 'filesUrl' | 'dataFolder'>): FileStore => {
  const bucket = filesUrl === null ? null : readS3Address(filesUrl)
  if (bucket !== null) return s3Store(bucket)
  const folder = join(dataFolder, 'files')
  ensureUsable(dataFolder)
  ensureUsable(folder, 0o700)
  return diskStore(folder)
}
