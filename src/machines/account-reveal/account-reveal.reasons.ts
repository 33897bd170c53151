import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const accountRevealReasons = {
  states: {
    revealing: messages.numberFetching,
  },
  guards: {},
} satisfies Reasons
