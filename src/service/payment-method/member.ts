import { and, eq, isNull } from 'drizzle-orm'
import { messages } from '#rules/messages.ts'
import { type PaymentAccountType, paymentMethodTypes, paymentTypeOf, typeLock, typeLockedText } from '#rules/payment-methods.ts'
import type { Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { payRun } from '../db/pay-run-schema.ts'
import { forbidden, HttpError } from '../http-error.ts'

const columns = {
  id: teamMember.id,
  email: teamMember.email,
  firstName: teamMember.firstName,
  paymentMethodType: teamMember.paymentMethodType,
  updatedPaymentMethodDate: teamMember.updatedPaymentMethodDate,
}

/** What of a person decides how they are paid. */
export type PaidMember = Pick<typeof teamMember.$inferSelect, keyof typeof columns>

/** A day where the service is, `YYYY-MM-DD`: the lock counts in these. */
export const serviceDay = (at: Date): string => at.toISOString().slice(0, 10)

/** @throws HttpError 403 when there is no such person */
export const findPaidMember = async (db: Queries, memberId: string): Promise<PaidMember> => {
  const [member] = await db.select(columns).from(teamMember).where(eq(teamMember.id, memberId))
  if (member === undefined) throw forbidden()
  return member
}

/**
 * The person, locked until the transaction ends. A pay run that begins meanwhile refers to this row, so that it waits here, or this
 * waits for it: whatever is decided next about active pay runs stays true until the commit. Whoever makes pay runs locks the same row
 * (`lockMember`) before it looks at the accounts.
 *
 * @throws HttpError 403 when there is no such person
 */
export const lockPaidMember = async (tx: Queries, memberId: string): Promise<PaidMember> => {
  const [member] = await tx.select(columns).from(teamMember).where(eq(teamMember.id, memberId)).for('update')
  if (member === undefined) throw forbidden()
  return member
}

/** Whether some pay run of the person is not paid yet (decisions B, Pay run). */
export const hasActivePayRun = async (db: Queries, memberId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: payRun.id })
    .from(payRun)
    .where(and(eq(payRun.memberId, memberId), isNull(payRun.paymentRefAddedDate)))
    .limit(1)
  return rows.length > 0
}

/** The end of the type's lock while it holds, `YYYY-MM-DD`. */
export const lockOf = ({ paymentMethodType, updatedPaymentMethodDate }: PaidMember, now: Date): string | null => {
  if (paymentTypeOf(paymentMethodType) === null || updatedPaymentMethodDate === null) return null
  return typeLock(serviceDay(updatedPaymentMethodDate), serviceDay(now))
}

/** Whether the person is paid by this type. */
export const isPaidBy = ({ paymentMethodType }: PaidMember, type: PaymentAccountType): boolean =>
  paymentMethodType === paymentMethodTypes[type]

/** @throws HttpError 409 when another type is locked now */
export const refuseLockedType = (member: PaidMember, type: PaymentAccountType, now: Date): void => {
  const until = isPaidBy(member, type) ? null : lockOf(member, now)
  if (until !== null) throw new HttpError(409, typeLockedText(until), { field: 'PaymentMethodType' })
}

/** @throws HttpError 409 when another type is locked now, or money is on its way */
export const refuseOtherType = (member: PaidMember, type: PaymentAccountType, isActive: boolean, now: Date): void => {
  refuseLockedType(member, type, now)
  if (isActive && !isPaidBy(member, type)) throw new HttpError(409, messages.defaultBlockedByPayRun)
}

/**
 * Makes a type the one by which the person is paid, and locks it (specification 4).
 *
 * @returns whether it was another one before
 */
export const chooseType = async (tx: Queries, member: PaidMember, type: PaymentAccountType, now: Date): Promise<boolean> => {
  if (isPaidBy(member, type)) return false
  await tx
    .update(teamMember)
    .set({ paymentMethodType: paymentMethodTypes[type], updatedPaymentMethodDate: now })
    .where(eq(teamMember.id, member.id))
  return true
}
