import type { ExportEvent } from '#view-models/timesheet-export.ts'

/** All-day events as an iCalendar file. */
export const calendarOf = async (events: readonly ExportEvent[]): Promise<string> => {
  const { default: ical } = await import('ical-generator')
  const calendar = ical({ name: 'Timesheet', prodId: { company: 'Project Portal', product: 'Timesheet' } })
  for (const { uid, day, title, description } of events) {
    // The day of an all-day event is read in UTC, wherever the browser is.
    calendar.createEvent({ id: uid, start: new Date(`${day}T00:00:00Z`), allDay: true, summary: title, description })
  }
  return calendar.toString()
}
