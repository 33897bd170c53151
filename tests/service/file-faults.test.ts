import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileRemoval, storedFile } from '../../src/service/db/file-schema.ts'
import { type FileStore, storageKey } from '../../src/service/file/file-store.ts'
import { reserveKey } from '../../src/service/file/store.ts'
import {
  expectTidy,
  type FileService,
  filesIn,
  isInStore,
  startFileService,
  sweep,
  uploadCv,
  uploadPhoto,
} from './support/file-service.ts'
import { pdf, picture, upload } from './support/files.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

let files: FileService
let running: RunningService
let member: Session
beforeAll(async () => {
  files = await startFileService()
  ;({ running, member } = files)
})
afterAll(() => files?.stop())

const cv = uploadCv
const photo = uploadPhoto

describe('with an Idempotency-Key', () => {
  it('the same bytes are kept once and answered twice', async () => {
    const sent = { bytes: pdf('Once'), key: 'file-once' }
    const [first, second] = [await upload(running, cv, member, sent), await upload(running, cv, member, sent)]
    expect(second.body).toEqual(first.body)
    expect([first.replayed, second.replayed]).toEqual([false, true])
    await expectTidy(files)
  })

  it('10 at once are kept once', async () => {
    const bytes = await picture('jpeg')
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => upload(running, photo, member, { bytes, key: 'file-at-once' })),
    )
    const kept = { status: 200, body: replies.find(({ status }) => status === 200)?.body }
    expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(replies.map(() => kept))
    await expectTidy(files)
  })

  it('other bytes are refused', async () => {
    await upload(running, cv, member, { bytes: pdf('One'), key: 'file-other' })
    expect(await upload(running, cv, member, { bytes: pdf('Two'), key: 'file-other' })).toMatchObject({
      status: 422,
      body: { field: 'Idempotency-Key' },
    })
    await expectTidy(files)
  })
})

describe('when something breaks', () => {
  const failing = async (fileStore: Partial<FileStore>, test: (broken: RunningService, session: Session) => Promise<void>) => {
    const broken = await startService({ fileStore: { ...running.settings.fileStore, ...fileStore } })
    try {
      await test(broken, await broken.logIn('member'))
    } finally {
      await broken.stop()
    }
  }

  it('a store that cannot be written to leaves no row', async () => {
    const write = () => Promise.reject(new Error('The disk is full'))
    await failing({ write }, async (broken, session) => {
      expect(await upload(broken, cv, session, { bytes: pdf() })).toMatchObject({ status: 500 })
      expect(await broken.db.$count(storedFile)).toBe(0)
    })
  })

  it('bytes whose upload was not committed are taken out again', async () => {
    const before = (await filesIn(files.folder)).length
    await failing({}, async (broken, session) => {
      await broken.pool.query('alter table stored_file rename to gone')
      expect(await upload(broken, cv, session, { bytes: pdf() })).toMatchObject({ status: 500 })
      expect((await filesIn(files.folder)).length).toBe(before + 1)

      expect(await sweep(broken)).toBe(1)
    })
    expect((await filesIn(files.folder)).length).toBe(before)
  })

  it('a crash after the bytes were written is made good within the hour', async () => {
    const key = storageKey('documents', randomUUID())
    await reserveKey(running.db, key, new Date(running.clock.now.getTime() + 3_600_000))
    await running.settings.fileStore.write(key, pdf(), 'application/pdf')
    await sweep(running)
    expect(await isInStore(running, key)).toBe(true)
    running.clock.forward(3_600_001)
    await expectTidy(files)
    expect(await isInStore(running, key)).toBe(false)
  })

  it('a store that cannot remove now is asked again later', async () => {
    let isAway = true
    const remove = async (key: string) => {
      if (isAway) throw new Error('away')
      await running.settings.fileStore.remove(key)
    }
    await failing({ remove }, async (broken, session) => {
      await upload(broken, cv, session, { bytes: pdf() })
      await broken.call('DELETE', '/teammember/removeCv', { session })

      expect(await sweep(broken)).toBe(1)
      expect(await broken.db.$count(fileRemoval)).toBe(1)
      isAway = false
      expect(await sweep(broken)).toBe(0)
      broken.clock.forward(5_001)
      expect(await sweep(broken)).toBe(1)
      expect(await broken.db.$count(fileRemoval)).toBe(0)
    })
  })

  it('the background takes out what was dropped', async () => {
    const background = await startService({ fileStore: running.settings.fileStore, background: true, fileRemovalInterval: 10 })
    try {
      const session = await background.logIn('member')
      await upload(background, cv, session, { bytes: pdf() })
      const [row] = await background.db.select().from(storedFile)
      await background.call('DELETE', '/teammember/removeCv', { session })
      await expect.poll(() => background.db.$count(fileRemoval)).toBe(0)
      expect(await isInStore(running, row?.storageKey ?? '')).toBe(false)
    } finally {
      await background.stop()
    }
  })
})
