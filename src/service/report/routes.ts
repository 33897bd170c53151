import type { reportCalls } from '#contract/report.ts'
import { auditMaxDays } from '#rules/weekly-audit.ts'
import type { Handlers, Service } from '../handler.ts'
import { readRange } from '../timesheet/days.ts'
import { sumEfforts } from './dashboard.ts'
import { auditMembers } from './weekly-audit.ts'

/** Specification 7.3, reports: of the caller's own effort, and a line manager's of those who report to them. */
export const reportHandlers = (_service: Service): Handlers<typeof reportCalls> => ({
  dashboard: async ({ body, caller, commit }) => {
    const range = readRange(body)
    return await commit((tx) => sumEfforts(tx, caller.memberId, range))
  },

  weeklyTimesheetAudit: async ({ body, caller, commit, now }) => {
    const range = readRange(body, auditMaxDays)
    return await commit((tx) => auditMembers(tx, caller, body.TeammemberId ?? null, range, now))
  },
})
