import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const accessRequestReasons = {
  states: {},
  guards: {
    wasRequested: [messages.accessAskedFor, 'You have not asked for access.'],
    wasRequestedElsewhere: ['Access was asked for elsewhere.', 'Access was not asked for elsewhere.'],
  },
} satisfies Reasons
