import { eq } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'

/** Whose slip it is. */
export interface SlipOwner {
  readonly fullName: string
  readonly email: string
}

/** @throws Error when there is no such person, which a caller always is */
export const findSlipOwner = async (db: Queries, memberId: string): Promise<SlipOwner> => {
  const [found] = await db.select().from(teamMember).where(eq(teamMember.id, memberId))
  if (found === undefined) throw new Error('The caller has no member')
  return { fullName: `${found.firstName} ${found.lastName}`.trim(), email: found.email }
}
