import type { RecordWork } from './record-work.ts'

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
