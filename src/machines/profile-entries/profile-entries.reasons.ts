import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const profileEntriesReasons = {
  states: {
    saving: messages.entrySaving,
  },
  guards: {
    canBeDefault: ['One of these can be the default.', 'Nothing of this kind is a default.'],
    isAcceptable: ['Everything is filled in as it should be.', 'Something is missing or not acceptable.'],
  },
} satisfies Reasons
