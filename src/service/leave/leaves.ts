import { randomUUID } from 'node:crypto'
import { and, asc, between, eq, type SQL } from 'drizzle-orm'
import { leaveClosed, leaveError } from '#rules/leave.ts'
import { messages } from '#rules/messages.ts'
import { todayIn } from '#rules/today.ts'
import { findLastConfirmedPayRunEnd } from '../commitment/record-commitment.ts'
import type { Queries, Transaction } from '../db/database.ts'
import { leave } from '../db/work-schema.ts'
import { HttpError, invalid } from '../http-error.ts'
import { onlyOnce } from '../profile/entries.ts'
import { dateTimeOf } from '../profile/forms.ts'
import { lockMember } from '../teammember/lock-member.ts'
import type { DayRange } from '../timesheet/days.ts'

const own = (memberId: string, id: string): SQL | undefined => and(eq(leave.memberId, memberId), eq(leave.id, id))

const toAnswer = ({ id, date }: { readonly id: string; readonly date: string }) => ({ id, Date: dateTimeOf(date) ?? '' })

const gone = (): HttpError => new HttpError(404, messages.leaveGone)

/**
 * Leave belongs to no commitment, so the day is that of UTC.
 *
 * @param errorOf the rule that the day has to keep to
 * @throws HttpError 400 for the Date
 */
const check = async (db: Queries, memberId: string, date: string, now: Date, errorOf: typeof leaveError): Promise<void> => {
  const lastConfirmedPayRunEnd = await findLastConfirmedPayRunEnd(db, memberId)
  const error = errorOf(date, { lastConfirmedPayRunEnd, today: todayIn(null, now) })
  if (error !== null) throw invalid('Date', error)
}

/** The member's days of leave of a range, by date. */
export const listLeaves = async (db: Queries, memberId: string, { start, end }: DayRange) => {
  const rows = await db
    .select({ id: leave.id, date: leave.date })
    .from(leave)
    .where(and(eq(leave.memberId, memberId), between(leave.date, start, end)))
    .orderBy(asc(leave.date))
  return rows.map(toAnswer)
}

/** @throws HttpError 404 when the member has no such day of leave */
const holdLeave = async (tx: Transaction, memberId: string, id: string) => {
  const [found] = await tx.select().from(leave).where(own(memberId, id)).for('update')
  if (found === undefined) throw gone()
  return found
}

/**
 * Registers a day of leave of the member, or moves the one of the id.
 *
 * @param given id null registers; date `YYYY-MM-DD`
 * @throws HttpError 400 for a day too far away or in a closed period, 404 for a leave that is gone, 409 for a day that is one of leave already
 */
export const saveLeave = async (
  tx: Transaction,
  memberId: string,
  given: { readonly id: string | null; readonly date: string },
  now: Date,
) => {
  const { date } = given
  await lockMember(tx, memberId)
  const id = given.id ?? randomUUID()
  if (given.id !== null) await check(tx, memberId, (await holdLeave(tx, memberId, id)).date, now, leaveClosed)
  await check(tx, memberId, date, now, leaveError)
  await onlyOnce(tx, new HttpError(409, messages.leaveExists, { field: 'Date' }), (inner) =>
    given.id === null
      ? inner.insert(leave).values({ memberId, id, date })
      : inner.update(leave).set({ date }).where(own(memberId, id)),
  )
  return toAnswer({ id, date })
}

/**
 * Removes a day of leave of the member.
 *
 * @throws HttpError 400 for one in a closed period, 404 for one that is gone
 */
export const removeLeave = async (tx: Transaction, memberId: string, id: string, now: Date): Promise<void> => {
  await lockMember(tx, memberId)
  await check(tx, memberId, (await holdLeave(tx, memberId, id)).date, now, leaveClosed)
  await tx.delete(leave).where(own(memberId, id))
}
