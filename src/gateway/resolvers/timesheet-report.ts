import { reportCalls } from '#contract/report.ts'
import { callerOf } from '../context.ts'
import { renamingFields } from '../errors.ts'
import type { QueryResolvers } from '../generated/resolver-types.ts'
import { fromReport, toReport } from '../mappers/timesheet-report.ts'

const filterFields = renamingFields({ startDate: 'start', endDate: 'end', TeammemberIds: 'memberIds', ProjectIds: 'projectIds' })

export const timesheetReportQueries: Pick<QueryResolvers, 'timesheetReport'> = {
  timesheetReport: async (_root, input, context) => {
    const body = fromReport(input, callerOf(context).memberId)
    return toReport(await context.ask(reportCalls.timesheetReport, { body }).catch(filterFields))
  },
}
