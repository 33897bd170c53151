import type { TimesheetOutbox_entryFragment } from '#generated/features/shared/timesheet-outbox/timesheet-outbox.ts'
import type { RecordWork } from '#rules/record-work.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'

/** What a record is about, without what the cache adds to it. */
export const workDataOf = (entry: RecordWork): RecordWork => ({
  commitment: { id: entry.commitment.id, name: entry.commitment.name },
  project: { id: entry.project.id, name: entry.project.name },
  epic: entry.epic,
  ticket: entry.ticket,
  activity: { id: entry.activity.id, value: entry.activity.value },
  technology: { id: entry.technology.id, value: entry.technology.value },
  description: entry.description,
})

/** A record as the operations carry it. */
export const entryDataOf = (entry: TimesheetOutbox_entryFragment): TimesheetEntryData => ({
  ...workDataOf(entry),
  id: entry.id,
  version: entry.version,
  date: entry.date,
  effort: entry.effort,
  adjustment: entry.adjustment,
})
