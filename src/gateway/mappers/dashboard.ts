import type { AnswerOf } from '#contract/call.ts'
import type { commitmentCalls } from '#contract/commitment.ts'
import type { locationCalls } from '#contract/location.ts'
import type { reportCalls } from '#contract/report.ts'
import { leaveHours } from '#rules/timesheet.ts'
import { addDays, daysFrom } from '#rules/weeks.ts'
import type { CommitmentBars, EffortReport, EffortShare, Location } from '../generated/resolver-types.ts'
import { hoursOf, sumsByDay } from './day-figures.ts'
import { toRequiredDay } from './values.ts'

type Report = AnswerOf<(typeof reportCalls)['dashboard']>
type CommitmentFigures = AnswerOf<(typeof commitmentCalls)['dashboard']>[number]

export const toLocation = (found: AnswerOf<(typeof locationCalls)['getByIp']>): Location | null =>
  found === null ? null : { city: found.City, country: found.Country, timeZone: found.TimeZone }

const toShares = (shares: Report['timesheets']): EffortShare[] =>
  shares.map(({ id, name, netEffort }) => ({ id, name, netEffort }))

/** @param id of the range that it covers */
export const toEffortReport = (id: string, report: Report): EffortReport => ({
  id,
  days: toShares(report.timesheets),
  activities: toShares(report.activityReport),
  technologies: toShares(report.technologyReport),
  epics: toShares(report.epicReport),
})

/** The day it is where the clock is so many minutes ahead of UTC. @param now milliseconds */
export const dayAt = (now: number, utcOffset: number): string => new Date(now + utcOffset * 60_000).toISOString().slice(0, 10)

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** The bars of the seven days that end today, also of days that v1 leaves out. @param today `YYYY-MM-DD` */
export const toCommitmentBars = (one: CommitmentFigures, today: string): CommitmentBars => {
  const watched = sumsByDay(one.ActivityWatchDetails, (seen) => [seen.date, seen.totalSecounds])
  const logged = sumsByDay(one.TimesheetDetails, (seen) => [seen.Date, sumOf(seen.Epics.map((epic) => epic.TotalSecounds))])
  const lines = sumsByDay(one.Commits, (seen) => [seen.Date, seen.TotalLine])
  const leaveDays = new Set(one.LeaveDetails.map((seen) => toRequiredDay(seen.Date)))
  return {
    id: one.id,
    name: one.Name,
    days: daysFrom(addDays(today, -6), today).map((date) => ({
      date,
      watchedHours: hoursOf(watched(date)),
      loggedHours: hoursOf(logged(date)),
      leaveHours: leaveDays.has(date) ? leaveHours : 0,
      codeLines: lines(date),
    })),
  }
}
