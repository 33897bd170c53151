import { englishDates } from '#rules/date-words.ts'

const days = englishDates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const dayText = (day: string): string => days(new Date(`${day}T12:00:00Z`))

/** The days of a pay run as '2 Feb 2026 to 1 Mar 2026'. @param days `YYYY-MM-DD` */
export const payRunDays = ({ fromDate, toDate }: { readonly fromDate: string; readonly toDate: string }): string =>
  `${dayText(fromDate)} to ${dayText(toDate)}`
