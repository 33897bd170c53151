import { flowStarted, type JournalEntry } from './entry.ts'
import type { FlowClaim } from './flow-claims.ts'
import type { Chunk, StoryEnd } from './journal-store.ts'

/** A flow whose entries go to the device, and which story there they go into. */
export interface KeptFlow {
  readonly key: string
  readonly claim: FlowClaim | undefined
  /** The flow's entries in memory. */
  readonly history: () => readonly JournalEntry[]
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

/** A random name for a story. */
export const newStory = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const createKeptFlow = (key: string, claim: FlowClaim | undefined, history: () => readonly JournalEntry[]): KeptFlow => ({
  key,
  claim,
  history,
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
  beginStory(flow, flow.history())
  flow.replaces = undefined
  flow.besideOthers = besideOthers
}

/** Goes on where the device's story ends, or takes its place when the flow began anew on this page. */
export const goOnFrom = (flow: KeptFlow, end: StoryEnd | undefined): void => {
  if (end === undefined) return
  if (flow.fresh) flow.replaces = end.story
  else Object.assign(flow, { story: end.story, after: end.last })
}

/** Whether the person did it, rather than an effect or a delay of the machine. */
export const isDoneByPerson = ({ event }: JournalEntry): boolean =>
  event.type !== flowStarted && !event.type.startsWith('xstate.')

/** Takes what is pending as the next chunk of the flow's story. */
export const takeChunk = (flow: KeptFlow): Chunk => ({
  flow: flow.key,
  story: flow.story,
  after: flow.after,
  besideOthers: flow.besideOthers,
  entries: flow.pending.splice(0),
  ...(flow.replaces === undefined ? {} : { replaces: flow.replaces }),
})

/** Puts a chunk that could not be written back, unless the flow has begun another story meanwhile. */
export const putBack = (flow: KeptFlow, chunk: Chunk): void => {
  if (chunk.story === flow.story) flow.pending.unshift(...chunk.entries)
}

/** Notes that a chunk is on the device. */
export const noteWritten = (flow: KeptFlow, chunk: Chunk): StoryEnd => {
  const end = { story: chunk.story, last: chunk.entries.at(-1)?.seq ?? chunk.after }
  if (chunk.story === flow.story) Object.assign(flow, { after: end.last, replaces: undefined, besideOthers: false })
  else flow.replaces = chunk.story
  return end
}
