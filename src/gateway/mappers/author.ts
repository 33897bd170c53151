import type { Static } from 'typebox'
import type { author } from '#contract/author.ts'
import type { Author } from '../generated/resolver-types.ts'
import { toDay } from './values.ts'

export const toAuthor = (one: Static<typeof author>): Author => ({
  id: one.id,
  author: one.Author,
  memberId: one.TeamMemberId,
  memberName: one.TeamMemberName,
  isIgnored: one.IsIgnored,
  lines: one.TotalLine,
  lastCommitOn: toDay(one.LastCommit),
})
