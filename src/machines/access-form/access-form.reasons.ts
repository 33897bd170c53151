import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const accessFormReasons = {
  states: {
    saving: messages.accessSaving,
  },
  guards: {
    isTyped: ['Something is typed.', 'Nothing is typed.'],
    isAcceptable: ['Everything is filled in as it should be.', 'Something is missing or not acceptable.'],
  },
} satisfies Reasons
