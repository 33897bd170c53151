import { someLoanBase } from '#machines/loan-form/loan-form.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import type { ControlledGateway } from './controlled-gateway.ts'
import { standForTeamArea } from './people.ts'

/** A loan as the gateway answers it, which nobody has answered. */
export const loanAnswer = (changes: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'Loan',
  id: someLoanBase.id,
  commitmentId: someLoanBase.commitmentId,
  amount: '1200',
  currency: 'AUD',
  installment: 4,
  perInstallment: '300',
  remaining: '1200',
  description: null,
  reference: null,
  status: 'Pending',
  requestedAt: '2026-02-20T09:00:00.000Z',
  proposedPaymentDate: '2026-12-01',
  paymentDate: null,
  paymentReference: null,
  isOpen: true,
  lines: [],
  version: 1,
  ...changes,
})

/** The same loan once it has been answered. */
export const approvedLoan = loanAnswer({ status: 'Approved', isOpen: false, paymentReference: 'LN-1', paymentDate: '2026-12-01' })

/** Answers at once what the loans page asks for. @returns how often the list was asked for */
export const standForLoans = (gateway: ControlledGateway, loansOf: (page: unknown) => readonly unknown[], totalCount = 1) => {
  const asked = { times: 0 }
  standForTeamArea(gateway, () => somebody)
  gateway.stand('Loans_page', ({ variables }) => {
    asked.times += 1
    const totals = [{ __typename: 'LoanTotal', currency: 'AUD', amount: '1200', remaining: '1200' }]
    return { data: { loans: { __typename: 'LoanPage', loans: loansOf(variables.page), totalCount, totals } } }
  })
  return asked
}
