import { englishDates } from '#rules/date-words.ts'

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const write = englishDates({ ...options, timeZone: 'UTC' })
  return (day: string): string => write(new Date(`${day}T00:00:00Z`))
}

/** 'Mon 16 Nov'. @param day `YYYY-MM-DD` */
export const dayInShort = formatter({ weekday: 'short', day: 'numeric', month: 'short' })

/** 'Monday 16 November 2026'. @param day `YYYY-MM-DD` */
export const dayInFull = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
