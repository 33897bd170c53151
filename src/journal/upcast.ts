import { type JournalEntry, type JournalEvent, snapshotTaken } from './entry.ts'

/** A flow's persisted state, as `actor.getPersistedSnapshot()` gives it. */
export type StoredSnapshot = Readonly<Record<string, unknown>>

/** Turns what a flow of one version left on the device into the next version's. */
export interface Upcaster {
  /**
   * An event of the flow or of its child; `undefined` when it means nothing any more.
   *
   * @param flow the flow's key; for a child its path
   */
  event(event: JournalEvent, flow: string): JournalEvent | undefined
  /** The persisted state; `undefined` when nothing can be made of it. */
  snapshot(snapshot: StoredSnapshot): StoredSnapshot | undefined
}

/** By machine id, then by the version that is turned into the next: `{ 'loan-form': { 1: fromOneToTwo } }`. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>

/** An entry that could not be turned, as it was. */
export interface Unreadable {
  readonly entry: JournalEntry
  readonly reason: string
}

export interface Upcast {
  /** Entries in the present version. */
  readonly entries: readonly JournalEntry[]
  readonly unreadable: readonly Unreadable[]
  /** The highest version found above the present one, if any: a newer build wrote it. */
  readonly newer: number | undefined
}

const asSnapshot = (value: unknown): StoredSnapshot | undefined =>
  typeof value === 'object' && value !== null ? (value as StoredSnapshot) : undefined

const turn = (upcaster: Upcaster, event: JournalEvent, flow: string): JournalEvent | undefined => {
  if (event.type !== snapshotTaken) return upcaster.event(event, flow)
  const before = asSnapshot(event.snapshot)
  const snapshot = before === undefined ? undefined : upcaster.snapshot(before)
  return snapshot === undefined ? undefined : { type: snapshotTaken, snapshot }
}

/**
 * Brings entries to a machine's present version.
 *
 * @param upcasters of every machine
 * @param machine the machine's id
 * @param version its present journal version
 * @param entries of one flow, oldest first
 */
export const upcast = (upcasters: Upcasters, machine: string, version: number, entries: readonly JournalEntry[]): Upcast => {
  const steps = upcasters[machine] ?? {}
  const present: JournalEntry[] = []
  const unreadable: Unreadable[] = []
  let newer: number | undefined

  const read = (entry: JournalEntry): JournalEntry | string => {
    let { event } = entry
    for (let from = entry.version; from < version; from += 1) {
      const upcaster = steps[from]
      if (upcaster === undefined) return `no upcaster from version ${from}`
      try {
        const turned = turn(upcaster, event, entry.flow)
        if (turned === undefined) return `it means nothing after version ${from}`
        event = turned
      } catch (error) {
        return `the upcaster from version ${from} failed: ${String(error)}`
      }
    }
    return { ...entry, version, event }
  }

  for (const entry of entries) {
    if (entry.version > version) {
      newer = Math.max(newer ?? 0, entry.version)
      continue
    }
    const result = entry.version === version ? entry : read(entry)
    if (typeof result === 'string') unreadable.push({ entry, reason: result })
    else present.push(result)
  }
  return { entries: present, unreadable, newer }
}
