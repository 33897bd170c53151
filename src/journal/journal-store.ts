import type { JournalEntry } from './entry.ts'

/** A flow's story as it lies on the device. */
export interface StoredHistory {
  readonly flow: string
  /** Random name of the story. One page writes a story, so entries of two tabs never mix. */
  readonly story: string
  readonly entries: readonly JournalEntry[]
}

/** Entries to add to a story. */
export interface Chunk extends StoredHistory {
  /** Seq of the story's newest entry on the device; 0 for a story that begins with this chunk. */
  readonly after: number
  /** The flow's earlier story that this one supersedes: it is dropped. Further stories are quarantined. */
  readonly replaces?: string
  /** The chunk stands for everything before it: what the story has so far is dropped with the same transaction. */
  readonly compacts?: boolean
  /** Leave the flow's other stories alone when this one begins. */
  readonly besideOthers?: boolean
}

/** Whether a flow stays when everything else is dropped, by its key. */
export type IsSpared = (flow: string) => boolean

/** Where kept flows lie. Every method may reject with `StoreProblem`. */
export interface JournalStore {
  /** The newest story of every flow. */
  load(): Promise<readonly StoredHistory[]>
  /** Where the newest story of one flow ends. */
  end(flow: string): Promise<StoryEnd | undefined>
  /**
   * Adds entries to stories, all in one transaction; settles when they are there.
   *
   * @throws `StoryConflict` when somebody else has written into one of the stories
   */
  write(chunks: readonly Chunk[]): Promise<void>
  /** Adds entries that this build cannot read to the quarantine. */
  quarantine(flow: string, entries: readonly JournalEntry[], reason: string): Promise<void>
  /** Everything quarantined, oldest first. */
  quarantined(): Promise<readonly Quarantined[]>
  forget(flow: string): Promise<void>
  /** Drops everything, what is quarantined as well, but what belongs to flows that are spared. */
  wipe(isSpared: IsSpared): Promise<void>
}

export interface StoryEnd {
  readonly story: string
  /** Seq of its newest entry. */
  readonly last: number
}

export interface Quarantined {
  readonly flow: string
  readonly reason: string
  readonly entries: readonly JournalEntry[]
}

/** Why the device does not keep entries. */
export class StoreProblem extends Error {
  readonly kind: 'storageBlocked' | 'storageFull' | 'storageFailed'

  constructor(kind: 'storageBlocked' | 'storageFull' | 'storageFailed', message: string) {
    super(message)
    this.name = 'StoreProblem'
    this.kind = kind
  }
}

/** Another page has written into the same story. */
export class StoryConflict extends Error {
  readonly flow: string

  constructor(flow: string) {
    super(`Another page writes '${flow}'`)
    this.name = 'StoryConflict'
    this.flow = flow
  }
}
