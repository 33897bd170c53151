import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { payRun as payRunShape } from '#contract/pay-run.ts'
import { messages } from '#rules/messages.ts'
import { amountNumber } from '#rules/money.ts'
import type { Queries, Transaction } from '../db/database.ts'
import { payRun, payRunItem } from '../db/pay-run-schema.ts'
import { groupBy } from '../group-by.ts'
import { HttpError } from '../http-error.ts'
import { dateTimeOf } from '../profile/forms.ts'

/** Pay run (specification 3) as it travels. */
export type PayRun = Static<typeof payRunShape>
type StoredPayRun = typeof payRun.$inferSelect
type StoredItem = typeof payRunItem.$inferSelect

const toItem = ({ totalHours, commitmentId, commitmentName, projectId, projectName, audRate, audPay }: StoredItem) => ({
  TotalHours: amountNumber(totalHours),
  CommitmentId: commitmentId,
  CommitmentName: commitmentName,
  ProjectId: projectId,
  ProjectName: projectName,
  AUDRate: audRate === null ? null : amountNumber(audRate),
  AUDPay: amountNumber(audPay),
})

const toPayRun = (stored: StoredPayRun, items: readonly StoredItem[]): PayRun => ({
  id: stored.id,
  FromDate: dateTimeOf(stored.fromDate) ?? '',
  ToDate: dateTimeOf(stored.toDate) ?? '',
  Items: items.map(toItem),
  AUDTotalPay: amountNumber(stored.audTotalPay),
  LCTotalPay: amountNumber(stored.lcTotalPay),
  ExchangeCurrency: stored.exchangeCurrency,
  TMApproved: stored.tmApprovedDate !== null,
  TMApprovedDate: stored.tmApprovedDate?.toISOString() ?? null,
  AdminApprovedDate: stored.adminApprovedDate?.toISOString() ?? null,
  PaymentReference: stored.paymentReference,
  PaymentRefAddedDate: stored.paymentRefAddedDate?.toISOString() ?? null,
})

/**
 * The member's pay runs with their lines, the newest period first.
 *
 * @param id only the one of this id
 */
export const findPayRuns = async (db: Queries, memberId: string, id?: string): Promise<readonly PayRun[]> => {
  const runs = and(eq(payRun.memberId, memberId), id === undefined ? undefined : eq(payRun.id, id))
  const lines = and(eq(payRunItem.memberId, memberId), id === undefined ? undefined : eq(payRunItem.payRunId, id))
  const stored = await db.select().from(payRun).where(runs).orderBy(desc(payRun.fromDate), asc(payRun.id))
  const items = groupBy(
    await db.select().from(payRunItem).where(lines).orderBy(asc(payRunItem.position)),
    ({ payRunId }) => payRunId,
  )
  return stored.map((one) => toPayRun(one, items.get(one.id) ?? []))
}

/** @throws HttpError 404 when the member has no such pay run: somebody else's is as good as none */
export const getPayRun = async (db: Queries, memberId: string, id: string): Promise<PayRun> => {
  const [found] = await findPayRuns(db, memberId, id)
  if (found === undefined) throw new HttpError(404, messages.payRunNotFound)
  return found
}

/** A pay run as it is stored, with its lines, held until the end of the transaction. @throws HttpError 404 when the member has none such */
export const holdPayRun = async (
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<readonly [run: StoredPayRun, items: readonly StoredItem[]]> => {
  const mine = and(eq(payRun.memberId, memberId), eq(payRun.id, id))
  const [stored] = await tx.select().from(payRun).where(mine).for('update')
  if (stored === undefined) throw new HttpError(404, messages.payRunNotFound)
  const ofRun = and(eq(payRunItem.memberId, memberId), eq(payRunItem.payRunId, id))
  return [stored, await tx.select().from(payRunItem).where(ofRun)]
}

/** The member's pay runs that are not paid yet, the oldest first. Whoever decides by it holds the member's row (`lockMember`). */
export const findActivePayRuns = async (db: Queries, memberId: string) =>
  await db
    .select({ id: payRun.id, fromDate: payRun.fromDate, confirmedAt: payRun.tmApprovedDate })
    .from(payRun)
    .where(and(eq(payRun.memberId, memberId), isNull(payRun.paymentRefAddedDate)))
    .orderBy(asc(payRun.fromDate))
