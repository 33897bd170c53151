import type { Reasons } from '../reasons.ts'

export const loginReasons = {
  states: {},
  guards: {
    isFilled: ['E-mail and password are filled in.', 'The e-mail or the password is missing.'],
  },
} satisfies Reasons
