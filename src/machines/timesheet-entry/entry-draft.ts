import type { TimerRounding } from '#rules/personal-settings.ts'
import type { TimesheetField, TimesheetValues } from '#rules/timesheet.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'

/** What the form is opened with: a new record's first values, or a record that is to be changed. */
export interface EntryOpened {
  readonly values: Partial<TimesheetValues>
  readonly base: TimesheetEntryData | null
  /** What a timer measured of it, in milliseconds. */
  readonly measured?: number | null
  /** How that becomes hours; to the nearest quarter when not given. */
  readonly rounding?: TimerRounding
}

/** What was typed of one record, with what its Save needs to happen once. */
export interface EntryDraft {
  /** The record that is changed; null for a new one. */
  readonly base: TimesheetEntryData | null
  /** The record's id; '' for a new one that the outbox has not seen. */
  readonly recordId: string
  /** What the form began with. */
  readonly initial: TimesheetValues
  readonly values: TimesheetValues
  /** Key of the Save under way; kept when the server failed, because it may have happened. */
  readonly requestKey: string
  /** Key of its next new Save. Every tab that has the draft has it, so that Save pressed in two of them at once is one Save. */
  readonly draftKey: string
  /** What a timer measured of it, in milliseconds; null for a record without a timer. */
  readonly measured: number | null
}

/** The draft alone, out of all that is known of a form. */
export const draftIn = ({ base, recordId, initial, values, requestKey, draftKey, measured }: EntryDraft): EntryDraft => ({
  base,
  recordId,
  initial,
  values,
  requestKey,
  draftKey,
  measured,
})

/** Whether something was typed. */
export const hasChanges = ({ values, initial }: Pick<EntryDraft, 'values' | 'initial'>): boolean =>
  Object.entries(values).some(([field, value]) => value !== initial[field as TimesheetField])

/** Whether a form was opened for the same: the same record, or a new one that began with the same values. */
export const isOpenedAs = (
  { base, initial, measured }: Pick<EntryDraft, 'base' | 'initial' | 'measured'>,
  opened: EntryOpened,
): boolean => {
  if (measured !== (opened.measured ?? null)) return false
  if (base !== null || opened.base !== null) return base?.id === opened.base?.id
  return Object.entries(opened.values).every(([field, value]) => value === initial[field as TimesheetField])
}

/** Which draft is of the same as what is opened now, counted from 0; -1 for none. */
export const indexOfDraft = (drafts: readonly EntryDraft[], opened: EntryOpened): number =>
  drafts.findIndex((draft) => isOpenedAs(draft, opened))
