import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const notificationReadingReasons = {
  states: {
    marking: messages.serverAnswering,
  },
  guards: {
    isNew: ['It is not waiting yet.', 'It is waiting already.'],
    hasMore: ['More are waiting.', 'No more are waiting.'],
  },
} satisfies Reasons
