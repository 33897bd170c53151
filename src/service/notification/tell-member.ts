import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import type { Keys } from '../keys.ts'
import { enqueue } from '../outbox/outbox.ts'
import { notifyBeside } from './store.ts'

interface News {
  readonly memberId: string
  readonly title: string
  readonly body: string
  /** A path of the portal. */
  readonly link: string
  /** What the menu calls the page behind the link. */
  readonly page: string
}

/**
 * Tells a member what somebody else has done about them: a notification in the portal and on their devices, and a mail, all in the
 * transaction of the change.
 */
export const tellMember = async (
  tx: Transaction,
  work: { readonly keys: Keys; readonly now: Date; readonly pushes: boolean },
  { memberId, title, body, link, page }: News,
): Promise<void> => {
  const { keys, now } = work
  await notifyBeside(tx, work, memberId, { title, body, link }, now)
  const [member] = await tx.select().from(teamMember).where(eq(teamMember.id, memberId))
  if (member === undefined) return
  const text = `Hello ${member.firstName},\n\n${body}\n\nYou find it in the portal under ${page}.\n`
  await enqueue(tx, keys, { kind: 'mail', to: member.email, subject: title, text, link: null }, now)
}
