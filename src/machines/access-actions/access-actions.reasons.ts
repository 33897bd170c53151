import type { Reasons } from '../reasons.ts'

export const accessActionsReasons = {
  states: {
    applying: 'The actions are being applied.',
  },
  guards: {
    hasStaged: ['Actions are chosen.', 'No action is chosen.'],
    isLast: ['This is the last action.', 'More actions follow.'],
  },
} satisfies Reasons
