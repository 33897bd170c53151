import type { Reasons } from '../reasons.ts'

export const outboxAdoptionReasons = {
  states: {},
  guards: {
    isLeft: ['A closed page left something.', 'No closed page left anything.'],
  },
} satisfies Reasons
