import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const accessActionsReasons = {
  states: {
    applying: messages.actionsApplying,
  },
  guards: {
    hasStaged: ['Actions are chosen.', 'No action is chosen.'],
    isLast: ['This is the last action.', 'More actions follow.'],
  },
} satisfies Reasons
