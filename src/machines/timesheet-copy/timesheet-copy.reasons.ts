import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const timesheetCopyReasons = {
  states: {},
  guards: {
    hasChosen: ['Something is chosen.', messages.nothingChosen],
  },
} satisfies Reasons
