import { type AgreedHours, missingHoursByDay, sumMissing } from '#rules/missing-hours.ts'
import { sumHours } from '#rules/timesheet.ts'

/** What is read of a time record. Hours. */
interface LoggedRecord {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly effort: number
  readonly adjustment: number
}

export interface WeekToDo {
  /** Hours logged, with adjustments. */
  readonly hours: number
  /** Hours that the week asks for. */
  readonly target: number
  /** Hours of them that are not logged. */
  readonly missing: number
  /** The days up to today that lack hours: none when the week lacks none, whatever day its hours lie on. */
  readonly daysMissing: readonly string[]
}

/**
 * What a week asks of a person and what of it is not logged, by the rule of the timesheet (decisions E, Missing hours).
 *
 * @param week its seven days, Monday first, `YYYY-MM-DD`
 * @param today the day it is
 * @param commitments all of the person's, whatever they are today
 */
export const weekToDo = (
  week: readonly string[],
  today: string,
  commitments: readonly AgreedHours[],
  records: readonly LoggedRecord[],
  leaveDays: readonly string[],
): WeekToDo => {
  const hoursOn = (days: readonly string[]): number =>
    sumHours(records.filter(({ date }) => days.includes(date)).map(({ effort, adjustment }) => effort + adjustment))
  const byDay = missingHoursByDay(week, commitments, leaveDays, (day) => hoursOn([day]))
  return {
    hours: hoursOn(week),
    ...sumMissing([...byDay.values()]),
    daysMissing: week.filter((day) => day <= today && (byDay.get(day)?.missing ?? 0) > 0),
  }
}
