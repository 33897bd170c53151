import type { RecordWork } from './record-work.ts'

/** Changes of time records and leave that are on their way to the server, as the timesheet's screens show them. */

/** A record as screens show it. Days are `YYYY-MM-DD`, effort is hours. */
export interface TimesheetEntryData extends RecordWork {
  /** The server's id, or a local one while the server does not know the record. */
  readonly id: string
  /** The server's count of its changes; 0 while the server does not know it. */
  readonly version: number
  readonly date: string
  readonly effort: number
  readonly adjustment: number
}

export interface LeaveData {
  readonly id: string
  readonly date: string
}

/** What is to be done on the server. A removal carries what it removes, so that it can be shown and undone. */
export type TimesheetWork =
  | { readonly kind: 'saveEntry'; readonly entry: TimesheetEntryData }
  | { readonly kind: 'removeEntry'; readonly entry: TimesheetEntryData }
  | { readonly kind: 'saveLeave'; readonly leave: LeaveData }
  | { readonly kind: 'removeLeave'; readonly leave: LeaveData }

export interface TimesheetOperation {
  /** Its Idempotency-Key, and its name. */
  readonly key: string
  readonly work: TimesheetWork
  /**
   * - `held`: can still be undone
   * - `waiting`: to be sent in its turn
   * - `sending`: on its way
   * - `refused`: the server said no; it waits for the person
   * - `conflict`: the record was changed or removed elsewhere; the person chooses
   */
  readonly delivery: 'held' | 'waiting' | 'sending' | 'refused' | 'conflict'
  /** What the server said in words; null where it did not refuse. */
  readonly refusal: { readonly message: string } | null
  /** What the server has in a conflict; null when it is gone there, or there is no conflict. */
  readonly remote: TimesheetEntryData | null
}
