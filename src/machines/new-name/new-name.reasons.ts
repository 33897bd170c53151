import type { Reasons } from '../reasons.ts'

export const newNameReasons = {
  states: {},
  guards: {
    isAcceptable: ['The name can be taken.', 'The name is missing or not acceptable.'],
  },
} satisfies Reasons
