import { eq } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { forbidden } from '../http-error.ts'

/**
 * Lets one change of a person's record wait for the other, so that limits, defaults and what exists once hold however many come at once.
 *
 * @throws HttpError 403 when there is no such person
 */
export const lockMember = async (tx: Queries, memberId: string): Promise<void> => {
  const rows = await tx.select({ id: teamMember.id }).from(teamMember).where(eq(teamMember.id, memberId)).for('no key update')
  if (rows.length === 0) throw forbidden()
}
