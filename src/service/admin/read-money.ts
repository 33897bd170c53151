import { asc } from 'drizzle-orm'
import { type LoanStatus, loanStatuses } from '#rules/loans.ts'
import { plainAmount } from '#rules/money.ts'
import { commitment } from '../db/commitment-schema.ts'
import { isOneOf, type Queries } from '../db/database.ts'
import { loan, loanLine } from '../db/loan-schema.ts'
import { payRun, payRunItem } from '../db/pay-run-schema.ts'
import { groupBy } from '../group-by.ts'
import type { LoanEntry, PayRunEntry, PayRunLineEntry } from './document.ts'
import { findPeople } from './people.ts'
import { byText } from './read.ts'

/** Pay runs and loans as they are stored, in the form of an admin's file. */

export type StoredPayRunLine = Required<PayRunLineEntry>
export type StoredPayRun = Required<Omit<PayRunEntry, 'exchangeRate' | 'lines'>> & { readonly lines: StoredPayRunLine[] }
export type StoredLoanLine = Required<NonNullable<LoanEntry['lines']>[number]>
export type StoredLoan = Required<Omit<LoanEntry, 'lines'>> & { readonly lines: StoredLoanLine[] }

const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** @param memberIds whose; everybody's when not given */
export const readPayRuns = async (db: Queries, memberIds?: readonly string[]): Promise<StoredPayRun[]> => {
  const whose = memberIds === undefined ? undefined : isOneOf(payRun.memberId, memberIds)
  const whoseLines = memberIds === undefined ? undefined : isOneOf(payRunItem.memberId, memberIds)
  const rows = await db.select().from(payRun).where(whose)
  const items = await db.select().from(payRunItem).where(whoseLines).orderBy(asc(payRunItem.position))
  const ofRun = groupBy(items, ({ memberId, payRunId }) => `${memberId} ${payRunId}`)
  const people = await findPeople(db, { ids: rows.map(({ memberId }) => memberId) })
  return rows
    .map((row) => ({
      id: row.id,
      member: people.emailOf(row.memberId) ?? row.memberId,
      from: row.fromDate,
      to: row.toDate,
      currency: row.exchangeCurrency,
      totalAud: plainAmount(row.audTotalPay),
      totalPaid: plainAmount(row.lcTotalPay),
      createdAt: row.createdAt.toISOString(),
      confirmedAt: momentOf(row.tmApprovedDate),
      approvedAt: momentOf(row.adminApprovedDate),
      paidAt: momentOf(row.paymentRefAddedDate),
      reference: row.paymentReference,
      lines: (ofRun.get(`${row.memberId} ${row.id}`) ?? []).map((item) => ({
        commitment: item.commitmentName,
        commitmentId: item.commitmentId,
        project: item.projectName,
        projectId: item.projectId,
        hours: plainAmount(item.totalHours),
        rate: item.audRate === null ? null : plainAmount(item.audRate),
        amount: plainAmount(item.audPay),
      })),
    }))
    .toSorted((one, other) => byText(one.member, other.member) || byText(one.from, other.from) || byText(one.id, other.id))
}

const statusOf = (text: string): LoanStatus => loanStatuses.find((one) => one === text) ?? 'Pending'

/** @param memberIds whose; everybody's when not given */
export const readLoans = async (db: Queries, memberIds?: readonly string[]): Promise<StoredLoan[]> => {
  const [whose, whoseLines, whoseCommitments] =
    memberIds === undefined
      ? [undefined, undefined, undefined]
      : [isOneOf(loan.memberId, memberIds), isOneOf(loanLine.memberId, memberIds), isOneOf(commitment.memberId, memberIds)]
  const rows = await db.select().from(loan).where(whose)
  const lines = await db.select().from(loanLine).where(whoseLines).orderBy(asc(loanLine.position))
  const ofLoan = groupBy(lines, ({ memberId, loanId }) => `${memberId} ${loanId}`)
  const commitments = await db.select({ id: commitment.id, name: commitment.name }).from(commitment).where(whoseCommitments)
  const names = new Map(commitments.map(({ id, name }) => [id, name]))
  const people = await findPeople(db, { ids: rows.map(({ memberId }) => memberId) })
  return rows
    .map((row) => ({
      id: row.id,
      member: people.emailOf(row.memberId) ?? row.memberId,
      commitment: names.get(row.commitmentId) ?? row.commitmentId,
      commitmentId: row.commitmentId,
      amount: plainAmount(row.amount),
      currency: row.currency,
      installments: row.installment,
      description: row.description,
      requestedAt: row.createdAt.toISOString(),
      proposedStart: row.proposedPaymentDate,
      start: row.startPaymentDate,
      status: statusOf(row.status),
      answer: row.reference,
      paymentReference: row.paymentReference,
      lines: (ofLoan.get(`${row.memberId} ${row.id}`) ?? []).map(({ amount, paidDate, description }) => ({
        amount: plainAmount(amount),
        paid: paidDate,
        description,
      })),
    }))
    .toSorted(
      (one, other) => byText(one.member, other.member) || byText(one.requestedAt, other.requestedAt) || byText(one.id, other.id),
    )
}
