import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, moment } from './columns.ts'
import { commitment } from './commitment-schema.ts'
import { memberId } from './member-schema.ts'

const money = () => numeric({ precision: 18, scale: 2 })

/** What a member borrows against a commitment (specification 3, Loan). */
export const loan = pgTable(
  'loan',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    commitmentId: uuid().notNull(),
    amount: money().notNull(),
    /** The commitment's when the loan was requested. */
    currency: text().notNull(),
    /** How many instalments; each is a line. */
    installment: integer().notNull(),
    description: text(),
    /** When the member would like to begin paying back. */
    proposedPaymentDate: day(),
    /** 'Pending', 'Approved', 'Rejected' or 'FullyPaid'. */
    status: text().notNull(),
    /** When the first instalment is due, once the loan is approved. */
    startPaymentDate: day(),
    /** What names the loan's payment at the bank. */
    paymentReference: text(),
    /** What the owner notes with the answer. */
    reference: text(),
    /** What is still to be paid back: the open lines' sum, nothing of a rejected loan. Changed in the statement that changes them. */
    unpaidAmount: money().notNull(),
    /** Counts the changes, from 1. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      columns: [table.memberId, table.commitmentId],
      foreignColumns: [commitment.memberId, commitment.id],
      name: 'loan_commitment_fkey',
    }),
    index('loan_proposed_payment_date_idx').on(table.memberId, sql`${table.proposedPaymentDate} desc nulls last`, table.id),
  ],
)

/** One instalment of a loan. */
export const loanLine = pgTable(
  'loan_line',
  {
    memberId: memberId(),
    loanId: uuid().notNull(),
    /** From 0, a month apart. */
    position: integer().notNull(),
    amount: money().notNull(),
    description: text().notNull(),
    /** When it was paid back; null while it is open. */
    paidDate: day(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.loanId, table.position] }),
    foreignKey({
      columns: [table.memberId, table.loanId],
      foreignColumns: [loan.memberId, loan.id],
      name: 'loan_line_loan_fkey',
    }).onDelete('cascade'),
  ],
)
