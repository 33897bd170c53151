import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const loanFormReasons = {
  states: {
    saving: messages.loanSaving,
  },
  guards: {
    hasDrafts: ['A draft is kept.', 'No draft is kept.'],
    isAcceptable: ['Everything is filled in as it should be.', 'Something is missing or not acceptable.'],
    isNewer: ['The loan was changed elsewhere.', 'The loan was not changed elsewhere.'],
  },
} satisfies Reasons
