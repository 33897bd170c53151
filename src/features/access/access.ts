import type { Access_rowFragment } from '#generated/features/access/access.ts'
import type { ActedAccess } from '#machines/access-actions/access-actions.machine.ts'

/** An access as the page's query has it. */
export type Access = Access_rowFragment

/** The access as the actions see it. */
export const actedOf = ({ id, memberId, memberName, tool, grantedOn, revokedOn }: Access): ActedAccess => ({
  id,
  memberId,
  words: `${tool} for ${memberName}`,
  grantedOn,
  revokedOn,
})
