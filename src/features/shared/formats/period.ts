import { formatCalendarDay } from './format.ts'

/**
 * A stretch of time in words: '12 Mar 2024 – Present'; '' when neither end is known.
 *
 * @param start `YYYY-MM-DD` or null
 * @param end `YYYY-MM-DD`, null when it is not known, `present` when it goes on
 */
export const periodInWords = (start: string | null, end: string | null): string => {
  const from = start === null ? '' : formatCalendarDay(start)
  const to = end === null ? '' : end === 'present' ? 'Present' : formatCalendarDay(end)
  return [from, to].filter(Boolean).join(' – ')
}
