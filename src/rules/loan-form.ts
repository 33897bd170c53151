import { errorsIn, type Form, type FormErrors, type FormValues, isDay } from './form-fields.ts'
import {
  type DivisibleChoices,
  dividesExactly,
  divisibleChoices,
  isInstallments,
  isLoanAmount,
  loanDescriptionMaxLength,
  normaliseAmount,
  type ScheduleLine,
  scheduleOf,
} from './loans.ts'
import { messages } from './messages.ts'
import { digitsOf } from './money.ts'

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

/**
 * What is wrong with a loan request, by field; empty when it is acceptable (specification 5, Loan form).
 *
 * @param currency of the chosen commitment; null while none is chosen, which counts as two digits
 */
export const loanFormErrors = (values: FormValues, currency: string | null): FormErrors => {
  const errors = errorsIn(loanForm, values, '')
  const { amount, installment } = values
  if (errors.amount !== undefined || errors.installment !== undefined) return errors
  const isExact = dividesExactly(normaliseAmount(String(amount)), Number(installment), digitsOf(currency ?? ''))
  return isExact ? errors : { ...errors, amount: messages.loanIndivisible }
}

/** The schedule of what is typed so far, or what would divide in its place; null while amount or instalments are none. */
export const schedulePreview = (
  { amount, installment, proposedPaymentDate }: FormValues,
  currency: string | null,
): { readonly lines: readonly ScheduleLine[] } | { readonly choices: DivisibleChoices } | null => {
  const [text, count] = [normaliseAmount(String(amount)), String(installment)]
  if (!isLoanAmount(text) || !isInstallments(count)) return null
  const digits = digitsOf(currency ?? '')
  const installments = Number(count)
  if (!dividesExactly(text, installments, digits)) return { choices: divisibleChoices(text, installments, digits) }
  const start = typeof proposedPaymentDate === 'string' && isDay(proposedPaymentDate) ? proposedPaymentDate : null
  return { lines: scheduleOf({ amount: text, installments, start }, digits) }
}
