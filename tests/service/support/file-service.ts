import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { fileRemoval, storedFile } from '../../../src/service/db/file-schema.ts'
import { seedId } from '../../../src/service/db/seed/ids.ts'
import { diskStore } from '../../../src/service/file/disk-store.ts'
import { removeDueFiles } from '../../../src/service/file/removal.ts'
import { type RunningService, type Session, startService } from './service.ts'

export const uploadCv = '/teammember/uploadProfileCv'
export const downloadCv = '/teammember/downloadProfileCv'
export const uploadPhoto = '/teammember/uploadProfilePhoto'
export const certificateOf = (person: string): string => seedId(`${person}/certificate/practitioner`)
export const skillOf = (person: string): string => seedId(`${person}/skill/TypeScript`)

/** A service whose files are in a folder of their own, with two people signed in. */
export interface FileService {
  readonly folder: string
  readonly running: RunningService
  readonly member: Session
  readonly lead: Session
  stop(): Promise<void>
}

export const startFileService = async (): Promise<FileService> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  const running = await startService({ fileStore: diskStore(folder) })
  return {
    folder,
    running,
    member: await running.logIn('member'),
    lead: await running.logIn('lead'),
    stop: async () => {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The names of all files in a store's folder. */
export const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

export const isInStore = async ({ settings }: RunningService, key: string): Promise<boolean> => {
  const content = await settings.fileStore.read(key)
  content?.body.destroy()
  return content !== null
}

/** Takes out of the store what is due. @returns how many files were looked at */
export const sweep = ({ db, settings, clock, app }: RunningService): Promise<number> =>
  removeDueFiles({ db, fileStore: settings.fileStore, clock: () => clock.now, log: app.log })

/** Every stored file has its row and every row its file. */
export const expectTidy = async ({ running, folder }: FileService): Promise<void> => {
  await sweep(running)
  const rows = await running.db.select({ key: storedFile.storageKey }).from(storedFile)
  expect([...(await filesIn(folder))].sort()).toEqual(rows.map(({ key }) => key.split('/')[1]).sort())
  expect(await running.db.$count(fileRemoval)).toBe(0)
}
