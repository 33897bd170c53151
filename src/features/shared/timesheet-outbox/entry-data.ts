import type { TimesheetOutbox_entryFragment } from '#generated/features/shared/timesheet-outbox/timesheet-outbox.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'

/** A record as the operations carry it, without what the cache adds to it. */
export const entryDataOf = (entry: TimesheetOutbox_entryFragment): TimesheetEntryData => ({
  id: entry.id,
  version: entry.version,
  date: entry.date,
  commitment: { id: entry.commitment.id, name: entry.commitment.name },
  project: { id: entry.project.id, name: entry.project.name },
  epic: entry.epic,
  ticket: entry.ticket,
  activity: { id: entry.activity.id, value: entry.activity.value },
  technology: { id: entry.technology.id, value: entry.technology.value },
  effort: entry.effort,
  adjustment: entry.adjustment,
  description: entry.description,
})
