import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const positionApplicationReasons = {
  states: {
    applying: messages.applicationOnItsWay,
  },
  guards: {
    hasBothIds: ['The position can be applied for.', messages.positionNotApplicable],
    isFinalRefusal: ['The server’s answer is final.', 'Another try may succeed.'],
  },
} satisfies Reasons
