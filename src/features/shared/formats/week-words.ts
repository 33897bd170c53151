import { englishDates } from '#rules/date-words.ts'

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const write = englishDates({ ...options, timeZone: 'UTC' })
  return (day: string): string => write(new Date(`${day}T00:00:00Z`))
}

const dayAndMonth = formatter({ day: 'numeric', month: 'short' })
const dayMonthYear = formatter({ day: 'numeric', month: 'short', year: 'numeric' })

/** '16 Nov – 22 Nov 2026'. @param start @param end `YYYY-MM-DD` */
export const weekInWords = (start: string, end: string): string => `${dayAndMonth(start)} – ${dayMonthYear(end)}`

/** 'Mon'. @param day `YYYY-MM-DD` */
export const weekdayInShort = formatter({ weekday: 'short' })

/** '16 Nov'. @param day `YYYY-MM-DD` */
export const dateInShort = dayAndMonth

/** 'Mon 16 Nov'. @param day `YYYY-MM-DD` */
export const dayInShort = formatter({ weekday: 'short', day: 'numeric', month: 'short' })

/** 'Monday, 16 November 2026'. @param day `YYYY-MM-DD` */
export const dayInFull = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

const monthAndYear = formatter({ month: 'long', year: 'numeric' })

/** 'November 2026'. @param month `YYYY-MM` */
export const monthInWords = (month: string): string => monthAndYear(`${month}-01`)
