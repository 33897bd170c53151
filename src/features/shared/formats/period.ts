import { formatMonth } from '#ui/date-text.ts'
import { formatCalendarDay } from './format.ts'

/**
 * A stretch of time in words: '12 Mar 2024 – Present'; '' when neither end is known.
 *
 * @param start `YYYY-MM-DD` or null
 * @param end `YYYY-MM-DD`, null when it is not known, `present` when it goes on
 */
export const periodInWords = (start: string | null, end: string | null, format = formatCalendarDay): string => {
  const from = start === null ? '' : format(start)
  const to = end === null ? '' : end === 'present' ? 'Present' : format(end)
  return [from, to].filter(Boolean).join(' – ')
}

/** The same by months, as a career is told: 'Mar 2024 – Present', and one month alone once. */
export const monthsInWords = (start: string | null, end: string | null): string =>
  [...new Set(periodInWords(start, end, formatMonth).split(' – '))].join(' – ')
