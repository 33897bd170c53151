import type { SnapshotFrom } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'
import { type commitmentApproval, selectDecisionObstacle } from './commitment-approval.machine.ts'

export const commitmentApprovalReasons = {
  states: {
    deciding: messages.decisionOnItsWay,
  },
  guards: {
    isRejectedAnew: ['The same commitment is rejected again.', 'Another commitment is rejected.'],
    hasDraft: ['A reason is typed already.', 'No reason is typed yet.'],
    hasReason: ['The decision has what it needs.', 'The reason is missing.'],
    canBeTriedAgain: ['The decision can be sent again.', selectDecisionObstacle],
  },
} satisfies Reasons<SnapshotFrom<typeof commitmentApproval>>
