import { lastTwelveMonths, monthRange } from './weeks.ts'

/**
 * The month that a dashboard's address asks for (specification 2.8, 9): one of the last twelve.
 *
 * @param text of the address; null when it names none
 * @param today the day it is, `YYYY-MM-DD`
 * @returns `YYYY-MM`; null for all, also for a text that is none of them
 */
export const readMonth = (text: string | null, today: string): string | null =>
  lastTwelveMonths(today).find((month) => month === text) ?? null

/**
 * The days that a dashboard covers, both included.
 *
 * @param month `YYYY-MM`; null for the last twelve, the present one to its end
 * @param today the day it is, `YYYY-MM-DD`
 */
export const dashboardRange = (month: string | null, today: string): { readonly start: string; readonly end: string } => {
  if (month !== null) return monthRange(month)
  const months = lastTwelveMonths(today)
  return { start: monthRange(months.at(-1) ?? today.slice(0, 7)).start, end: monthRange(months[0] ?? today.slice(0, 7)).end }
}
