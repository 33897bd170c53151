import type { reportCalls } from '#contract/report.ts'
import { reportPageSize } from '#rules/timesheet-report.ts'
import { auditMaxDays } from '#rules/weekly-audit.ts'
import type { Handlers, Service } from '../handler.ts'
import { readRange } from '../timesheet/days.ts'
import { sumEfforts } from './dashboard.ts'
import { reportFile } from './file.ts'
import { readFilter } from './filter.ts'
import { findReport } from './timesheet-report.ts'
import { auditMembers } from './weekly-audit.ts'

const idsOf = (list: string | undefined): readonly string[] => (list === undefined || list === '' ? [] : list.split(','))

/** Specification 7.3, reports: the dashboard's of the caller's own effort, a line manager's of their team's and their own. */
export const reportHandlers = ({ db, readReport }: Service): Handlers<typeof reportCalls> => ({
  dashboard: async ({ body, caller, commit }) => {
    const range = readRange(body)
    return await commit((tx) => sumEfforts(tx, caller.memberId, range))
  },

  timesheetReport: async ({ body, caller, commit }) => {
    const page = {
      grouping: body.GroupBy ?? 'None',
      number: body.PageNumber ?? 1,
      size: body.PageSize ?? reportPageSize,
    } as const
    return await commit(async (tx) => {
      const filter = await readFilter(tx, caller, body)
      return await readReport(tx, (reports) => findReport(reports, filter, page))
    })
  },

  timesheetReportFile: async ({ query, caller, now }) => {
    const given = { ...query, TeammemberIds: idsOf(query.TeammemberIds), ProjectIds: idsOf(query.ProjectIds) }
    const filter = await readFilter(db, caller, given)
    return await reportFile((read) => readReport(db, read), filter, query.Format, now)
  },

  weeklyTimesheetAudit: async ({ body, caller, commit, now }) => {
    const range = readRange(body, auditMaxDays)
    return await commit((tx) => auditMembers(tx, caller, body.TeammemberId ?? null, range, now, readReport))
  },
})
