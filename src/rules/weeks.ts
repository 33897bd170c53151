/** Weeks run from Monday to Sunday (decisions B, Timesheet page). Days are `YYYY-MM-DD`, without a time or zone. */

const dayLength = 86_400_000

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** @param month from 1; 0 for a number that is no month */
const daysInMonth = (year: number, month: number): number => {
  if (month < 1 || month > 12) return 0
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. Reckoned, since a long list asks it of every entry and a `Date` takes six times as long. */
export const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month))
}

/** The day so many days later, or earlier with a negative number. */
export const addDays = (day: string, days: number): string => toDay(toTime(day) + days * dayLength)

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((toTime(to) - toTime(from)) / dayLength)

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(toTime(day)).getUTCDay() + 6) % 7))

/** The seven days of a day's week, Monday first. */
export const weekOf = (day: string): readonly string[] => Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index))

/** Days from start to end, both included; none when the end is earlier. */
export const daysFrom = (start: string, end: string): readonly string[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) => addDays(start, index))

/** Monday to Friday. */
export const isWorkday = (day: string): boolean => daysBetween(mondayOf(day), day) < 5

/** Days that an address may go back or ahead: ten years (decisions E, Timesheet offsets). */
const offsetLimit = 3_653

/**
 * Reads the `dateOffset` of a timesheet address (specification 2.1): whole days from today.
 *
 * @returns null for a text that is no such number
 */
export const readDateOffset = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return 0
  if (!/^[+-]?\d{1,4}$/.test(text)) return null
  const offset = Number(text)
  return Math.abs(offset) <= offsetLimit ? offset + 0 : null
}

/** The first and last day of a month. @param month `YYYY-MM` */
export const monthRange = (month: string): { readonly start: string; readonly end: string } => {
  const [year = 1970, index = 1] = month.split('-').map(Number)
  return { start: `${month}-01`, end: toDay(Date.UTC(year, index, 0)) }
}

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The same number of months later, or earlier with a negative number. @param month `YYYY-MM` */
export const addMonths = (month: string, months: number): string => {
  const [year = 1970, index = 1] = month.split('-').map(Number)
  return monthOf(toDay(Date.UTC(year, index - 1 + months, 1)))
}

/** The days of all the weeks that a month has a day in, from a Monday to a Sunday. @param month `YYYY-MM` */
export const calendarOf = (month: string): readonly string[] => {
  const { start, end } = monthRange(month)
  return daysFrom(mondayOf(start), addDays(mondayOf(end), 6))
}

/** The last twelve months, the present one first, as `YYYY-MM` (specification 9). @param today the day it is */
export const lastTwelveMonths = (today: string): readonly string[] =>
  Array.from({ length: 12 }, (_, back) => addMonths(monthOf(today), -back))
