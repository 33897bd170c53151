import type { Reasons } from '../reasons.ts'

export const authorsSelectionReasons = {
  states: {},
  guards: {
    hasNoneOrTooMany: ['No author is chosen, or too many are.', 'As many authors are chosen as can be changed at once.'],
    hasSelected: ['Authors are chosen.', 'No author is chosen.'],
  },
} satisfies Reasons
