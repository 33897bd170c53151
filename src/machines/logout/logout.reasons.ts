import type { Reasons } from '../reasons.ts'

export const logoutReasons = {
  states: {},
  guards: {
    isAny: ['Something has not reached the server yet.', 'Everything has reached the server.'],
  },
} satisfies Reasons
