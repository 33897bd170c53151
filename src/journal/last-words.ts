import { type Chunk, type IsSpared, type JournalStore, StoryConflict } from './journal-store.ts'
import type { KeptFlow } from './kept-flow.ts'

/** Texts under names that are kept at once, as the browser's storages keep them. */
export type InstantTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What a page had not written yet when it went. IndexedDB answers later, when the page is gone; this is kept while the page goes, and
 * handed to the store by the next page.
 */
export interface LastWords {
  /** Keeps what of these flows is not on the device. */
  keep(flows: Iterable<KeptFlow>): void
  /** Hands over what pages have left of the flows that `isWanted`; what another page has gone on from meanwhile is quarantined. */
  settle(store: JournalStore, isWanted: (flow: string) => boolean): Promise<void>
  drop(isDropped: (flow: string) => boolean): void
}

const name = 'portal-journal-last'

/** The flow's entries that the store has not confirmed, when it is this page that writes the flow. */
const unwritten = ({ key, part, forgotten, source, story, after, replaces, besideOthers }: KeptFlow): readonly Chunk[] => {
  if (part !== 'writing' || forgotten) return []
  const entries = source.history().filter(({ seq }) => seq > after)
  if (entries.length === 0) return []
  return [{ flow: key, story, after, besideOthers, entries, ...(replaces === undefined ? {} : { replaces }) }]
}

/** Gives one page's last words to the store, unless they are there, or the flow has been forgotten. */
const handOver = async (store: JournalStore, chunk: Chunk): Promise<void> => {
  const end = await store.end(chunk.flow)
  if (end?.story === chunk.story) {
    const entries = chunk.entries.filter(({ seq }) => seq > end.last)
    if (entries.length > 0) await store.write([{ flow: chunk.flow, story: chunk.story, after: end.last, entries }])
  } else if (chunk.after === 0 && (end === undefined || end.story === chunk.replaces)) await store.write([chunk])
  else if (end !== undefined) await store.quarantine(chunk.flow, chunk.entries, 'another tab wrote a newer story')
}

/** @param texts where they are kept; without it nothing is */
export const createLastWords = (texts: InstantTexts | undefined): LastWords => {
  const read = (): readonly Chunk[] => {
    try {
      const kept: unknown = JSON.parse(texts?.getItem(name) ?? '[]')
      return Array.isArray(kept) ? kept : []
    } catch {
      return []
    }
  }
  const replace = (chunks: readonly Chunk[]): void => {
    if (chunks.length === 0) {
      texts?.removeItem(name)
      return
    }
    try {
      texts?.setItem(name, JSON.stringify(chunks))
    } catch {
      // Storage is full or forbidden: what was written so far has to do.
    }
  }
  const drop = (isDropped: IsSpared): void => {
    const all = read()
    const left = all.filter(({ flow }) => !isDropped(flow))
    if (left.length < all.length) replace(left)
  }
  return {
    keep: (flows) => {
      const chunks = [...flows].flatMap(unwritten)
      if (chunks.length === 0) return
      replace([...read().filter((other) => chunks.every(({ flow }) => flow !== other.flow)), ...chunks])
    },
    settle: async (store, isWanted) => {
      for (const chunk of read().filter(({ flow }) => isWanted(flow))) {
        try {
          await handOver(store, chunk)
        } catch (error) {
          // Another tab has handed them over at the same moment.
          if (!(error instanceof StoryConflict)) throw error
        }
        drop((flow) => flow === chunk.flow)
      }
    },
    drop,
  }
}
