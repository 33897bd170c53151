import type { Reasons } from '../reasons.ts'

export const accessFormReasons = {
  states: {
    saving: 'The access is being saved.',
  },
  guards: {
    isTyped: ['Something is typed.', 'Nothing is typed.'],
    isAcceptable: ['Everything is filled in as it should be.', 'Something is missing or not acceptable.'],
  },
} satisfies Reasons
