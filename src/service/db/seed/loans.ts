import Big from 'big.js'
import { installmentAmounts, type LoanStatus, monthsAfter } from '#rules/loans.ts'
import { digitsOf } from '#rules/money.ts'
import type { Queries } from '../database.ts'
import { loan, loanLine } from '../loan-schema.ts'
import { memberIdOf } from './accounts.ts'
import { dayFrom, momentFrom, seedId } from './ids.ts'
import { seedNewDays } from './new-days.ts'

interface DemoLoan {
  readonly key: string
  /** A commitment of the person. */
  readonly commitment: string
  readonly currency: string
  readonly amount: string
  readonly installments: number
  readonly status: LoanStatus
  /** Days before or after today on which the first instalment was asked for. */
  readonly start: number
  /** How many instalments are paid back. */
  readonly paid: number
  readonly description: string | null
  readonly reference?: string
}

const loanOf = (
  key: string,
  [commitment, currency]: readonly [string, string],
  [amount, installments]: readonly [string, number],
  [status, start, paid]: readonly [LoanStatus, number, number],
  description: string | null,
  reference?: string,
): DemoLoan => ({
  key,
  commitment,
  currency,
  amount,
  installments,
  status,
  start,
  paid,
  description,
  ...(reference === undefined ? {} : { reference }),
})

const atlas = ['atlas', 'AUD'] as const
/** Its pay was in tomans before it ended. */
const quarry = ['quarry', 'TMN'] as const
const delivery = ['delivery', 'TMN'] as const

/** Loans of every status in two currencies, with paid and open instalments. */
const demoLoans: Readonly<Record<string, readonly DemoLoan[]>> = {
  member: [
    loanOf('bicycle', atlas, ['1800.00', 6], ['Pending', 30, 0], 'A bicycle for the way to the office'),
    loanOf('screen', atlas, ['720.00', 3], ['Pending', 45, 0], 'A second screen'),
    loanOf('notebook', atlas, ['3600.00', 12], ['Approved', -95, 4], 'New notebook and screen', 'Agreed with Lena'),
    loanOf('moving', quarry, ['30000000', 10], ['Approved', -150, 5], 'Moving house'),
    loanOf('course', atlas, ['990.00', 3], ['Approved', -20, 1], 'Certification course'),
    loanOf('dentist', atlas, ['2500.00', 5], ['FullyPaid', -330, 5], 'Dentist', 'Paid back with the July pay run'),
    loanOf('desk', atlas, ['640.00', 4], ['FullyPaid', -420, 4], 'Standing desk'),
    loanOf('visa', atlas, ['1200.00', 8], ['FullyPaid', -640, 8], 'Visa fees'),
    loanOf('heater', atlas, ['450.50', 5], ['FullyPaid', -520, 5], null),
    loanOf('car', atlas, ['24000.00', 24], ['Rejected', -60, 0], 'A second-hand car', 'More than a month’s salary at once'),
    loanOf('phone', atlas, ['899.00', 1], ['Rejected', -300, 0], 'Phone'),
    loanOf('wedding', quarry, ['90000000', 18], ['Rejected', -200, 0], 'My sister’s wedding'),
  ],
  lead: [
    loanOf('roof', atlas, ['6000.00', 12], ['Approved', -125, 5], 'Repair of the roof'),
    loanOf('piano', delivery, ['36000000', 9], ['Pending', 20, 0], 'A piano'),
    loanOf('camera', atlas, ['1500.00', 3], ['FullyPaid', -260, 3], 'Camera'),
    loanOf('boat', atlas, ['18000.00', 36], ['Rejected', -80, 0], 'A small boat'),
  ],
}

const rowsOf = (person: string, given: DemoLoan, today: Date) => {
  const [memberId, loanId] = [memberIdOf(person), seedId(`${person}/loan/${given.key}`)]
  const isPaying = given.status === 'Approved' || given.status === 'FullyPaid'
  const firstDay = dayFrom(today, given.start)
  const amounts = installmentAmounts(given.amount, given.installments, digitsOf(given.currency))
  const unpaid = amounts.slice(given.paid).reduce((sum, one) => sum.plus(one), new Big(0))
  return {
    loan: {
      memberId,
      id: loanId,
      commitmentId: seedId(`${person}/commitment/${given.commitment}`),
      amount: given.amount,
      currency: given.currency,
      installment: given.installments,
      description: given.description,
      proposedPaymentDate: firstDay,
      status: given.status,
      startPaymentDate: isPaying ? firstDay : null,
      paymentReference: isPaying ? `LN-${loanId.slice(0, 6).toUpperCase()}` : null,
      reference: given.reference ?? null,
      unpaidAmount: given.status === 'Rejected' ? '0' : unpaid.toFixed(),
      createdAt: momentFrom(today, Math.min(given.start - 30, -3)),
      updatedAt: momentFrom(today, Math.min(given.start - 20, -2)),
    },
    lines: amounts.map((amount, position) => ({
      memberId,
      loanId,
      position,
      amount,
      description: `Installment ${position + 1} of ${given.installments}`,
      paidDate: position < given.paid ? monthsAfter(firstDay, position) : null,
    })),
  }
}

/** The member's and the line manager's loans, put in once: one that was deleted does not come back. */
export const seedLoans = async (db: Queries, today: Date): Promise<void> => {
  const rows = Object.entries(demoLoans).flatMap(([person, list]) => list.map((given) => rowsOf(person, given, today)))
  await seedNewDays(db, 'loans', { first: '2026-01-01', last: '2026-01-01' }, async () => {
    await db
      .insert(loan)
      .values(rows.map((one) => one.loan))
      .onConflictDoNothing()
    await db
      .insert(loanLine)
      .values(rows.flatMap(({ lines }) => lines))
      .onConflictDoNothing()
  })
}
