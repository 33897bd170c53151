import type { FieldName, Form } from './form-fields.ts'
import { isInstallments, isLoanAmount, loanDescriptionMaxLength, normaliseAmount } from './loans.ts'
import { messages } from './messages.ts'

/** The fields of the loan request, each named once with its rule (specification 5, Loan form; decisions A13 and C). */
export const loanForm = {
  commitmentId: { kind: 'id', required: true, always: true },
  amount: {
    kind: 'money',
    required: true,
    wrong: messages.loanAmountInvalid,
    normalise: normaliseAmount,
    check: (value) => (isLoanAmount(value) ? null : messages.loanAmountInvalid),
  },
  installment: {
    kind: 'count',
    required: true,
    wrong: messages.loanInstallmentsInvalid,
    check: (value) => (isInstallments(value) ? null : messages.loanInstallmentsInvalid),
  },
  proposedPaymentDate: { kind: 'day' },
  description: { kind: 'text', maxLength: loanDescriptionMaxLength, lines: true },
} as const satisfies Form

export type LoanField = FieldName<typeof loanForm>
