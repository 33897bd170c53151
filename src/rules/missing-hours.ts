import { isWorkday } from './weeks.ts'

/** What a commitment says about the hours that are to be worked in it. Days are `YYYY-MM-DD`. */
export interface AgreedHours {
  /** What the person sees (decision A26). */
  readonly status: string
  /** The first day; null when it has none. */
  readonly startDate?: string | null | undefined
  /** The last day; null when it has none. */
  readonly endDate?: string | null | undefined
  readonly hasWeeklyHours: boolean
  readonly hoursPerWeekMin: number
}

/** The hours that a day or a week asks for, and how many of them are not logged. */
export interface MissingHours {
  readonly target: number
  readonly missing: number
}

const workdaysAWeek = 5

/**
 * Whether a commitment runs on a day. One that waits for an answer or was rejected never did; an Upcoming one will from its first day,
 * an Expired one did to its last. Where the day that says so is not set, nothing is asked for.
 */
const runsOn = ({ status, startDate, endDate }: AgreedHours, day: string): boolean => {
  if (status === 'Upcoming' && startDate == null) return false
  if (status === 'Expired' && endDate == null) return false
  if (status !== 'Active' && status !== 'Upcoming' && status !== 'Expired') return false
  return (startDate == null || startDate <= day) && (endDate == null || day <= endDate)
}

/** To the nearest quarter of an hour, the step of an effort; a half step goes up whatever binary dust is in it. */
const toQuarter = (hours: number): number => Math.max(0, Math.floor(hours * 4 + 0.5 + 1e-6) / 4)

const targetOfDay = (day: string, commitments: readonly AgreedHours[], leaveDays: readonly string[]): number =>
  !isWorkday(day) || leaveDays.includes(day)
    ? 0
    : commitments
        .filter((one) => one.hasWeeklyHours && runsOn(one, day))
        .reduce((sum, { hoursPerWeekMin }) => sum + hoursPerWeekMin / workdaysAWeek, 0)

/**
 * What days ask for and still lack (decisions E, Missing hours): a fifth of the agreed weekly minimum of every commitment that runs on a
 * day, for each workday that is no leave. Both are rounded to 0.25 once, over all the days together.
 *
 * @param days those of a week, or one of them
 * @param commitments all of the person's, whatever they are today
 * @param logged hours of those days, with adjustments
 */
export const missingHours = (
  days: readonly string[],
  commitments: readonly AgreedHours[],
  leaveDays: readonly string[],
  logged: number,
): MissingHours => {
  const target = days.reduce((sum, day) => sum + targetOfDay(day, commitments, leaveDays), 0)
  return { target: toQuarter(target), missing: toQuarter(target - logged) }
}
