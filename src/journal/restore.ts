import type { AnyStateMachine, Snapshot } from 'xstate'
import { flowStarted, type JournalEntry } from './entry.ts'
import { type Folding, startFolding } from './fold.ts'
import type { Journal } from './journal.ts'
import type { FlowMeta } from './meta.ts'
import { type Upcasters, upcast } from './upcast.ts'

export interface Restoring {
  readonly journal: Journal
  readonly upcasters: Upcasters
  readonly key: string
  readonly machine: AnyStateMachine
  readonly meta: FlowMeta
}

const isAdded = (folding: Folding, entry: JournalEntry): boolean => {
  try {
    folding.add(entry)
    return true
  } catch {
    return false
  }
}

/** How a flow begins on this page. */
export type Restored =
  /** Nothing usable was kept, or it had come to its end. */
  | { readonly kind: 'anew' }
  /** A newer build keeps this flow: its entries stay as they are, and this page's flow lives in memory. */
  | { readonly kind: 'inMemory' }
  | {
      readonly kind: 'restored'
      readonly snapshot: Snapshot<unknown>
      /** What the flow's story is from now on, when something had to be left out of it. */
      readonly entries: readonly JournalEntry[] | undefined
    }

const anew: Restored = { kind: 'anew' }

/**
 * How a kept flow goes on. What this build cannot read, because no upcaster knows it or the machine throws on it, is set aside
 * and reported; the rest is kept.
 */
export const restore = ({ journal, upcasters, key, machine, meta }: Restoring): Restored => {
  const kept = journal.entriesOf(key)
  if (kept.length === 0) return anew
  const { entries, unknown, newer } = upcast(upcasters, machine.id, meta.version, kept)
  if (newer !== undefined) {
    journal.report({ kind: 'newerVersion', flow: key, version: newer })
    return { kind: 'inMemory' }
  }
  const started = entries.find(({ flow, event }) => flow === key && event.type === flowStarted)
  if (started === undefined) {
    journal.setAside(key, kept, 'its beginning cannot be read')
    return anew
  }
  const folding = startFolding(machine, started.event.input)
  const readable: JournalEntry[] = []
  const unreadable: JournalEntry[] = []
  for (const entry of entries) (isAdded(folding, entry) ? readable : unreadable).push(entry)
  if (unknown.length > 0) journal.setAside(key, unknown, 'no upcaster')
  if (unreadable.length > 0) journal.setAside(key, unreadable, 'the machine throws on it')
  const snapshot = folding.snapshot()
  if (snapshot.status !== 'active') return anew
  return { kind: 'restored', snapshot, entries: unknown.length + unreadable.length > 0 ? readable : undefined }
}
