import type { Reasons } from '../reasons.ts'

export const loanRemovalReasons = {
  states: {},
  guards: {
    isSelected: ['A loan is chosen.', 'No loan is chosen.'],
  },
} satisfies Reasons
