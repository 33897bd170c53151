import Type from 'typebox'
import { defineCall, id, localDateTime, localDay, nullable, strictObject } from './call.ts'

const share = Type.Object({ id: Type.String(), name: Type.String(), netEffort: Type.Number() })

/** One member's figures of a range, by day; a day on which there was nothing is left out. The names are those of a commitment's figures. */
export const auditedMember = Type.Object({
  Id: id,
  FullName: Type.String(),
  PhotoUrl: nullable(Type.String()),
  ActivityWatchDetails: Type.Array(Type.Object({ date: localDateTime, totalSecounds: Type.Integer({ minimum: 0 }) })),
  /** Effort with adjustments; below zero where they took more than was logged. */
  TimesheetDetails: Type.Array(Type.Object({ Date: localDateTime, TotalSecounds: Type.Integer() })),
  /** Full days. */
  LeaveDetails: Type.Array(Type.Object({ Date: localDateTime })),
  /** Lines that the member's commits changed. */
  Commits: Type.Array(Type.Object({ Date: localDateTime, TotalLine: Type.Integer({ minimum: 0 }) })),
  /** Hours that the member's commitments ask for in the range, and those of them that are not logged (decisions E, Missing hours). */
  TargetHours: Type.Number({ minimum: 0 }),
  MissingHours: Type.Number({ minimum: 0 }),
})

/** Specification 7.3 and 3 Dashboard report; the path of the first is spelled as there. The weekly audit: 2.8, decisions B and C. */
export const reportCalls = {
  dashboard: defineCall({
    method: 'POST',
    path: '/reports/teammemberdahsboard',
    summary:
      'Sums of the caller’s effort (with adjustments) from startDate to endDate, both included, by day, activity, technology and epic',
    access: 'team',
    ownership: 'none',
    body: strictObject({ startDate: localDay, endDate: localDay }),
    answer: Type.Object({
      /** By day: id and name are the day, `YYYY-MM-DD`. */
      timesheets: Type.Array(share),
      activityReport: Type.Array(share),
      technologyReport: Type.Array(share),
      /** By project and epic; the id holds both. */
      epicReport: Type.Array(share),
    }),
  }),
  weeklyTimesheetAudit: defineCall({
    method: 'POST',
    path: '/reports/weeklyTimesheetAudit',
    summary:
      'Activity watch, timesheet, leave and code lines by day from startDate to endDate, both included (at most 31 days), and what is missing of the agreed hours: of everybody who reports to the line manager who asks, by name, or of the one named by TeammemberId, which for a member is the member alone',
    access: 'team',
    ownership: { param: 'TeammemberId', is: 'memberId', orReports: true, orTeam: true },
    body: strictObject({ TeammemberId: Type.Optional(nullable(id)), startDate: localDay, endDate: localDay }),
    answer: Type.Array(auditedMember),
  }),
} as const
