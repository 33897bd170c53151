import type { Static } from 'typebox'
import type { AnswerOf, BodyOf } from '#contract/call.ts'
import type { loan, loanCalls } from '#contract/loan.ts'
import { loanForm } from '#rules/loan-form.ts'
import { installmentAmounts, isLoanOpen, monthsAfter } from '#rules/loans.ts'
import { amountText, digitsOf } from '#rules/money.ts'
import type { Loan, LoanCommitment, LoanInput, LoanLine, LoanPage } from '../generated/resolver-types.ts'
import { fromFields } from './form-fields.ts'
import { toDay } from './values.ts'

type V1Loan = Static<typeof loan>

/** v1 has no day on which an instalment is due: it follows from when the loan begins. */
const toLines = (one: V1Loan): LoanLine[] => {
  const start = toDay(one.StartPaymentDate ?? one.ProposedPaymentDate)
  return one.PaymentOverview.map((line, index) => ({
    amount: amountText(line.Amount),
    description: line.Description,
    dueDate: start === null ? null : monthsAfter(start, index),
    paidDate: toDay(line.PaidDate),
  }))
}

export const toLoan = (one: V1Loan): Loan => {
  const amount = amountText(one.Amount)
  return {
    id: one.id,
    commitmentId: one.CommitmentId,
    amount,
    currency: one.Currency,
    installment: one.Installment,
    perInstallment: installmentAmounts(amount, one.Installment, digitsOf(one.Currency))[0] ?? amount,
    remaining: amountText(one.UnPaidAmount),
    description: one.Description,
    reference: one.Reference,
    status: one.Status,
    requestedAt: one.CreatedDate,
    proposedPaymentDate: toDay(one.ProposedPaymentDate),
    paymentDate: toDay(one.StartPaymentDate),
    paymentReference: one.PaymentReference,
    isOpen: isLoanOpen({
      status: one.Status,
      startPaymentDate: one.StartPaymentDate,
      paymentReference: one.PaymentReference,
      lines: one.PaymentOverview.map(({ IsPaid }) => ({ isPaid: IsPaid })),
    }),
    lines: toLines(one),
    version: one.Version,
  }
}

export const toLoanPage = ({ data, totalCount, Totals }: AnswerOf<(typeof loanCalls)['list']>): LoanPage => ({
  loans: data.map(toLoan),
  totalCount,
  totals: Totals.map((one) => ({
    currency: one.currency,
    amount: amountText(one.totalAmount),
    remaining: amountText(one.totalRemainingAmount),
  })),
})

export const toLoanCommitments = (list: AnswerOf<(typeof loanCalls)['commitments']>): LoanCommitment[] =>
  list.map((one) => ({ id: one.commitmentId, name: one.commitmentFullName, currency: one.currency }))

export const fromLoan = (input: LoanInput): BodyOf<(typeof loanCalls)['add']> => fromFields(loanForm, input)

/** @param version the one that was changed; null for whatever is there */
export const fromChangedLoan = (input: LoanInput, version: number | null): BodyOf<(typeof loanCalls)['update']> => ({
  ...fromLoan(input),
  Version: version,
})
