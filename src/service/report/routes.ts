import type { reportCalls } from '#contract/report.ts'
import type { Handlers, Service } from '../handler.ts'
import { readRange } from '../timesheet/days.ts'
import { sumEfforts } from './dashboard.ts'

/** Specification 7.3, reports: of the caller's own effort. */
export const reportHandlers = (_service: Service): Handlers<typeof reportCalls> => ({
  dashboard: async ({ body, caller, commit }) => {
    const range = readRange(body)
    return await commit((tx) => sumEfforts(tx, caller.memberId, range))
  },
})
