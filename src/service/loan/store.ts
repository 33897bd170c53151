import { and, asc, count, eq, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Static } from 'typebox'
import type { LoanSortProp, loan as loanShape } from '#contract/loan.ts'
import { loanForm } from '#rules/loan-form.ts'
import { type LoanStatus, loanStatuses } from '#rules/loans.ts'
import { amountNumber } from '#rules/money.ts'
import { isOneOf, type Queries } from '../db/database.ts'
import { loan, loanLine } from '../db/loan-schema.ts'
import { teamMember } from '../db/member-schema.ts'
import { answerFields } from '../form-fields.ts'
import { groupBy } from '../group-by.ts'
import { dateTimeOf } from '../profile/forms.ts'

/** Loan (specification 3) as it travels. */
export type Loan = Static<typeof loanShape>

type StoredLoan = typeof loan.$inferSelect
type StoredLine = typeof loanLine.$inferSelect

const statusOf = (text: string): LoanStatus => loanStatuses.find((one) => one === text) ?? 'Pending'

const toLoan = (stored: StoredLoan, memberName: string, lines: readonly StoredLine[]): Loan => ({
  id: stored.id,
  ...answerFields(loanForm, stored),
  // Both columns are always filled.
  Amount: amountNumber(stored.amount),
  Installment: stored.installment,
  Currency: stored.currency,
  TeamMemberId: stored.memberId,
  TeamMemberName: memberName,
  Status: statusOf(stored.status),
  CreatedDate: stored.createdAt.toISOString(),
  StartPaymentDate: dateTimeOf(stored.startPaymentDate),
  UnPaidAmount: amountNumber(stored.unpaidAmount),
  PaymentReference: stored.paymentReference,
  Reference: stored.reference,
  PaymentOverview: lines.map((line) => ({
    Amount: amountNumber(line.amount),
    Description: line.description,
    IsPaid: line.paidDate !== null,
    PaidDate: dateTimeOf(line.paidDate),
  })),
  Version: stored.version,
})

/** A status sorts by what comes first in a loan's life. */
const statusRank = sql`array_position(array['Pending','Approved','Rejected','FullyPaid'], ${loan.status})`

const sortColumns: Readonly<Record<LoanSortProp, PgColumn | SQL>> = {
  id: loan.id,
  Amount: loan.amount,
  Currency: loan.currency,
  Installment: loan.installment,
  Description: loan.description,
  ProposedPaymentDate: loan.proposedPaymentDate,
  CommitmentId: loan.commitmentId,
  // The same for all of a member's loans.
  TeamMemberId: loan.memberId,
  TeamMemberName: loan.memberId,
  Status: statusRank,
  CreatedDate: loan.createdAt,
  StartPaymentDate: loan.startPaymentDate,
  UnPaidAmount: loan.unpaidAmount,
  PaymentReference: loan.paymentReference,
  Reference: loan.reference,
}

interface LoanPage {
  /** From 1. */
  readonly number: number
  readonly size: number
  readonly sortBy: LoanSortProp
  readonly descending: boolean
}

const orderOf = ({ sortBy, descending }: LoanPage): readonly SQL[] => [
  descending ? sql`${sortColumns[sortBy]} desc nulls last` : sql`${sortColumns[sortBy]} asc nulls last`,
  asc(loan.id),
]

const withLines = async (
  db: Queries,
  memberId: string,
  rows: readonly { stored: StoredLoan; name: string }[],
): Promise<Loan[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ stored }) => stored.id)
  const lines = await db
    .select()
    .from(loanLine)
    .where(and(eq(loanLine.memberId, memberId), isOneOf(loanLine.loanId, ids)))
    .orderBy(asc(loanLine.position))
  const byLoan = groupBy(lines, ({ loanId }) => loanId)
  return rows.map(({ stored, name }) => toLoan(stored, name, byLoan.get(stored.id) ?? []))
}

const memberName = sql<string>`trim(${teamMember.firstName} || ' ' || ${teamMember.lastName})`

const selectLoans = (db: Queries, condition: SQL | undefined) =>
  db
    .select({ stored: loan, name: memberName })
    .from(loan)
    .innerJoin(teamMember, eq(teamMember.id, loan.memberId))
    .where(condition)

/** A page of the member's loans with the totals of all of them, in three queries however many there are. */
export const findLoanPage = async (db: Queries, memberId: string, page: LoanPage) => {
  const mine = eq(loan.memberId, memberId)
  const rows = await selectLoans(db, mine)
    .orderBy(...orderOf(page))
    .limit(page.size)
    .offset((page.number - 1) * page.size)
  const totals = await db
    .select({ currency: loan.currency, count: count(), amount: sum(loan.amount), remaining: sum(loan.unpaidAmount) })
    .from(loan)
    .where(mine)
    .groupBy(loan.currency)
    .orderBy(asc(loan.currency))
  return {
    data: await withLines(db, memberId, rows),
    totalCount: totals.reduce((all, one) => all + one.count, 0),
    Totals: totals.map((one) => ({
      currency: one.currency,
      totalAmount: amountNumber(one.amount ?? '0'),
      totalRemainingAmount: amountNumber(one.remaining ?? '0'),
    })),
  }
}

/** One of the member's loans; null when they have none with this id. */
export const findLoan = async (db: Queries, memberId: string, id: string): Promise<Loan | null> => {
  const [found] = await withLines(db, memberId, await selectLoans(db, and(eq(loan.memberId, memberId), eq(loan.id, id))))
  return found ?? null
}
