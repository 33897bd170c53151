import type { Reasons } from '../reasons.ts'

export const reLoginReasons = {
  states: {
    submitting: 'One moment, the server is answering.',
    leaving: 'You are being logged out.',
  },
  guards: {
    isFilled: ['The password is filled in.', 'The password is missing.'],
    isAny: ['Something has not reached the server yet.', 'Everything has reached the server.'],
  },
} satisfies Reasons
