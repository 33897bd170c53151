const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The position that the router writes into every entry of the page's history, from 0; null in an entry of somebody else. */
export const positionOf = (state: unknown): number | null => (isRecord(state) && typeof state.idx === 'number' ? state.idx : null)

/** What the portal itself has put beside an entry. */
const earlierEntries = (state: unknown): number => {
  const own = isRecord(state) ? state.usr : null
  return isRecord(own) && typeof own.earlierEntries === 'number' ? own.earlierEntries : 0
}

/**
 * What stands beside an entry that a page adds to the history for itself, because a filter in its address changes: how many entries
 * before it are of the same stay on that page.
 *
 * @param present `history.state` of the entry it is added after
 */
export const stateOfNextEntry = (present: unknown): { readonly earlierEntries: number } => ({
  earlierEntries: earlierEntries(present) + 1,
})

/**
 * How far back the page is left, over all entries that it has added itself.
 *
 * @param present `history.state`
 * @returns a number for `history.go`; null when the portal was loaded in this page, so that what is before is not the portal's
 */
export const distanceOut = (present: unknown): number | null => {
  const steps = earlierEntries(present) + 1
  return (positionOf(present) ?? 0) >= steps ? -steps : null
}
