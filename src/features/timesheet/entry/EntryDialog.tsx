import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'

/** What the dialog begins with: a new record on a day (`YYYY-MM-DD`), a record to be changed, or one to be made like another. */
export type EntryOpening =
  | { readonly kind: 'register'; readonly date: string }
  | { readonly kind: 'edit'; readonly entry: TimesheetEntryData }
  | { readonly kind: 'clone'; readonly entry: TimesheetEntryData }

export interface EntryDialogProps {
  /** Null while nothing is being entered: a draft that this device has kept opens the dialog by itself. */
  opening: EntryOpening | null
  onClosed: () => void
}

/** The form of one record on the timesheet page: register, edit, clone (specification 5). */
export function EntryDialog(_props: EntryDialogProps) {
  return null
}
