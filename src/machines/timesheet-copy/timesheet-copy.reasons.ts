import type { Reasons } from '../reasons.ts'

export const timesheetCopyReasons = {
  states: {},
  guards: {
    hasChosen: ['Something is chosen.', 'Nothing is chosen.'],
  },
} satisfies Reasons
