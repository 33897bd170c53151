import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const linkedInConnectReasons = {
  states: {},
  guards: {
    isRefusedThere: ['LinkedIn was refused.', 'Nobody refused at LinkedIn.'],
    isBack: ['The person is back from LinkedIn.', 'The person is not back from LinkedIn.'],
    isOff: [messages.linkedInOff, 'LinkedIn can be asked.'],
    isWorthRetrying: ['Another try may succeed.', 'Another try would fail in the same way.'],
  },
} satisfies Reasons
