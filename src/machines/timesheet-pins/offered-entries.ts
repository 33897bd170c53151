import { hasRoomToPin, isPinnedIn } from '#rules/pinned-entries.ts'
import type { EarlierEntry } from '#rules/recent-entries.ts'
import { workKey } from '#rules/record-work.ts'
import type { TimesheetValues } from '#rules/timesheet.ts'
import { closedReasonOf, type EntryChoices, onPlace } from '../timesheet-entry/entry-values.ts'

/** An earlier record as the form offers it. */
export interface OfferedEntry {
  /** Its own among those that are offered. */
  readonly key: string
  readonly entry: EarlierEntry
  readonly isPinned: boolean
  /** Whether its pin may be pressed; one more may not be pinned than there is room for. */
  readonly canChange: boolean
  /** Why no new record can begin from it; null when one can. */
  readonly closed: string | null
}

/** How many are offered in all, and how many recent ones at least, however many are pinned. */
const rooms = { wide: { all: 6, recent: 2 }, narrow: { all: 3, recent: 1 } } as const

export interface Offer {
  readonly pinned: readonly EarlierEntry[]
  /** Latest first. */
  readonly recent: readonly EarlierEntry[]
  /** What was offered when a pin was pressed: it keeps its places; nothing before one was. */
  readonly offered: readonly EarlierEntry[]
  readonly choices: EntryChoices | null
  /** Whose records alone are offered: the project and epic that the form was opened for; null for all. */
  readonly place: TimesheetValues | null
}

/**
 * The earlier records that a new one may begin from: the pinned ones, however old, those that are closed after the others, then the
 * recent ones as far as there is room; none before the choices are known.
 */
export const offeredEntries = (
  { pinned, recent, offered, choices, place }: Offer,
  width: keyof typeof rooms,
): readonly OfferedEntry[] => {
  if (choices === null) return []
  const here = (entries: readonly EarlierEntry[]) => (place === null ? entries : onPlace(entries, place))
  const isOpen = (entry: EarlierEntry) => closedReasonOf(entry, choices) === null
  const pins = here(pinned).toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
  const others = here(recent).filter((entry) => isOpen(entry) && !isPinnedIn(pinned, entry))
  const { all, recent: least } = rooms[width]
  const usual = [...pins, ...others.slice(0, Math.max(least, all - pins.length))]
  const hasRoom = hasRoomToPin(pinned)
  return (offered.length > 0 ? offered : usual).map((entry) => {
    const isPinned = isPinnedIn(pinned, entry)
    return { key: workKey(entry), entry, isPinned, canChange: isPinned || hasRoom, closed: closedReasonOf(entry, choices) }
  })
}
