import type { JournalEntry, JournalEvent } from './entry.ts'

/** Turns an event of one version into the next version's; `undefined` when it means nothing any more. */
export type Upcaster = (event: JournalEvent, flow: string) => JournalEvent | undefined

/** By machine id, then by the version an event has before it is turned: `{ 'loan-form': { 1: fromOneToTwo } }`. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>

export interface Upcast {
  /** Entries in the present version. */
  readonly entries: readonly JournalEntry[]
  /** Entries that nobody could turn, as they were. */
  readonly unknown: readonly JournalEntry[]
  /** The highest version found above the present one, if any: a newer build wrote it. */
  readonly newer: number | undefined
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
  const unknown: JournalEntry[] = []
  let newer: number | undefined

  const turn = (entry: JournalEntry): JournalEntry | undefined => {
    let { event } = entry
    for (let from = entry.version; from < version; from += 1) {
      const turned = steps[from]?.(event, entry.flow)
      if (turned === undefined) return undefined
      event = turned
    }
    return { ...entry, version, event }
  }

  for (const entry of entries) {
    if (entry.version > version) newer = Math.max(newer ?? 0, entry.version)
    const turned = entry.version === version ? entry : entry.version < version ? turn(entry) : undefined
    if (turned === undefined) unknown.push(entry)
    else present.push(turned)
  }
  return { entries: present, unknown, newer }
}
