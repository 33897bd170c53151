import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const sessionEndingReasons = {
  states: {
    ending: messages.endingSession,
  },
  guards: {
    isPasswordTyped: ['The password is filled in.', 'The password is missing.'],
  },
} satisfies Reasons
