import { addDays, weekOf } from './weeks.ts'

/** Days that an audit may cover at once: a month. */
export const auditMaxDays = 31

/** The week that is shown unless the address names one: the last complete one (decisions B, Weekly audit). */
export const lastCompleteWeek = -1

/** Weeks that an address may go back: ten years (decisions E, Timesheet offsets). */
const earliestOffset = -522

/**
 * Reads the `weekOffset` of an address: whole weeks from the present one, as a timesheet's offset is days from today. 0 is this week,
 * -1 the last complete one; what is to come has no figures.
 *
 * @param text of the address; null when it names none, which is the last complete week
 * @returns null for a text that is no such number
 */
export const readWeekOffset = (text: string | null): number | null => {
  if (text === null) return lastCompleteWeek
  if (!/^-?\d{1,3}$/.test(text)) return null
  const offset = Number(text)
  return offset <= 0 && offset >= earliestOffset ? offset + 0 : null
}

/** The seven days, Monday first, of the week so many weeks from the present one. @param today `YYYY-MM-DD` */
export const weekAt = (today: string, offset: number): readonly string[] => weekOf(addDays(today, offset * 7))
