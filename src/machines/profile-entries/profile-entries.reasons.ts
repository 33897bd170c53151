import type { Reasons } from '../reasons.ts'

export const profileEntriesReasons = {
  states: {
    saving: 'The entry is being saved.',
  },
  guards: {
    canBeDefault: ['One of these can be the default.', 'Nothing of this kind is a default.'],
    isAcceptable: ['Everything is filled in as it should be.', 'Something is missing or not acceptable.'],
  },
} satisfies Reasons
