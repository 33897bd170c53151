/** Dates as the portal writes and reads them. A date is an ISO text, '2026-03-12', without a time and a zone. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const isoShape = /^(\d{4})-(\d{2})-(\d{2})$/

const two = (value: number) => String(value).padStart(2, '0')

function toIso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = year >= 1900 && year <= 2199 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? `${year}-${two(month)}-${two(day)}` : undefined
}

/** '2026-03-12' becomes '12 Mar 2026'; anything that is not an ISO date becomes ''. */
export function formatDate(iso: string): string {
  const parts = isoShape.exec(iso)
  const month = months[Number(parts?.[2]) - 1]
  return parts && month ? `${Number(parts[3])} ${month} ${parts[1]}` : ''
}

/** '2026-03-12' becomes 'Mar 2026'; anything that is not an ISO date becomes ''. */
export const formatMonth = (iso: string): string => formatDate(iso).replace(/^\d+ /, '')

const fullYear = (text: string, latest: number) => {
  if (text.length !== 2) return Number(text)
  const year = 2000 + Number(text)
  return year > latest ? year - 100 : year
}

/**
 * Reads what a person typed: '12 Mar 2026', '12 march 26', '12/3/2026', '12.3.26', '2026-03-12', and '12 Mar' or '12/3'
 * for a day of this year. The day comes before the month.
 *
 * @param typed the text
 * @param thisYear the year of a date without one
 * @param latestYear the last year that may be meant: '85' is 1985 where dates end in 2026
 * @returns an ISO date, or undefined when there is no such day
 */
export function parseDate(typed: string, thisYear: number, latestYear = 2199): string | undefined {
  const text = typed.trim().toLowerCase()
  const iso = isoShape.exec(text)
  if (iso) return toIso(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = /^(\d{1,2})[\s./-]+([a-z]{3,9}|\d{1,2})\.?(?:[\s./,-]+(\d{4}|\d{2}))?$/.exec(text)
  const day = parts?.[1]
  const monthText = parts?.[2]
  if (!day || !monthText) return undefined
  const named = months.findIndex((name) => monthText.startsWith(name.toLowerCase())) + 1
  const month = /^\d/.test(monthText) ? Number(monthText) : named
  return toIso(parts[3] ? fullYear(parts[3], latestYear) : thisYear, month, Number(day))
}

/**
 * Reads a month that a person typed, 'Mar 2026', 'march 26', '3/2026', or 'Mar' for one of this year; or a day as `parseDate` does.
 *
 * @param edge whether something begins or ends in it: its first or its last day is meant; undefined reads days alone
 * @returns an ISO date, or undefined when there is no such month or day
 */
export function parseMonth(typed: string, edge: 'first' | 'last' | undefined, thisYear: number, latestYear?: number) {
  const first = edge && parseDate(`1 ${typed.trim()}`, thisYear, latestYear)
  if (!first) return parseDate(typed, thisYear, latestYear)
  // The last day is the last one there is.
  const days = edge === 'first' ? ['01'] : ['31', '30', '29', '28']
  return days.map((day) => parseDate(first.slice(0, 8) + day, thisYear)).find(Boolean)
}
