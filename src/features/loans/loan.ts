import type { Loans_rowFragment } from '#generated/features/loans/loans.ts'
import type { LoanBase, LoanRemote } from '#machines/loan-form/loan-draft.ts'
import type { FormValues } from '#rules/form-fields.ts'
import { moneyText } from '#rules/money.ts'
import type { StatusName } from '#ui/Chip.tsx'

/** A loan as the page's query has it. */
export type Loan = Loans_rowFragment

/** The colour of a status. */
export const statusNames: Readonly<Record<Loan['status'], StatusName>> = {
  Pending: 'pending',
  Approved: 'active',
  Rejected: 'rejected',
  FullyPaid: 'expired',
}

export const amountOf = ({ amount, currency }: Loan): string => moneyText(amount, currency)
export const remainingOf = ({ remaining, currency }: Loan): string => moneyText(remaining, currency)
export const eachOf = ({ perInstallment, currency }: Loan): string => moneyText(perInstallment, currency)

/** An amount without its currency, where that stands beside it: '300.00'. */
export const numberText = (amount: string, currency: string): string => moneyText(amount, currency).slice(0, -currency.length - 1)

/** What the note's tooltip says: the description, and what the owner noted with the answer. */
export const noteOf = ({ description, reference }: Loan): string | null => {
  const parts = [description, reference === null ? null : `Reference: ${reference}`].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join('\n')
}

/** The loan as the form changes it. */
export const baseOf = (loan: Loan): LoanBase => ({
  id: loan.id,
  commitmentId: loan.commitmentId,
  currency: loan.currency,
  amount: amountOf(loan),
  version: loan.version,
})

export const valuesOf = (loan: Loan): FormValues => ({
  commitmentId: loan.commitmentId,
  amount: loan.amount,
  installment: String(loan.installment),
  proposedPaymentDate: loan.proposedPaymentDate ?? '',
  description: loan.description ?? '',
})

export const remoteOf = (loan: Loan): LoanRemote => ({ base: baseOf(loan), values: valuesOf(loan) })

/** The loan of a form as it is by now, when it can be changed still and is newer than what the form is based on. */
export const newerOf = (base: LoanBase | null, loans: readonly Loan[]): LoanRemote | null => {
  const found = loans.find(({ id, isOpen, version }) => isOpen && id === base?.id && version > base.version)
  return found === undefined ? null : remoteOf(found)
}
