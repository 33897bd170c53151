import type { TimesheetEntryData } from './timesheet-operations.ts'

/** Days that earlier records are looked for in, back from today. */
export const recentDays = 28
/** Earlier records that are offered to begin from. */
export const recentMax = 6

/** What makes two records the same work. */
const workOf = ({ commitment, project, epic, ticket, activity, technology }: TimesheetEntryData): string =>
  JSON.stringify([commitment.id, project.id, epic, ticket, activity.id, technology.id])

/**
 * The latest record of each work (commitment, project, epic, ticket, activity and technology), latest first, `recentMax` at most.
 *
 * @param entries by date, then in the order of entry, as a range answers them
 */
export const recentEntries = <Entry extends TimesheetEntryData>(entries: readonly Entry[]): readonly Entry[] => {
  const latest = new Map<string, Entry>()
  for (const entry of entries.toReversed()) {
    if (latest.size === recentMax) break
    const work = workOf(entry)
    if (!latest.has(work)) latest.set(work, entry)
  }
  return [...latest.values()]
}
