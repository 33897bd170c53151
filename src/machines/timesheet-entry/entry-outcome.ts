import { messages } from '#rules/messages.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import type { NoticeStatus } from '../emitted.ts'

export interface SaveEntryRequest {
  readonly key: string
  readonly entry: TimesheetEntryData
  /** When Save was pressed, in milliseconds since 1970. */
  readonly at: number
}

/**
 * What became of a Save.
 *
 * - `saved`: the server has it
 * - `kept`: it waits for the network
 * - `conflict`: somebody changed the record meanwhile; the outbox shows both versions
 */
export type EntryOutcome = 'saved' | 'kept' | 'conflict'

export const notice = (status: NoticeStatus, body: string) => ({ type: 'notice.raised' as const, status, body })

/** What the person is told of each outcome; null for nothing. */
export const told: Readonly<Record<EntryOutcome, { readonly status: NoticeStatus; readonly body: string } | null>> = {
  saved: { status: 'success', body: messages.timesheetSaved },
  kept: { status: 'info', body: messages.timesheetKept },
  conflict: null,
}
