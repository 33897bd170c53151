import type { EarlierEntry } from './recent-entries.ts'
import { type RecordWork, workKey } from './record-work.ts'

/** Records that a person may have pinned. */
export const pinnedMax = 6

/** A record that was pinned, or is pinned no more. */
export interface PinChange {
  readonly entry: EarlierEntry
  readonly isPinned: boolean
}

/** Whether a record of the same work is pinned. */
export const isPinnedIn = (pinned: readonly RecordWork[], work: RecordWork): boolean =>
  pinned.some((one) => workKey(one) === workKey(work))

/** Whether one more may be pinned. */
export const hasRoomToPin = (pinned: readonly RecordWork[]): boolean => pinned.length < pinnedMax

/** The pinned records after changes: a new one comes last, and what is pinned twice is pinned once. */
export const withPins = (pinned: readonly EarlierEntry[], changes: readonly PinChange[]): readonly EarlierEntry[] => {
  const after = new Map(pinned.map((entry) => [workKey(entry), entry]))
  for (const { entry, isPinned } of changes) {
    const key = workKey(entry)
    if (!isPinned) after.delete(key)
    else if (!after.has(key)) after.set(key, entry)
  }
  return [...after.values()]
}
