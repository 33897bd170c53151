import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { JournalEntry } from './entry.ts'
import {
  type Chunk,
  type JournalStore,
  type Quarantined,
  type StoredHistory,
  StoreProblem,
  StoryConflict,
} from './journal-store.ts'

interface ChunkRow {
  readonly flow: string
  readonly story: string
  /** Seq of the first and of the last entry. */
  readonly from: number
  readonly to: number
  /** When it was written, in milliseconds since the epoch: the story written last is the flow's present one. */
  readonly at: number
  readonly entries: readonly JournalEntry[]
}

interface Schema extends DBSchema {
  chunks: { key: [string, string, number]; value: ChunkRow }
  /** What is quarantined; the store's name is older than the word. */
  aside: { key: number; value: Quarantined & { readonly at: number } }
}

type Writing = IDBPTransaction<Schema, ('chunks' | 'aside')[], 'readwrite'>

export interface IndexedDbStoreOptions {
  /** The database's name. */
  readonly name?: string
  /** How long opening may take before storage counts as blocked, in milliseconds. */
  readonly timeout?: number
}

const rowsOfFlow = (flow: string): IDBKeyRange => IDBKeyRange.bound([flow], [flow, []])
const rowsOfStory = (flow: string, story: string): IDBKeyRange => IDBKeyRange.bound([flow, story], [flow, story, []])

const problemOf = (error: unknown): Error => {
  if (error instanceof StoreProblem || error instanceof StoryConflict) return error
  const name = error instanceof Error ? error.name : ''
  const message = error instanceof Error ? `${name}: ${error.message}` : String(error)
  if (name === 'QuotaExceededError') return new StoreProblem('storageFull', message)
  if (name === 'SecurityError' || name === 'VersionError' || name === 'NotAllowedError')
    return new StoreProblem('storageBlocked', message)
  return new StoreProblem('storageFailed', message)
}

/** Undoes a transaction, unless the browser already has. */
const abort = (transaction: Writing): void => {
  try {
    transaction.abort()
  } catch {
    // it is over
  }
}

const open = (name: string, timeout: number, onClosed: () => void): Promise<IDBPDatabase<Schema>> =>
  new Promise((resolve, reject) => {
    if (globalThis.indexedDB === undefined) throw new StoreProblem('storageBlocked', 'This browser has no IndexedDB')
    const giveUp = (message: string): void => reject(new StoreProblem('storageBlocked', message))
    const timer = setTimeout(() => giveUp(`The journal's database did not open within ${timeout} ms`), timeout)
    openDB<Schema>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('chunks', { keyPath: ['flow', 'story', 'from'] })
        database.createObjectStore('aside', { autoIncrement: true })
      },
      blocked: () => giveUp('Another tab holds an older journal database'),
      blocking: (_, __, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        onClosed()
      },
      terminated: onClosed,
    })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })

/** The newest story of each flow: the one whose last chunk was written last. */
const newestStories = (rows: readonly ChunkRow[]): readonly StoredHistory[] => {
  const stories = new Map<string, { flow: string; story: string; at: number; rows: ChunkRow[] }>()
  for (const row of rows) {
    const name = `${row.flow}/${row.story}`
    const known = stories.get(name) ?? { flow: row.flow, story: row.story, at: 0, rows: [] }
    known.rows.push(row)
    known.at = Math.max(known.at, row.at)
    stories.set(name, known)
  }
  const newest = new Map<string, { flow: string; story: string; at: number; rows: ChunkRow[] }>()
  for (const story of stories.values()) if (story.at >= (newest.get(story.flow)?.at ?? 0)) newest.set(story.flow, story)
  return [...newest.values()].map(({ flow, story, rows: own }) => ({
    flow,
    story,
    entries: own.sort((one, other) => one.from - other.from).flatMap((row) => row.entries),
  }))
}

const clearOtherStories = async (transaction: Writing, { flow, story, replaces }: Chunk, at: number): Promise<void> => {
  const rows = await transaction.objectStore('chunks').getAll(rowsOfFlow(flow))
  const others = rows.filter((row) => row.story !== story)
  for (const row of others) await transaction.objectStore('chunks').delete([row.flow, row.story, row.from])
  for (const { entries } of newestStories(others.filter((row) => row.story !== replaces)))
    await transaction.objectStore('aside').add({ flow, reason: 'another tab wrote a newer story', entries, at })
}

const addChunk = async (transaction: Writing, chunk: Chunk, at: number): Promise<void> => {
  const { flow, story, entries, after } = chunk
  const first = entries.at(0)
  const last = entries.at(-1)
  if (first === undefined || last === undefined) return
  const chunks = transaction.objectStore('chunks')
  const newest = await chunks.openCursor(rowsOfStory(flow, story), 'prev')
  if ((newest?.value.to ?? 0) !== after) throw new StoryConflict(flow)
  if (after === 0 && chunk.besideOthers !== true) await clearOtherStories(transaction, chunk, at)
  if (chunk.compacts === true) await chunks.delete(rowsOfStory(flow, story))
  await chunks.add({ flow, story, from: first.seq, to: last.seq, at, entries })
}

/**
 * Keeps flows in IndexedDB, a row a chunk. The connection is opened at the first use and again after the browser closed it.
 *
 * @param options the database's name and how long opening may take
 */
export const createIndexedDbStore = ({ name = 'portal-journal', timeout = 3_000 }: IndexedDbStoreOptions = {}): JournalStore => {
  let connection: Promise<IDBPDatabase<Schema>> | undefined
  const disconnect = (): void => {
    connection = undefined
  }

  const using = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    try {
      connection ??= open(name, timeout, disconnect)
      return await work(await connection)
    } catch (error) {
      if (error instanceof Error && (error.name === 'InvalidStateError' || error instanceof StoreProblem)) disconnect()
      throw problemOf(error)
    }
  }

  const writing = (work: (transaction: Writing) => Promise<void>): Promise<void> =>
    using(async (database) => {
      const transaction = database.transaction(['chunks', 'aside'], 'readwrite', { durability: 'strict' })
      try {
        await work(transaction)
      } catch (error) {
        transaction.done.catch(() => undefined)
        const reason = transaction.error ?? error
        abort(transaction)
        throw reason
      }
      await transaction.done
    })

  return {
    load: () => using(async (database) => newestStories(await database.getAll('chunks'))),
    end: (flow) =>
      using(async (database) => {
        const [newest] = newestStories(await database.getAll('chunks', rowsOfFlow(flow)))
        return newest === undefined ? undefined : { story: newest.story, last: newest.entries.at(-1)?.seq ?? 0 }
      }),
    write: (chunks) =>
      writing(async (transaction) => {
        const at = Date.now()
        for (const chunk of chunks) await addChunk(transaction, chunk, at)
      }),
    quarantine: (flow, entries, reason) =>
      writing(async (transaction) => {
        await transaction.objectStore('aside').add({ flow, reason, entries, at: Date.now() })
      }),
    quarantined: () => using((database) => database.getAll('aside')),
    forget: (flow) =>
      writing(async (transaction) => {
        await transaction.objectStore('chunks').delete(rowsOfFlow(flow))
      }),
    wipe: (isSpared) =>
      writing(async (transaction) => {
        for (const store of ['chunks', 'aside'] as const) {
          let cursor = await transaction.objectStore(store).openCursor()
          for (; cursor !== null; cursor = await cursor.continue()) if (!isSpared(cursor.value.flow)) await cursor.delete()
        }
      }),
  }
}
