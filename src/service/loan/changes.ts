import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { FormInput } from '#rules/form-fields.ts'
import type { loanForm } from '#rules/loan-form.ts'
import { dividesExactly, installmentAmounts } from '#rules/loans.ts'
import { messages } from '#rules/messages.ts'
import { digitsOf } from '#rules/money.ts'
import { recordAudit } from '../audit/store.ts'
import type { Transaction } from '../db/database.ts'
import { loan, loanLine } from '../db/loan-schema.ts'
import type { Caller } from '../handler.ts'
import { HttpError, invalid } from '../http-error.ts'
import { findLoanCommitment } from './commitments.ts'
import { findLoan, type Loan } from './store.ts'

/** What the member writes of a loan, checked by the form's rules. */
export type LoanContent = FormInput<typeof loanForm> & { readonly amount: string; readonly installment: number }

const own = ({ memberId }: Caller, id: string): SQL | undefined => and(eq(loan.memberId, memberId), eq(loan.id, id))

/** The member's loan while it may be changed (decisions B, Loan deletable): the condition of the statement that changes it. */
const ownOpen = (tx: Transaction, caller: Caller, id: string): SQL | undefined => {
  const paid = tx
    .select({ position: loanLine.position })
    .from(loanLine)
    .where(and(eq(loanLine.memberId, loan.memberId), eq(loanLine.loanId, loan.id), isNotNull(loanLine.paidDate)))
  return and(
    own(caller, id),
    eq(loan.status, 'Pending'),
    isNull(loan.startPaymentDate),
    isNull(loan.paymentReference),
    notExists(paid),
  )
}

/** Why a loan could not be changed. @returns 404 when it is gone, 409 when it was answered, or is open and another one by now */
const whyNot = async (tx: Transaction, caller: Caller, id: string): Promise<HttpError> => {
  const [found] = await tx.select({ id: loan.id }).from(loan).where(own(caller, id))
  if (found === undefined) return new HttpError(404, messages.loanGone)
  const [open] = await tx
    .select({ id: loan.id })
    .from(loan)
    .where(ownOpen(tx, caller, id))
  return new HttpError(409, open === undefined ? messages.loanClosed : messages.loanChanged)
}

/** @throws HttpError 400 for the amount when the instalments do not divide it in this currency */
const checkDivides = ({ amount, installment }: LoanContent, currency: string): void => {
  if (!dividesExactly(amount, installment, digitsOf(currency))) throw invalid('Amount', messages.loanIndivisible)
}

const columnsOf = (content: LoanContent, currency: string) => ({ ...content, currency, unpaidAmount: content.amount })

const writeLines = async (tx: Transaction, { memberId }: Caller, loanId: string, content: LoanContent, currency: string) => {
  const amounts = installmentAmounts(content.amount, content.installment, digitsOf(currency))
  const rows = amounts.map((amount, position) => ({
    memberId,
    loanId,
    position,
    amount,
    description: `Installment ${position + 1} of ${content.installment}`,
  }))
  await tx.delete(loanLine).where(and(eq(loanLine.memberId, memberId), eq(loanLine.loanId, loanId)))
  await tx.insert(loanLine).values(rows)
}

const written = async (tx: Transaction, caller: Caller, id: string, event: 'Create' | 'Update', now: Date): Promise<Loan> => {
  await recordAudit(tx, { memberId: caller.memberId, type: 'Loan', recordId: id, event, userId: caller.accountId }, now)
  const found = await findLoan(tx, caller.memberId, id)
  if (found === null) throw new HttpError(404, messages.loanGone)
  return found
}

/**
 * Requests a loan; it starts as Pending (specification 4).
 *
 * @throws HttpError 403 for somebody else's commitment, 400 with the field that breaks a rule
 */
export const addLoan = async (tx: Transaction, caller: Caller, content: LoanContent, now: Date): Promise<Loan> => {
  const { currency } = await findLoanCommitment(tx, caller.memberId, content.commitmentId, now)
  checkDivides(content, currency)
  const id = randomUUID()
  await tx.insert(loan).values({
    memberId: caller.memberId,
    id,
    ...columnsOf(content, currency),
    status: 'Pending',
    createdAt: now,
    updatedAt: now,
  })
  await writeLines(tx, caller, id, content, currency)
  return await written(tx, caller, id, 'Create', now)
}

interface LoanChange {
  readonly id: string
  /** The one that was changed; null saves over whatever is there. */
  readonly version: number | null
  readonly content: LoanContent
}

/**
 * Changes a loan that nobody has answered.
 *
 * @throws HttpError 404 when it is gone, 409 when it was answered or changed meanwhile, 400 with the field that breaks a rule
 */
export const changeLoan = async (
  tx: Transaction,
  caller: Caller,
  { id, version, content }: LoanChange,
  now: Date,
): Promise<Loan> => {
  // Held until the end: an answer that comes at the same time waits, or is seen by the statement below.
  const [before] = await tx.select().from(loan).where(own(caller, id)).for('update')
  if (before === undefined) throw new HttpError(404, messages.loanGone)
  const isSame = before.commitmentId === content.commitmentId
  const { currency } = isSame ? before : await findLoanCommitment(tx, caller.memberId, content.commitmentId, now)
  checkDivides(content, currency)
  const changed = await tx
    .update(loan)
    .set({ ...columnsOf(content, currency), version: sql`${loan.version} + 1`, updatedAt: now })
    .where(and(ownOpen(tx, caller, id), version === null ? undefined : eq(loan.version, version)))
    .returning({ id: loan.id })
  if (changed.length === 0) throw await whyNot(tx, caller, id)
  await writeLines(tx, caller, id, content, currency)
  return await written(tx, caller, id, 'Update', now)
}

/** Deletes a loan that nobody has answered. @throws HttpError 404 when it is gone, 409 when it was answered meanwhile */
export const removeLoan = async (tx: Transaction, caller: Caller, id: string): Promise<void> => {
  const removed = await tx
    .delete(loan)
    .where(ownOpen(tx, caller, id))
    .returning({ id: loan.id })
  if (removed.length === 0) throw await whyNot(tx, caller, id)
}
