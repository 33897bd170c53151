import { chartColorCount } from './chart-palette.ts'

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
export const ownSlices = 5

/** Free of binary dust. */
const round = (hours: number): number => Math.round(hours * 100) / 100

/** The sum that stands in the middle. */
export const sumOf = (entries: readonly PieEntry[]): number => round(entries.reduce((sum, { value }) => sum + value, 0))

/** Entries with hours, the largest first. */
export const byHours = (entries: readonly PieEntry[]): readonly PieEntry[] =>
  entries
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => other.value - one.value || one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1))

/** Share of one entry among all that have hours. */
export const shareOf = (value: number, entries: readonly PieEntry[]): number => {
  const whole = entries.reduce((sum, one) => sum + Math.max(0, one.value), 0)
  return whole === 0 ? 0 : Math.max(0, value) / whole
}

/** The colour that an entry asks for, whatever stands beside it: its id, hashed (FNV-1a). */
const wishOf = (id: string): number => {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % chartColorCount
}

/** The wished colour, or the next that is not taken; the wished one when all are. */
const freeFrom = (wish: number, taken: ReadonlySet<number>): number => {
  if (taken.size >= chartColorCount) return wish
  let place = wish
  while (taken.has(place)) place = (place + 1) % chartColorCount
  return place
}

/**
 * Gives colours in turn: each id has the one it wishes for, unless an earlier one has it.
 *
 * @returns the place of each id's colour; no two ids share one as long as there are as many colours
 */
const inTurn = (ids: readonly string[], wish: (id: string) => number): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  for (const id of ids) places.set(id, freeFrom(wish(id), new Set(places.values())))
  return places
}

/**
 * The colours of slices, such that an entry keeps its own whatever else is shown: each goes by the hours of the whole time, where the
 * largest choose first. Only when two that share a colour there stand in one pie, the smaller of them takes another.
 */
const colorsOf = (shown: readonly PieEntry[], whole: readonly PieEntry[]): ReadonlyMap<string, number> => {
  const known = inTurn(
    byHours(whole).map(({ id }) => id),
    wishOf,
  )
  const ranks = [...known.keys()]
  const rankOf = ({ id }: PieEntry): number => (known.has(id) ? ranks.indexOf(id) : ranks.length)
  return inTurn(
    shown.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ id }) => id),
    (id) => known.get(id) ?? wishOf(id),
  )
}

/**
 * The slices of a pie: the biggest five, and 'Other' for the rest. A rest of one keeps its name. What adjustments took below zero
 * has no slice; it counts in the sum and stands beside the pie and in the table.
 *
 * @param whole the entries of the whole time that these are a part of: their colours go by it
 */
export const slicesOf = (entries: readonly PieEntry[], whole: readonly PieEntry[] = entries): readonly Slice[] => {
  const sorted = byHours(entries).filter(({ value }) => value > 0)
  const shown = sorted.slice(0, ownSlices)
  const colors = colorsOf(shown, whole)
  const slice = (entry: PieEntry, place: number | null, count = 1): Slice => ({
    ...entry,
    share: shareOf(entry.value, sorted),
    place,
    entries: count,
  })
  const own = shown.map((entry) => slice(entry, colors.get(entry.id) ?? null))
  const rest = sorted.slice(ownSlices)
  const [only] = rest
  if (only === undefined) return own
  const other = rest.length === 1 ? only : { id: 'other', name: 'Other', value: sumOf(rest) }
  return [...own, slice(other, null, rest.length)]
}
