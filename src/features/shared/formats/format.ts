import { englishDates } from '#rules/date-words.ts'

const moments = englishDates({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as '12 Mar 2026, 09:30', in the person's own time zone. @param iso a moment, ISO 8601 with zone */
export const formatMoment = (iso: string): string => moments(new Date(iso))

const days = englishDates({ day: 'numeric', month: 'short', year: 'numeric' })

/** The day of a moment as '12 Mar 2026', in the person's own time zone. @param iso a moment, ISO 8601 with zone */
export const formatDay = (iso: string): string => days(new Date(iso))

/** A day of the calendar as '12 Mar 2026'. @param day `YYYY-MM-DD` */
export const formatCalendarDay = (day: string): string => formatDay(`${day}T12:00:00`)

/** The day of a moment where the person is, `YYYY-MM-DD`. @param at the moment, in milliseconds since 1970 */
export const dayHere = (at: number): string => {
  const now = new Date(at)
  const part = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

const months = englishDates({ month: 'short', year: 'numeric' })

/** A month as 'Mar 2026'. @param month `YYYY-MM` */
export const formatMonth = (month: string): string => months(new Date(`${month}-15T12:00:00`))

const clocks = englishDates({ hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** The time of day of a moment as '14:05:09', in the person's own time zone. @param iso a moment, ISO 8601 with zone */
export const formatClock = (iso: string): string => clocks(new Date(iso))

const times = englishDates({ hour: '2-digit', minute: '2-digit' })
const dayTimes = englishDates({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/**
 * A moment as '14:05' on its own day and as '12 Mar, 14:05' later, in the person's own time zone.
 *
 * @param at the moment, in milliseconds since 1970
 * @param now what counts as today, in milliseconds since 1970
 */
export const formatMomentSince = (at: number, now: number): string =>
  (dayHere(at) === dayHere(now) ? times : dayTimes)(new Date(at))
