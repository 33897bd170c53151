import { and, eq } from 'drizzle-orm'
import { messages } from '#rules/messages.ts'
import { isSameAmount } from '#rules/money.ts'
import { recordAudit } from '../audit/store.ts'
import type { Transaction } from '../db/database.ts'
import { payRun } from '../db/pay-run-schema.ts'
import type { Caller } from '../handler.ts'
import { HttpError } from '../http-error.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { areHoursOf } from './lines.ts'
import { getPayRun, holdPayRun, type PayRun } from './store.ts'

/**
 * Confirms a pay run that waits for the member (specification 4), which closes its period. Of several at once one counts, and it waits for
 * a time record that is being saved: what it pays for is what is recorded, or it is refused.
 *
 * @param seen the total in AUD that the member has seen; null for whatever it is
 * @throws HttpError 404 for one that is not theirs, 409 when it is confirmed already, or differs from what was seen or from the records
 */
export const confirmPayRun = async (
  tx: Transaction,
  caller: Caller,
  { id, seen }: { readonly id: string; readonly seen: string | null },
  now: Date,
): Promise<PayRun> => {
  const { memberId, accountId } = caller
  await lockMember(tx, memberId)
  const [stored, items] = await holdPayRun(tx, memberId, id)
  if (stored.tmApprovedDate !== null) throw new HttpError(409, messages.payRunConfirmedAlready)
  if (seen !== null && !isSameAmount(seen, stored.audTotalPay)) throw new HttpError(409, messages.payRunChanged)
  if (!(await areHoursOf(tx, memberId, stored, items))) throw new HttpError(409, messages.payRunOutdated)
  await tx
    .update(payRun)
    .set({ tmApprovedDate: now })
    .where(and(eq(payRun.memberId, memberId), eq(payRun.id, id)))
  await recordAudit(tx, { memberId, type: 'PayRun', recordId: id, event: 'TMApprove', userId: accountId }, now)
  return await getPayRun(tx, memberId, id)
}
