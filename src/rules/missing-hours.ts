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
 * What days ask for and still lack together (decisions E, Missing hours): a fifth of the agreed weekly minimum of every commitment that runs on a
 * day, for each workday that is no leave. Both are rounded to 0.25 once, over all the days together.
 *
 * @param days those of a week, or of the range of an audit
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

/** Up to the next quarter of an hour. */
const upToQuarter = (hours: number): number => Math.max(0, Math.ceil(hours * 4 - 1e-6) / 4)

const hoursOfWeek = (
  week: readonly string[],
  commitments: readonly AgreedHours[],
  leaveDays: readonly string[],
  hoursOn: (day: string) => number,
): readonly (readonly [day: string, MissingHours])[] => {
  const logged = week.reduce((sum, day) => sum + hoursOn(day), 0)
  let left = missingHours(week, commitments, leaveDays, logged).missing
  let exact = 0
  let given = 0
  return week.map((day) => {
    exact += targetOfDay(day, commitments, leaveDays)
    const target = toQuarter(exact) - given
    given += target
    const missing = Math.min(left, upToQuarter(target - hoursOn(day)))
    left -= missing
    return [day, { target, missing }]
  })
}

/**
 * What each day of whole weeks asks for and lacks, so that the days of a week together say what the week does (decisions E, Missing hours).
 * What a week lacks is given to its days from the first one on, to each no more than it lacks itself: hours beyond what a day asks for make
 * up for the last days of its week, and where the week lacks nothing, no day does. What a day's fifth leaves of a quarter of an hour is
 * asked for on the next one.
 *
 * @param days of whole weeks, from a Monday to a Sunday
 * @param commitments all of the person's, whatever they are today
 * @param hoursOn hours logged on a day, with adjustments
 */
export const missingHoursByDay = (
  days: readonly string[],
  commitments: readonly AgreedHours[],
  leaveDays: readonly string[],
  hoursOn: (day: string) => number,
): ReadonlyMap<string, MissingHours> =>
  new Map(
    Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
      hoursOfWeek(days.slice(week * 7, week * 7 + 7), commitments, leaveDays, hoursOn),
    ).flat(),
  )

/** What days ask for and lack together. */
export const sumMissing = (days: readonly MissingHours[]): MissingHours => ({
  target: days.reduce((sum, { target }) => sum + target, 0),
  missing: days.reduce((sum, { missing }) => sum + missing, 0),
})
