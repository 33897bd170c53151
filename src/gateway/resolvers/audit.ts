import { reportCalls } from '#contract/report.ts'
import { callerOf } from '../context.ts'
import { renamingFields } from '../errors.ts'
import type { QueryResolvers } from '../generated/resolver-types.ts'
import { toAuditMember } from '../mappers/audit.ts'
import { fromRequiredDay } from '../mappers/values.ts'

const rangeFields = renamingFields({ startDate: 'start', endDate: 'end' })

export const auditQueries: Pick<QueryResolvers, 'weeklyAudit'> = {
  weeklyAudit: async (_root, { start, end, own }, context) => {
    const range = { startDate: fromRequiredDay(start, 'start'), endDate: fromRequiredDay(end, 'end') }
    const TeammemberId = own ? callerOf(context).memberId : null
    const members = await context.ask(reportCalls.weeklyTimesheetAudit, { body: { TeammemberId, ...range } }).catch(rangeFields)
    return {
      id: `${own ? 'own' : 'team'}/${start}/${end}`,
      start,
      end,
      members: members.map((one) => toAuditMember(one, start, end)),
    }
  },
}
