/** One entry of a pie. */
export interface PieEntry {
  readonly id: string
  readonly name: string
  /** Hours. */
  readonly value: number
}

export interface Slice extends PieEntry {
  /** Of all hours, 0 to 1. */
  readonly share: number
  /** Place of its colour; null for the one that holds the rest. */
  readonly place: number | null
  /** Entries that it stands for. */
  readonly entries: number
}

/** How many entries have a slice of their own. */
const ownSlices = 8

/** Free of binary dust. */
const round = (hours: number): number => Math.round(hours * 100) / 100

/** The sum that stands in the middle. */
export const sumOf = (entries: readonly PieEntry[]): number => round(entries.reduce((sum, { value }) => sum + value, 0))

/** Entries with hours, the largest first. */
export const byHours = (entries: readonly PieEntry[]): readonly PieEntry[] =>
  entries
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => other.value - one.value || one.name.localeCompare(other.name, 'en'))

/** Share of one entry among all that have hours. */
export const shareOf = (value: number, entries: readonly PieEntry[]): number => {
  const whole = entries.reduce((sum, one) => sum + Math.max(0, one.value), 0)
  return whole === 0 ? 0 : Math.max(0, value) / whole
}

/**
 * The slices of a pie: the biggest eight, and 'Other' for the rest. A rest of one keeps its name. What adjustments took below zero
 * has no slice; it counts in the sum and stands in the table.
 */
export const slicesOf = (entries: readonly PieEntry[]): readonly Slice[] => {
  const sorted = byHours(entries).filter(({ value }) => value > 0)
  const slice = (entry: PieEntry, place: number | null, count = 1): Slice => ({
    ...entry,
    share: shareOf(entry.value, sorted),
    place,
    entries: count,
  })
  const own = sorted.slice(0, ownSlices).map((entry, place) => slice(entry, place))
  const rest = sorted.slice(ownSlices)
  const [only] = rest
  if (only === undefined) return own
  const other = rest.length === 1 ? only : { id: 'other', name: 'Other', value: sumOf(rest) }
  return [...own, slice(other, null, rest.length)]
}
