import { auditCalls } from '#contract/audit.ts'
import { payRunCalls } from '#contract/pay-run.ts'
import { callerOf } from '../context.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolver-types.ts'
import { toAuditEntry, toPayRun } from '../mappers/pay-run.ts'
import { viewerOf } from './viewer.ts'

export const payRunQueries: Pick<QueryResolvers, 'payRuns' | 'payRunAudit'> = {
  payRuns: async (_root, _input, context) => {
    const { email } = callerOf(context)
    return (await context.ask(payRunCalls.getByEmail, { params: { email } })).map(toPayRun)
  },
  payRunAudit: async (_root, { id }, context) =>
    (await context.ask(auditCalls.list, { params: { type: 'PayRun', id } })).map(toAuditEntry),
}

export const payRunMutations: Pick<MutationResolvers, 'confirmPayRun'> = {
  confirmPayRun: async (_root, { id, totalPay }, context) => {
    const confirmed = await context.change(payRunCalls.tmApprove, { params: { id }, query: { AUDTotalPay: totalPay } })
    return { payRun: toPayRun(confirmed), viewer: await viewerOf(context) }
  },
}
