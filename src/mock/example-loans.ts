import { installmentAmounts, type LoanStatus, monthsAfter } from '#rules/loans.ts'
import { digitsOf } from '#rules/money.ts'
import { exampleId, table } from './table.ts'

const loans = table(
  '1',
  'amount currency installment status paid start description',
  `
  1800 | AUD | 6 | Pending | 0 | 1 | A bicycle for the way to the office
  3600 | AUD | 12 | Approved | 4 | -4 | New notebook and screen
  30000000 | TMN | 10 | Approved | 5 | -5 | Moving house
  24000 | AUD | 24 | Rejected | 0 | -2 | A second-hand car
  2500 | AUD | 5 | FullyPaid | 5 | -11 | Dentist`,
)

/** A page of loans of every status around a day, with what they come to. @param today `YYYY-MM-DD` */
export const loanPageAround = (today: string) => ({
  loans: loans.map(({ id, amount, currency, installment, status, paid, start, description }) => {
    const firstDay = monthsAfter(`${today.slice(0, 7)}-01`, Number(start))
    const amounts = installmentAmounts(amount, Number(installment), digitsOf(currency))
    const isPaying = status === 'Approved' || status === 'FullyPaid'
    return {
      ...{ id, commitmentId: exampleId('c', 2), amount, currency, installment: Number(installment), description },
      ...{ reference: null, status: status as LoanStatus, isOpen: status === 'Pending' },
      version: 1,
      perInstallment: amounts[0],
      remaining: status === 'Rejected' ? '0' : String(Number(amounts[0]) * (amounts.length - Number(paid))),
      requestedAt: `${monthsAfter(firstDay, -2)}T09:00:00.000Z`,
      proposedPaymentDate: firstDay,
      paymentDate: isPaying ? firstDay : null,
      paymentReference: isPaying ? `LN-${firstDay}` : null,
      lines: amounts.map((one, index) => ({
        amount: one,
        description: `Installment ${index + 1} of ${installment}`,
        dueDate: monthsAfter(firstDay, index),
        paidDate: index < Number(paid) ? monthsAfter(firstDay, index) : null,
      })),
    }
  }),
  totalCount: loans.length,
  totals: [
    { currency: 'AUD', amount: '31900', remaining: '4200' },
    { currency: 'TMN', amount: '30000000', remaining: '15000000' },
  ],
})

export const exampleLoanCommitments = [
  { id: exampleId('c', 2), name: 'Harbour Booking Platform', currency: 'AUD' },
  { id: exampleId('c', 3), name: 'Atlas Map Service', currency: 'TMN' },
]
