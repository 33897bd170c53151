import { sumHours } from '#rules/timesheet.ts'
import { monthOf } from '#rules/weeks.ts'
import { mostUrgent, type OverlaidRow, type Progress } from './optimistic-overlay.ts'

/** A day of the calendar. */
export interface MonthDay {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** With adjustments. */
  readonly hours: number
  /** Hours that it lacks; none are asked for here outside of the month. */
  readonly missing: number
  /** Whether it lies in the month before or after. */
  readonly isOutside: boolean
  readonly isLeave: boolean
  /** How far its records and its leave are from the server: the most urgent of them. */
  readonly progress: Progress
}

/** A line of the calendar. */
export interface MonthWeek {
  /** Its Monday. */
  readonly start: string
  /** Its Sunday. */
  readonly end: string
  /** Of all seven days, whatever month they are in. */
  readonly hours: number
  readonly days: readonly MonthDay[]
}

interface Records {
  readonly ofDay: (day: string) => { readonly hours: number; readonly records: readonly Pick<OverlaidRow<unknown>, 'progress'>[] }
  readonly missingOfDay: (day: string) => number
  readonly leaves: readonly OverlaidRow<{ readonly date: string }>[]
}

/**
 * The weeks of a month's calendar.
 *
 * @param month `YYYY-MM`
 * @param days of all its weeks, from a Monday to a Sunday
 */
export const monthWeeks = (
  month: string,
  days: readonly string[],
  { ofDay, missingOfDay, leaves }: Records,
): readonly MonthWeek[] =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => {
    const own = days.slice(week * 7, week * 7 + 7).map((day): MonthDay => {
      const { hours, records } = ofDay(day)
      const isOutside = monthOf(day) !== month
      const leave = leaves.filter(({ row }) => row.date === day)
      return {
        day,
        hours,
        missing: isOutside ? 0 : missingOfDay(day),
        isOutside,
        isLeave: leave.some(({ progress }) => progress !== 'refused'),
        progress: mostUrgent([...records, ...leave]),
      }
    })
    return { start: own[0]?.day ?? '', end: own.at(-1)?.day ?? '', hours: sumHours(own.map(({ hours }) => hours)), days: own }
  })
