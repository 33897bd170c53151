import type { AnswerOf } from '#contract/call.ts'
import type { reportCalls } from '#contract/report.ts'
import { leaveHours } from '#rules/timesheet.ts'
import { daysFrom } from '#rules/weeks.ts'
import type { AuditMember } from '../generated/resolver-types.ts'
import { hoursOf, sumsByDay } from './day-figures.ts'
import { toRequiredDay } from './values.ts'

type AuditedMember = AnswerOf<(typeof reportCalls)['weeklyTimesheetAudit']>[number]

/** A member's figures of every day of a range, also of days that v1 leaves out. @param start @param end `YYYY-MM-DD`, both included */
export const toAuditMember = (one: AuditedMember, start: string, end: string): AuditMember => {
  const watched = sumsByDay(one.ActivityWatchDetails, (seen) => [seen.date, seen.totalSecounds])
  const logged = sumsByDay(one.TimesheetDetails, (seen) => [seen.Date, seen.TotalSecounds])
  const lines = sumsByDay(one.Commits, (seen) => [seen.Date, seen.TotalLine])
  const leaveDays = new Set(one.LeaveDetails.map((seen) => toRequiredDay(seen.Date)))
  return {
    memberId: one.Id,
    name: one.FullName,
    photoUrl: one.PhotoUrl,
    days: daysFrom(start, end).map((date) => ({
      date,
      watchedHours: hoursOf(watched(date)),
      loggedHours: hoursOf(logged(date)),
      leaveHours: leaveDays.has(date) ? leaveHours : 0,
      codeLines: lines(date),
    })),
    targetHours: one.TargetHours,
    missingHours: one.MissingHours,
  }
}
