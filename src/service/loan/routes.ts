import type { BodyOf } from '#contract/call.ts'
import type { loanCalls } from '#contract/loan.ts'
import { loanForm } from '#rules/loan-form.ts'
import { messages } from '#rules/messages.ts'
import { takeWhole } from '../form-fields.ts'
import type { Handlers, Service } from '../handler.ts'
import { invalid } from '../http-error.ts'
import { addLoan, changeLoan, type LoanContent, removeLoan } from './changes.ts'
import { findLoanCommitments } from './commitments.ts'
import { findLoanPage } from './store.ts'

/** @throws HttpError 400 with the field that breaks a rule of the form */
const readContent = (body: BodyOf<(typeof loanCalls)['add']>, now: Date): LoanContent => {
  const { amount, installment, ...rest } = takeWhole(loanForm, body, now)
  if (amount === null) throw invalid('Amount', messages.required)
  if (installment === null) throw invalid('Installment', messages.required)
  return { ...rest, amount, installment }
}

/** Specification 2.8, 4 and 5 Loan, 7.5: always and only the caller's own. */
export const loanHandlers = ({ db }: Service): Handlers<typeof loanCalls> => ({
  add: async ({ body, caller, commit, now }) => {
    const content = readContent(body, now)
    return await commit((tx) => addLoan(tx, caller, content, now))
  },

  update: async ({ params, body, caller, commit, now }) => {
    const content = readContent(body, now)
    return await commit((tx) =>
      changeLoan(tx, caller, { id: params.id.toLowerCase(), version: body.Version ?? null, content }, now),
    )
  },

  remove: async ({ params, caller, commit }) =>
    await commit(async (tx) => {
      await removeLoan(tx, caller, params.id.toLowerCase())
      return true
    }),

  list: async ({ body, caller, commit }) =>
    await commit((tx) =>
      findLoanPage(tx, caller.memberId, {
        number: body.PageNumber,
        size: body.PageSize,
        sortBy: body.SortProp,
        descending: body.SortOrder === 'Desc',
      }),
    ),

  commitments: async ({ caller, now }) =>
    (await findLoanCommitments(db, caller.memberId, now)).map(({ id, name, currency }) => ({
      commitmentId: id,
      commitmentFullName: name,
      currency,
    })),
})
