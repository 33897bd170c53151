import type { Reasons } from '../reasons.ts'

export const passwordResetReasons = {
  states: {},
  guards: {
    hasToken: ['The link was followed.', 'The address has no link in it.'],
    hasEmail: ['An e-mail address is filled in.', 'The e-mail address is missing or not one.'],
    isValid: ['The link is valid.', 'The link is not valid.'],
    isRefusal: ['The server refused.', 'The server did not refuse.'],
    hasPassword: ['The new password is good enough.', 'The new password is missing or not good enough.'],
  },
} satisfies Reasons
