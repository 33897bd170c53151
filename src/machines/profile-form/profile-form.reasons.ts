import type { Reasons } from '../reasons.ts'

export const profileFormReasons = {
  states: {},
  guards: {
    isAcceptable: ['Everything is filled in as it should be.', 'Something is missing or not acceptable.'],
    isLoaded: ['What is stored has arrived.', 'What is stored has not arrived yet.'],
    isUnchanged: ['Nothing is changed.', 'Something is changed.'],
    announces: ['Saving is told by a message.', 'Saving is told by the screen itself.'],
  },
} satisfies Reasons
