import { v1 } from '#contract/v1.ts'
import type { MutationResolvers } from '../generated/resolver-types.ts'
import { toKeptReport } from '../mappers/support.ts'

export const supportMutations: Pick<MutationResolvers, 'reportProblem'> = {
  reportProblem: async (_root, { report }, context) =>
    toKeptReport(await context.v1(v1.support.report, { body: { Report: report } })),
}
