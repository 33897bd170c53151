import type { Reasons } from '../reasons.ts'

export const verifyEmailReasons = {
  states: {},
  guards: {
    hasToken: ['The link was followed.', 'The address has no link in it.'],
    isRefusal: ['The server refused.', 'The server did not refuse.'],
  },
} satisfies Reasons
