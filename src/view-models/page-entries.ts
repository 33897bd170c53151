/** What the router keeps of an entry of the history, as far as it matters here. */
interface HistoryState {
  /** Where the entry is in the history, counted from the one that the portal was loaded in. */
  readonly idx?: unknown
  /** What the portal has put beside it. */
  readonly usr?: unknown
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const countIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

const earlierEntries = ({ usr }: HistoryState): number => (isRecord(usr) ? countIn(usr.earlierEntries) : 0)

/**
 * What stands beside an entry that a page adds to the history for itself, because a filter in its address changes: how many entries
 * before it are of the same stay on that page.
 *
 * @param present `history.state` of the entry it is added after
 */
export const stateOfNextEntry = (present: unknown): { readonly earlierEntries: number } => ({
  earlierEntries: isRecord(present) ? earlierEntries(present) + 1 : 1,
})

/**
 * How far back the page is left, over all entries that it has added itself.
 *
 * @param present `history.state`
 * @returns a number for `history.go`; null when the portal was loaded in this page, so that what is before is not the portal's
 */
export const distanceOut = (present: unknown): number | null => {
  if (!isRecord(present)) return null
  const steps = earlierEntries(present) + 1
  return countIn(present.idx) >= steps ? -steps : null
}
