import type { AnyStateMachine, Snapshot } from 'xstate'
import { flowStarted, type JournalEntry, snapshotTaken } from './entry.ts'
import { type Folding, startFoldingWith } from './fold.ts'
import type { FlowMeta } from './meta.ts'
import { type Unreadable, type Upcasters, upcast } from './upcast.ts'

export interface Restoring {
  readonly upcasters: Upcasters
  readonly key: string
  readonly machine: AnyStateMachine
  readonly meta: FlowMeta
  /** The flow's entries as they lie on the device, oldest first. */
  readonly entries: readonly JournalEntry[]
}

/** How a flow begins on this page. */
export type Restored =
  /** Nothing usable was kept, or it had come to its end. */
  | { readonly kind: 'anew'; readonly unreadable: readonly Unreadable[] }
  /** A newer build keeps this flow: its entries stay as they are, and this page's flow lives in memory. */
  | { readonly kind: 'newerVersion'; readonly version: number }
  | {
      readonly kind: 'restored'
      readonly snapshot: Snapshot<unknown>
      /** The flow's entries in the present version, without those that could not be read. */
      readonly entries: readonly JournalEntry[]
      readonly unreadable: readonly Unreadable[]
    }

const isAdded = (folding: Folding, entry: JournalEntry): boolean => {
  try {
    folding.add(entry)
    return true
  } catch {
    return false
  }
}

/** The fold at the flow's first readable entry; `undefined` when that is neither its beginning nor a snapshot the machine knows. */
const beginFolding = (machine: AnyStateMachine, first: JournalEntry | undefined): Folding | undefined => {
  try {
    return first === undefined ? undefined : startFoldingWith(machine, first)
  } catch {
    return undefined
  }
}

/**
 * How a kept flow goes on. Entries of earlier versions go through their upcasters. What this build cannot read, because no upcaster
 * knows it or the machine throws on it, is given back as unreadable; the rest is kept. Without its beginning nothing can be read.
 */
export const restore = ({ upcasters, key, machine, meta, entries: kept }: Restoring): Restored => {
  if (kept.length === 0) return { kind: 'anew', unreadable: [] }
  const { entries, unreadable, newer } = upcast(upcasters, machine.id, meta.version, kept)
  if (newer !== undefined) return { kind: 'newerVersion', version: newer }
  const beginning = entries.find(
    ({ flow, event }) => flow === key && (event.type === flowStarted || event.type === snapshotTaken),
  )
  const folding = beginFolding(machine, beginning)
  if (beginning === undefined || folding === undefined) {
    const known = new Map(unreadable.map((one) => [one.entry, one.reason]))
    return {
      kind: 'anew',
      unreadable: kept.map((entry) => ({ entry, reason: known.get(entry) ?? 'its beginning cannot be read' })),
    }
  }
  const readable: JournalEntry[] = [beginning]
  const thrownOn: Unreadable[] = []
  for (const entry of entries) {
    if (entry === beginning) continue
    if (isAdded(folding, entry)) readable.push(entry)
    else thrownOn.push({ entry, reason: 'the machine throws on it' })
  }
  const all = [...unreadable, ...thrownOn]
  const snapshot = folding.snapshot()
  if (snapshot.status !== 'active') return { kind: 'anew', unreadable: all }
  return { kind: 'restored', snapshot, entries: readable, unreadable: all }
}
