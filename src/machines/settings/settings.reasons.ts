import type { Reasons } from '../reasons.ts'

export const settingsReasons = {
  states: {},
  guards: {
    isAcceptable: ['The week’s target can be taken.', 'The week’s target is not acceptable.'],
    hasMore: ['More changes wait to be kept.', 'No more changes wait.'],
  },
} satisfies Reasons
