import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isSameAmount, moneyText, roundedAmount, sumOf } from '#rules/money.ts'
import { isUuid } from '#rules/uuid.ts'
import { recordAudit } from '../audit/store.ts'
import type { Transaction } from '../db/database.ts'
import { loan, loanLine } from '../db/loan-schema.ts'
import { teamMember } from '../db/member-schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { notify } from '../notification/notify.ts'
import { isKeptDay } from '../timesheet/days.ts'
import { AdminProblem } from './admin-problem.ts'
import type { OwnerWork } from './owner-work.ts'
import { revealPaidAccount } from './paid-account.ts'

type StoredLoan = typeof loan.$inferSelect
type Changes = Partial<StoredLoan>

/** Finds the loan and holds it: what its member changes at the same time comes before or after. @throws AdminProblem when it is none */
const hold = async (tx: Transaction, id: string): Promise<StoredLoan> => {
  const [found] = isUuid(id) ? await tx.select().from(loan).where(eq(loan.id, id)).for('update') : []
  if (found === undefined) throw new AdminProblem([`There is no loan ${id}.`])
  return found
}

const change = async (
  tx: Transaction,
  { now }: OwnerWork,
  { memberId, id }: StoredLoan,
  changes: Changes,
  event: 'Update' | 'AdminApprove' | 'PaymentRefAdd',
): Promise<void> => {
  await tx
    .update(loan)
    .set({ ...changes, version: sql`${loan.version} + 1`, updatedAt: now })
    .where(and(eq(loan.memberId, memberId), eq(loan.id, id)))
  await recordAudit(tx, { memberId, type: 'Loan', recordId: id, event, userId: null }, now)
}

const tell = (tx: Transaction, work: OwnerWork, { memberId, amount, currency }: StoredLoan, what: string) =>
  notify(tx, work, {
    memberId,
    kind: 'Loan',
    title: 'Loan',
    body: `Your loan of ${moneyText(amount, currency)} ${what}`,
    link: '/team-member/loans',
  })

/** @throws AdminProblem for a text that is no day of the calendar */
const checkDay = (option: string, day: string): string => {
  if (!isKeptDay(day)) throw new AdminProblem([`${option} must be a day, for example 2026-03-01.`])
  return day
}

/** @throws AdminProblem for a text that is empty or too long */
const checkText = (option: string, text: string): string => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > 100) throw new AdminProblem([`${option} must have 1 to 100 characters.`])
  return trimmed
}

/** @throws AdminProblem unless the loan is in the state */
const checkStatus = ({ id, status }: StoredLoan, wanted: 'Pending' | 'Approved'): void => {
  if (status !== wanted) throw new AdminProblem([`The loan ${id} is ${status}, not ${wanted}.`])
}

/**
 * Approves a loan that waits.
 *
 * @param amount what the owner has read: its member may have changed it meanwhile
 * @param start when the first instalment is due; the day that its member asked for when null
 */
export const approveLoan = async (
  work: OwnerWork,
  id: string,
  amount: string,
  start: string | null,
): Promise<readonly string[]> =>
  await inTransaction(work.db, async (tx) => {
    const held = await hold(tx, id)
    checkStatus(held, 'Pending')
    const asked = moneyText(held.amount, held.currency)
    const isRead = /^\d{1,13}(?:\.\d{1,2})?$/.test(amount) && isSameAmount(amount, held.amount)
    if (!isRead) throw new AdminProblem([`The loan ${held.id} is ${asked} in ${held.installment} now, not ${amount}.`])
    const startPaymentDate = start === null ? held.proposedPaymentDate : checkDay('--start', start)
    if (startPaymentDate === null) throw new AdminProblem([`The loan ${held.id} has no proposed day: say --start.`])
    await change(tx, work, held, { status: 'Approved', startPaymentDate }, 'AdminApprove')
    await tell(tx, work, held, `is approved. The first instalment is due on ${startPaymentDate}.`)
    return [`${held.id}: approved, ${asked} in ${held.installment}`]
  })

/** Rejects a loan that waits; nothing of it is owed. @param reason the member reads it */
export const rejectLoan = async (work: OwnerWork, id: string, reason: string): Promise<readonly string[]> =>
  await inTransaction(work.db, async (tx) => {
    const held = await hold(tx, id)
    checkStatus(held, 'Pending')
    const reference = checkText('--reason', reason)
    await change(tx, work, held, { status: 'Rejected', unpaidAmount: '0', reference }, 'Update')
    await tell(tx, work, held, `is rejected: ${reference}`)
    return [`${held.id}: rejected`]
  })

/** Notes that an approved loan was paid out. @param given what names the payment at the bank */
export const payLoan = async (work: OwnerWork, id: string, given: string): Promise<readonly string[]> =>
  await inTransaction(work.db, async (tx) => {
    const held = await hold(tx, id)
    checkStatus(held, 'Approved')
    if (held.paymentReference !== null) throw new AdminProblem([`The loan ${held.id} is paid out already.`])
    const paymentReference = checkText('--reference', given)
    await change(tx, work, held, { paymentReference }, 'PaymentRefAdd')
    await tell(tx, work, held, `is paid, reference ${paymentReference}.`)
    return [`${held.id}: paid`]
  })

/**
 * Notes that an instalment was paid back; with the last one the loan is fully repaid. Said twice it counts once.
 *
 * @param instalment the next open one, from 1
 * @param day `YYYY-MM-DD`
 */
export const repayLoan = async (work: OwnerWork, id: string, instalment: string, day: string): Promise<readonly string[]> =>
  await inTransaction(work.db, async (tx) => {
    const held = await hold(tx, id)
    checkStatus(held, 'Approved')
    if (held.paymentReference === null) throw new AdminProblem([`The loan ${held.id} is not paid out yet.`])
    const paidDate = checkDay('--paid', day)
    const ofLoan = and(eq(loanLine.memberId, held.memberId), eq(loanLine.loanId, held.id))
    const open = await tx
      .select()
      .from(loanLine)
      .where(and(ofLoan, isNull(loanLine.paidDate)))
      .orderBy(asc(loanLine.position))
    const [next, ...rest] = open
    if (next === undefined) throw new AdminProblem([`The loan ${held.id} has no open instalment.`])
    if (String(next.position + 1) !== instalment) {
      throw new AdminProblem([`The next open instalment of the loan ${held.id} is ${next.position + 1}, not ${instalment}.`])
    }
    await tx
      .update(loanLine)
      .set({ paidDate })
      .where(and(ofLoan, eq(loanLine.position, next.position)))
    const unpaidAmount = roundedAmount(sumOf(rest.map(({ amount }) => amount)), held.currency)
    const isOver = rest.length === 0
    await change(tx, work, held, { unpaidAmount, ...(isOver ? { status: 'FullyPaid' } : {}) }, 'Update')
    const left = isOver ? 'is fully repaid.' : `has ${moneyText(unpaidAmount, held.currency)} left to repay.`
    await tell(tx, work, held, left)
    return [`${held.id}: instalment ${next.position + 1} of ${held.installment} repaid`]
  })

/** A loan with the account that its money goes to, in full; noted in the audit trail as revealed. @throws AdminProblem when it is none */
export const showLoan = async (work: OwnerWork, id: string): Promise<readonly string[]> =>
  await inTransaction(work.db, async (tx) => {
    const held = await hold(tx, id)
    const [member] = await tx.select().from(teamMember).where(eq(teamMember.id, held.memberId))
    return [
      `${held.id}: ${moneyText(held.amount, held.currency)} in ${held.installment}, ${held.status}`,
      `${member?.firstName} ${member?.lastName}, ${member?.email}`,
      ...(await revealPaidAccount(tx, work, held.memberId)),
    ]
  })

const stateOf = ({ status, paymentReference }: StoredLoan): string => {
  if (status === 'Pending') return 'waits for an answer'
  return paymentReference === null ? 'waits for payment' : 'is being repaid'
}

/** The loans that are not over, a line each. */
export const listLoans = async ({ db }: Pick<OwnerWork, 'db'>): Promise<readonly string[]> => {
  const rows = await db
    .select({ held: loan, email: teamMember.email })
    .from(loan)
    .innerJoin(teamMember, eq(teamMember.id, loan.memberId))
    .where(inArray(loan.status, ['Pending', 'Approved']))
    .orderBy(asc(loan.createdAt), asc(loan.id))
  return rows.map(({ held, email }) =>
    [held.id, email, `${moneyText(held.amount, held.currency)} in ${held.installment}`, stateOf(held)].join('  '),
  )
}
