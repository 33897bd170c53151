import Type from 'typebox'
import { reportChoicesMax, reportFormats, reportGroupings, reportPageSizeMax } from '#rules/timesheet-report.ts'
import { defineCall, id, localDateTime, localDay, nullable, strictObject } from './call.ts'

const share = Type.Object({ id: Type.String(), name: Type.String(), netEffort: Type.Number() })

const named = Type.Object({ id, Name: Type.String() })
const valued = Type.Object({ id, Value: Type.String() })

/** A record as the timesheet report shows it (decisions B). Hours are decimal. */
export const reportRecord = Type.Object({
  id,
  Date: localDateTime,
  TeamMember: named,
  Project: named,
  Epic: Type.String(),
  IssueNo: Type.String(),
  Activity: valued,
  Technology: valued,
  /** Hours, with the adjustment. */
  NetEffort: Type.Number(),
  /** Hours that an audit added or took. */
  Adjustment: Type.Number(),
  Description: Type.String(),
})

/** Ids between commas. */
const idList = Type.String({
  maxLength: reportChoicesMax * 37,
  pattern: '^(?:[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(?:,(?!$)|$))*$',
  description: `At most ${reportChoicesMax} ids, with commas between them`,
})

const chosenIds = Type.Array(id, { maxItems: reportChoicesMax })

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
  timesheetReport: defineCall({
    method: 'POST',
    path: '/reports/timesheetReport',
    summary:
      'A page of the time records of the caller’s team and their own, from startDate to endDate, both included, with the sums of all of them by group. No TeammemberIds are all, and so are no ProjectIds; 403 for somebody who does not report to the caller',
    access: 'lineManager',
    ownership: { param: 'LinemanagerId', is: 'memberId' },
    body: strictObject({
      LinemanagerId: id,
      TeammemberIds: chosenIds,
      ProjectIds: chosenIds,
      startDate: localDay,
      endDate: localDay,
      GroupBy: Type.Optional(Type.Enum([...reportGroupings])),
      PageNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      PageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: reportPageSizeMax })),
    }),
    answer: Type.Object({
      /** In the order of their groups, then by day, the newest first. */
      data: Type.Array(reportRecord),
      /** Records on all pages. */
      totalCount: Type.Integer(),
      /** Hours of all pages, adjustments included. */
      totalEffort: Type.Number(),
      /** Of all pages, by name; none without GroupBy. */
      groups: Type.Array(
        Type.Object({
          /** The member's, project's or activity's id; of an epic `{project’s id}/{epic}`. */
          id: Type.String(),
          Name: Type.String(),
          /** Whose epic it is; null for other groups. */
          ProjectName: nullable(Type.String()),
          count: Type.Integer(),
          netEffort: Type.Number(),
        }),
      ),
    }),
  }),
  timesheetReportFile: defineCall({
    method: 'GET',
    path: '/reports/timesheetReport/file',
    summary:
      'The records of a timesheet report with their total as CSV or XLSX, by team member and day. No TeammemberIds are all, and so are no ProjectIds; 403 for somebody who does not report to the caller',
    access: 'lineManager',
    transfer: 'download',
    ownership: 'none',
    query: strictObject({
      Format: Type.Enum([...reportFormats]),
      startDate: localDay,
      endDate: localDay,
      TeammemberIds: Type.Optional(idList),
      ProjectIds: Type.Optional(idList),
    }),
    answer: Type.Unknown(),
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
