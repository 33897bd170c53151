import type { Reasons } from '../reasons.ts'

export const accessRequestReasons = {
  states: {},
  guards: {
    wasRequested: ['You have asked for access.', 'You have not asked for access.'],
    wasRequestedElsewhere: ['Access was asked for elsewhere.', 'Access was not asked for elsewhere.'],
  },
} satisfies Reasons
