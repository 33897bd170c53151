import type { Reasons } from '../reasons.ts'

export const courseActionsReasons = {
  states: {},
  guards: {
    isWantedOtherwise: ['The star was pressed again meanwhile.', 'The star was not pressed meanwhile.'],
  },
} satisfies Reasons
