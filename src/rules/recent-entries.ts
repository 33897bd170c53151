import { type RecordWork, workKey } from './record-work.ts'

/** Days that earlier records are looked for in, back from today. */
export const recentDays = 28
/** Earlier records that are offered to begin from. */
export const recentMax = 6

/** A record that a new one may begin from: a recent one, or a pinned one. */
export interface EarlierEntry extends RecordWork {
  /** Of the record, or of the pin. */
  readonly id: string
  /** Hours of a recent record; null for a pinned one, which has none. */
  readonly effort: number | null
}

/**
 * The latest record of each work (commitment, project, epic, ticket, activity and technology), latest first, `recentMax` at most.
 *
 * @param entries by date, then in the order of entry, as a range answers them
 */
export const recentEntries = <Entry extends RecordWork>(entries: readonly Entry[]): readonly Entry[] => {
  const latest = new Map<string, Entry>()
  for (const entry of entries.toReversed()) {
    if (latest.size === recentMax) break
    const work = workKey(entry)
    if (!latest.has(work)) latest.set(work, entry)
  }
  return [...latest.values()]
}
