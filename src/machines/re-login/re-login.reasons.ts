import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const reLoginReasons = {
  states: {
    submitting: messages.serverAnswering,
    leaving: messages.loggingOut,
  },
  guards: {
    isFilled: ['The password is filled in.', 'The password is missing.'],
    isAny: ['Something has not reached the server yet.', 'Everything has reached the server.'],
  },
} satisfies Reasons
