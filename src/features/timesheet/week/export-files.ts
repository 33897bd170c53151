import { type ExportEvent, type ExportRow, exportColumns } from '#view-models/timesheet-export.ts'

/** What a spreadsheet may take for a formula, whatever follows on further lines. Excel reads the wide signs too. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/**
 * A table as CSV. Texts that a spreadsheet would run as a formula are made harmless, and the byte order mark lets it read other
 * letters than English ones.
 */
export const csvOf = async (rows: readonly ExportRow[]): Promise<string> => {
  const { default: papa } = await import('papaparse')
  return `\uFEFF${papa.unparse([...rows], { columns: [...exportColumns], escapeFormulae: formula, newline: '\r\n' })}`
}

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

/** Hands the person a file. @param name with its ending */
export const download = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by the next turn; without this it stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address))
}
