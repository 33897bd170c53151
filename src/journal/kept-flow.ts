import { flowRestored, flowStarted, type JournalEntry, snapshotTaken } from './entry.ts'
import type { Chunk, StoryEnd } from './journal-store.ts'
import type { WebLock } from './web-lock.ts'

/** What the device writer needs of a flow's machine and memory. */
export interface FlowSource {
  /** The flow's entries in memory. */
  readonly history: () => readonly JournalEntry[]
  /** The flow's present state as a journal entry, when it can be had; it stands for every entry up to the given one. */
  readonly snapshot?: ((last: JournalEntry) => JournalEntry | undefined) | undefined
  /** Told that a snapshot is on the device and took the place of every entry up to it. */
  readonly onCompacted?: ((snapshot: JournalEntry) => void) | undefined
  /** Types of events that nobody did. */
  readonly told?: readonly string[]
  /** Makes the flow follow the tab in which something was done last: takes what the device has now as the flow's whole history. */
  readonly onFollowed?: ((entries: readonly JournalEntry[]) => void) | undefined
}

/** A flow whose entries go to the device, and which story there they go into. */
export interface KeptFlow {
  readonly key: string
  lock: WebLock | undefined
  source: FlowSource
  story: string
  /** Seq of the story's newest entry on the device; 0 while the story is not there. */
  after: number
  /** The story that this one supersedes at its first write. */
  replaces: string | undefined
  besideOthers: boolean
  /** Whether the story began on this page, instead of going on from the device. */
  fresh: boolean
  /** Entries not yet on the device. */
  pending: JournalEntry[]
  /**
   * `waiting`: another tab may hold the flow. `writing`: this tab keeps it. `superseded`: another tab went on with the flow and the
   * person has done nothing here since; the first thing they do makes this tab the writer.
   */
  part: 'waiting' | 'writing' | 'superseded'
  /** Whether the person has done something since the flow was opened here. */
  touched: boolean
  forgotten: boolean
  /** Whether another tab holds the flow, so that this tab's copy is not kept. */
  openElsewhere: boolean
}

/**
 * How much of a flow is on the device: `kept` is all of it, `pending` what is typed just now follows, `unkept` it lives in memory,
 * because storage is blocked or another tab keeps it; `elsewhere` it follows the tab in which something was done last.
 */
export type Keeping = 'kept' | 'pending' | 'unkept' | 'elsewhere'

/** A random name for a story. */
export const newStory = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const createKeptFlow = (key: string, lock: WebLock | undefined, source: FlowSource): KeptFlow => ({
  key,
  lock,
  source,
  story: newStory(),
  after: 0,
  replaces: undefined,
  besideOthers: false,
  fresh: false,
  pending: [],
  part: 'waiting',
  touched: false,
  forgotten: false,
  openElsewhere: false,
})

/** Begins a story that takes the place of the flow's present one on the device. */
export const beginStory = (flow: KeptFlow, entries: readonly JournalEntry[]): void => {
  if (flow.after > 0) flow.replaces = flow.story
  flow.story = newStory()
  flow.after = 0
  flow.fresh = true
  flow.pending = [...entries]
}

/** Begins a story with everything in memory that knows nothing of what is on the device. */
export const beginOwnStory = (flow: KeptFlow, besideOthers: boolean): void => {
  beginStory(flow, flow.source.history())
  flow.replaces = undefined
  flow.besideOthers = besideOthers
}

/** Goes on where the device's story ends, or takes its place when the flow began anew on this page. */
export const goOnFrom = (flow: KeptFlow, end: StoryEnd | undefined): void => {
  if (end === undefined) return
  if (flow.fresh) flow.replaces = end.story
  else Object.assign(flow, { story: end.story, after: end.last })
}

/** Whether the person did it, rather than an effect or a delay of the machine, or the page that goes on with it or tells of something. */
export const isDoneByPerson = ({ source }: KeptFlow, { event: { type } }: JournalEntry): boolean =>
  type !== flowStarted && type !== flowRestored && !type.startsWith('xstate.') && source.told?.includes(type) !== true

const sizes = new WeakMap<JournalEntry, number>()

/** About how many bytes an entry takes on the device. */
const sizeOf = (entry: JournalEntry): number => {
  const known = sizes.get(entry)
  if (known !== undefined) return known
  const size = JSON.stringify(entry).length
  sizes.set(entry, size)
  return size
}

/** A tail of entries is kept until it is longer than this, in bytes, and longer than the snapshot that it follows. */
const shortestFullTail = 4_096

/**
 * The snapshot to write instead of what is pending, when the entries since the last one have become more than a snapshot takes. A
 * person who types writes the whole text with each key: without snapshots a draft would grow with the square of its length.
 */
const dueSnapshot = ({ source, pending }: KeptFlow): JournalEntry | undefined => {
  const last = pending.at(-1)
  if (last === undefined || source.snapshot === undefined) return undefined
  const history = source.history()
  const begin = history.findLastIndex(({ event }) => event.type === snapshotTaken)
  const before = history[begin]
  const tail = history.slice(begin + 1).reduce((sum, entry) => sum + sizeOf(entry), 0)
  return tail > Math.max(shortestFullTail, before === undefined ? 0 : sizeOf(before)) ? source.snapshot(last) : undefined
}

/** A chunk on its way to the device. */
export interface TakenChunk {
  readonly chunk: Chunk
  /** What was pending when it was taken. */
  readonly taken: readonly JournalEntry[]
}

/** Takes what is pending as the next chunk of the flow's story: its entries, or a snapshot that stands for them and all before. */
export const takeChunk = (flow: KeptFlow): TakenChunk => {
  const snapshot = dueSnapshot(flow)
  const taken = flow.pending.splice(0)
  return {
    taken,
    chunk: {
      flow: flow.key,
      story: flow.story,
      after: flow.after,
      besideOthers: flow.besideOthers,
      entries: snapshot === undefined ? taken : [snapshot],
      compacts: snapshot !== undefined,
      ...(flow.replaces === undefined ? {} : { replaces: flow.replaces }),
    },
  }
}

/** Puts a chunk that could not be written back, unless the flow has begun another story meanwhile. */
export const putBack = (flow: KeptFlow, { chunk, taken }: TakenChunk): void => {
  if (chunk.story === flow.story) flow.pending.unshift(...taken)
}

/** Notes that a chunk is on the device. */
export const noteWritten = (flow: KeptFlow, chunk: Chunk): StoryEnd => {
  const last = chunk.entries.at(-1)
  const end = { story: chunk.story, last: last?.seq ?? chunk.after }
  if (chunk.story !== flow.story) {
    flow.replaces = chunk.story
    return end
  }
  Object.assign(flow, { after: end.last, replaces: undefined, besideOthers: false })
  if (chunk.compacts === true && last !== undefined && !flow.forgotten) flow.source.onCompacted?.(last)
  return end
}
