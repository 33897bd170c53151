import { and, eq, isNull } from 'drizzle-orm'
import { messages } from '#rules/messages.ts'
import { recordAudit } from '../audit/store.ts'
import type { Transaction } from '../db/database.ts'
import { payRun } from '../db/pay-run-schema.ts'
import type { Caller } from '../handler.ts'
import { HttpError } from '../http-error.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { getPayRun, type PayRun } from './store.ts'

/**
 * Confirms a pay run that waits for the member (specification 4), which closes its period. Of several at once one counts, and it waits for
 * a time record that is being saved.
 *
 * @throws HttpError 404 for one that is not theirs, 409 when it is confirmed already
 */
export const confirmPayRun = async (tx: Transaction, caller: Caller, id: string, now: Date): Promise<PayRun> => {
  const { memberId, accountId } = caller
  await lockMember(tx, memberId)
  const mine = and(eq(payRun.memberId, memberId), eq(payRun.id, id))
  const changed = await tx
    .update(payRun)
    .set({ tmApprovedDate: now })
    .where(and(mine, isNull(payRun.tmApprovedDate)))
    .returning({ id: payRun.id })
  const confirmed = await getPayRun(tx, memberId, id)
  if (changed.length === 0) throw new HttpError(409, messages.payRunConfirmedAlready)
  await recordAudit(tx, { memberId, type: 'PayRun', recordId: id, event: 'TMApprove', userId: accountId }, now)
  return confirmed
}
