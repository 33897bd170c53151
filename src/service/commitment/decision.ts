import { and, eq, inArray } from 'drizzle-orm'
import { textOrNull } from '#rules/blank.ts'
import { awaitsMember } from '#rules/commitments.ts'
import { messages } from '#rules/messages.ts'
import { commitment } from '../db/commitment-schema.ts'
import type { Transaction } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import type { Service } from '../handler.ts'
import { forbidden, HttpError, invalid } from '../http-error.ts'
import { notify, senderOf } from '../notification/notify.ts'

export interface Decision {
  readonly status: 'Approved' | 'Rejected'
  /** The reason; only a rejection has one. */
  readonly message: string | null
}

/** Who is told: the commitment's line manager, else the member's own; nobody when that is the member. */
const findLineManager = async (
  tx: Transaction,
  memberId: string,
  commitmentManagerId: string | null,
): Promise<{ readonly id: string | null; readonly memberName: string }> => {
  const [member] = await tx.select().from(teamMember).where(eq(teamMember.id, memberId))
  const wanted = [commitmentManagerId, member?.lineManagerId ?? null].filter((id) => id !== null)
  const there =
    wanted.length === 0 ? [] : await tx.select({ id: teamMember.id }).from(teamMember).where(inArray(teamMember.id, wanted))
  const id = wanted.find((one) => there.some((person) => person.id === one)) ?? null
  return { id: id === memberId ? null : id, memberName: `${member?.firstName ?? ''} ${member?.lastName ?? ''}`.trim() }
}

/**
 * Approves or rejects a commitment that waits for the member (specification 4), and tells the line manager. Of several at once
 * the first counts.
 *
 * @throws HttpError 403 for somebody else's, 400 for a rejection without a reason, 409 when it is decided already
 */
export const decide = async (
  tx: Transaction,
  service: Service,
  memberId: string,
  id: string,
  { status, message }: Decision,
  now: Date,
): Promise<void> => {
  const mine = and(eq(commitment.memberId, memberId), eq(commitment.id, id))
  const [stored] = await tx.select().from(commitment).where(mine).for('update')
  if (stored === undefined) throw forbidden()
  const reason = status === 'Rejected' ? textOrNull(message) : null
  if (status === 'Rejected' && reason === null) throw invalid('Message', messages.required)
  if (!awaitsMember(stored.statusV2)) throw new HttpError(409, messages.commitmentDecided)
  const decided = { statusV2: status === 'Approved' ? 'Active' : 'Rejected', statusMessage: reason, decidedAt: now }
  await tx.update(commitment).set(decided).where(mine)
  const manager = await findLineManager(tx, memberId, stored.lineManagerId)
  if (manager.id === null) return
  const verb = status === 'Approved' ? 'approved' : 'rejected'
  const because = reason === null ? '' : ` Reason: ${reason}`
  await notify(tx, senderOf(service, now), {
    memberId: manager.id,
    kind: 'Commitment',
    title: `Commitment ${verb}`,
    body: `${manager.memberName} has ${verb} the commitment ${stored.name}.${because}`,
    link: null,
  })
}
