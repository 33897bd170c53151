import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JournalEntry } from './entry.ts'
import { createIndexedDbStore } from './indexed-db-store.ts'
import { provideIndexedDb } from './testing/indexed-db.ts'

provideIndexedDb()

const entries = (from: number, to: number): JournalEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    seq: from + index,
    at: 1_000 + from + index,
    flow: 'loan-form',
    version: 1,
    event: { type: 'amount.changed', amount: from + index },
  }))

afterEach(() => {
  vi.restoreAllMocks()
})

const quotaReached = (): never => {
  throw new DOMException('no room', 'QuotaExceededError')
}

describe('the IndexedDB store', () => {
  it('brings ten thousand entries back in order, whatever the chunks', async () => {
    const store = createIndexedDbStore()
    await store.write([{ flow: 'loan-form', story: 'one', after: 0, entries: entries(1, 9) }])
    await store.write([{ flow: 'loan-form', story: 'one', after: 9, entries: entries(10, 9_000) }])
    await store.write([{ flow: 'loan-form', story: 'one', after: 9_000, entries: entries(9_001, 10_000) }])
    const [history] = await createIndexedDbStore().load()
    expect(history?.entries).toEqual(entries(1, 10_000))
  })

  it('refuses a chunk that does not go on where the story ends', async () => {
    const store = createIndexedDbStore()
    await store.write([{ flow: 'loan-form', story: 'one', after: 0, entries: entries(1, 5) }])
    const late = store.write([{ flow: 'loan-form', story: 'one', after: 4, entries: entries(5, 7) }])
    await expect(late).rejects.toMatchObject({ name: 'StoryConflict', flow: 'loan-form' })
    expect(await store.end('loan-form')).toEqual({ story: 'one', last: 5 })
  })

  it('drops the story that a new one replaces and quarantines any other', async () => {
    const store = createIndexedDbStore()
    await store.write([{ flow: 'loan-form', story: 'one', after: 0, entries: entries(1, 5) }])
    await store.write([{ flow: 'loan-form', story: 'two', after: 0, besideOthers: true, entries: entries(1, 3) }])
    await store.write([{ flow: 'loan-form', story: 'three', after: 0, replaces: 'one', entries: entries(1, 1) }])
    expect(await store.load()).toEqual([{ flow: 'loan-form', story: 'three', entries: entries(1, 1) }])
    expect(await store.quarantined()).toMatchObject([{ flow: 'loan-form', entries: entries(1, 3) }])
  })

  it('writes all chunks or none', async () => {
    const store = createIndexedDbStore()
    await store.write([{ flow: 'wizard', story: 'w', after: 0, entries: entries(1, 2) }])
    const both = store.write([
      { flow: 'loan-form', story: 'l', after: 0, entries: entries(1, 2) },
      { flow: 'wizard', story: 'w', after: 7, entries: entries(8, 9) },
    ])
    await expect(both).rejects.toMatchObject({ flow: 'wizard' })
    expect(await store.end('loan-form')).toBeUndefined()
  })

  it('says when the device is full, and nothing of the chunk is there', async () => {
    const store = createIndexedDbStore()
    await store.write([{ flow: 'loan-form', story: 'one', after: 0, entries: entries(1, 2) }])
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(quotaReached)
    const more = store.write([{ flow: 'loan-form', story: 'one', after: 2, entries: entries(3, 4) }])
    await expect(more).rejects.toMatchObject({ name: 'StoreProblem', kind: 'storageFull' })
    expect(await store.end('loan-form')).toEqual({ story: 'one', last: 2 })
  })

  it('says when storage is forbidden, missing, or does not open', async () => {
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private window', 'SecurityError')
    })
    await expect(createIndexedDbStore().load()).rejects.toMatchObject({ kind: 'storageBlocked' })
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest())
    await expect(createIndexedDbStore({ timeout: 20 }).load()).rejects.toMatchObject({ kind: 'storageBlocked' })
    vi.stubGlobal('indexedDB', undefined)
    await expect(createIndexedDbStore().load()).rejects.toMatchObject({ kind: 'storageBlocked' })
    vi.unstubAllGlobals()
  })

  it('leaves a database of a newer build alone', async () => {
    const newer = indexedDB.open('portal-journal', 2)
    await new Promise((resolve) => {
      newer.onsuccess = resolve
    })
    newer.result.close()
    await expect(createIndexedDbStore().load()).rejects.toMatchObject({ kind: 'storageBlocked' })
  })

  it('lets a newer build open the database, and opens again itself when it may', async () => {
    const store = createIndexedDbStore()
    await store.write([{ flow: 'loan-form', story: 'one', after: 0, entries: entries(1, 2) }])
    const removal = indexedDB.deleteDatabase('portal-journal')
    await new Promise((resolve) => {
      removal.onsuccess = resolve
    })
    expect(await store.load()).toEqual([])
    await store.write([{ flow: 'loan-form', story: 'two', after: 0, entries: entries(1, 1) }])
    expect(await store.end('loan-form')).toEqual({ story: 'two', last: 1 })
  })

  it('forgets one flow, or all of them with what was quarantined', async () => {
    const store = createIndexedDbStore()
    await store.write([
      { flow: 'loan-form', story: 'l', after: 0, entries: entries(1, 2) },
      { flow: 'wizard', story: 'w', after: 0, entries: entries(1, 2) },
    ])
    await store.quarantine('wizard', entries(3, 3), 'no upcaster')
    await store.forget('loan-form')
    expect((await store.load()).map(({ flow }) => flow)).toEqual(['wizard'])
    await store.wipe(() => false)
    expect([await store.load(), await store.quarantined()]).toEqual([[], []])
  })
})
