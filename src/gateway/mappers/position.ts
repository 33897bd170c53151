import type { AnswerOf } from '#contract/call.ts'
import type { positionCalls } from '#contract/position.ts'
import type { Position } from '../generated/resolver-types.ts'

/** @param deepLinkId the link that v1 was asked for: its answer does not repeat it */
export const toPosition = (deepLinkId: string, one: AnswerOf<(typeof positionCalls)['getPosition']>): Position => ({
  deepLinkId,
  positionId: one.PositionId,
  title: one.Title,
  jobTitles: one.JobTitles,
  jobDescription: one.JobDescription,
  skills: one.Skills,
})
