import type { ExportEvent, ExportRow } from '#view-models/timesheet-export.ts'
import { exportColumns } from '#view-models/timesheet-export.ts'

/** Hands the person a file. @param name with its ending */
const give = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by the next turn; without this it stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address))
}

/**
 * Gives a table as CSV. Texts that a spreadsheet would run as a formula are made harmless, and the byte order mark lets it read
 * other letters than English ones.
 */
export const giveCsv = async (name: string, rows: readonly ExportRow[]): Promise<void> => {
  const { default: papa } = await import('papaparse')
  const text = papa.unparse([...rows], { columns: [...exportColumns], escapeFormulae: true, newline: '\r\n' })
  give(`${name}.csv`, 'text/csv;charset=utf-8', `\uFEFF${text}`)
}

/** Gives all-day events as an iCalendar file. */
export const giveCalendar = async (name: string, events: readonly ExportEvent[]): Promise<void> => {
  const { default: ical } = await import('ical-generator')
  const calendar = ical({ name: 'Timesheet', prodId: { company: 'Project Portal', product: 'Timesheet' } })
  for (const { uid, day, title, description } of events) {
    calendar.createEvent({ id: uid, start: new Date(`${day}T00:00:00`), allDay: true, summary: title, description })
  }
  give(`${name}.ics`, 'text/calendar;charset=utf-8', calendar.toString())
}
