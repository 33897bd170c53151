import type { JournalEntry } from './entry.ts'

/** A flow's story as it lies on the device. */
export interface StoredHistory {
  readonly flow: string
  /** Random name of this story: one page writes it, so two tabs never write into the same one. */
  readonly story: string
  readonly entries: readonly JournalEntry[]
}

/** Where kept flows lie. Every method may reject with `StoreProblem`. */
export interface JournalStore {
  /** The newest story of every flow. */
  load(): Promise<readonly StoredHistory[]>
  /** The newest story of one flow. */
  read(flow: string): Promise<StoredHistory | undefined>
  /** Adds entries to stories, all in one transaction. */
  write(chunks: readonly StoredHistory[]): Promise<void>
  /** Moves a flow's other stories to the set-aside store; returns how many entries moved. */
  retire(flow: string, keptStory: string): Promise<number>
  /** Adds entries that this build cannot read to the set-aside store. */
  setAside(flow: string, entries: readonly JournalEntry[], reason: string): Promise<void>
  forget(flow: string): Promise<void>
  wipe(): Promise<void>
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
