import { loanCalls } from '#contract/loan.ts'
import { loanSortFields } from '#rules/loans.ts'
import { callerOf } from '../context.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolver-types.ts'
import { fromChangedLoan, fromLoan, toLoan, toLoanCommitments, toLoanPage } from '../mappers/loan.ts'

export const loanQueries: Pick<QueryResolvers, 'loans' | 'loanCommitments'> = {
  loans: async (_root, { page, pageSize, sort, descending }, context) => {
    const body = {
      PageNumber: page,
      PageSize: pageSize,
      SortOrder: descending ? 'Desc' : 'Asc',
      SortProp: loanSortFields[sort],
    } as const
    return toLoanPage(await context.ask(loanCalls.list, { params: { id: callerOf(context).memberId }, body }))
  },
  loanCommitments: async (_root, _input, context) => {
    const params = { email: callerOf(context).email }
    return toLoanCommitments(await context.ask(loanCalls.commitments, { params }))
  },
}

export const loanMutations: Pick<MutationResolvers, 'saveLoan' | 'removeLoan'> = {
  saveLoan: async (_root, { id, version, input }, context) => {
    if (id === null || id === undefined) return toLoan(await context.change(loanCalls.add, { body: fromLoan(input) }))
    const body = fromChangedLoan(input, version ?? null)
    return toLoan(await context.change(loanCalls.update, { params: { id }, body }))
  },
  removeLoan: async (_root, { id }, context) => {
    await context.change(loanCalls.remove, { params: { id } })
    return { done: true }
  },
}
