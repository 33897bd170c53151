import type { Reasons } from '../reasons.ts'

export const notificationReadingReasons = {
  states: {
    marking: 'One moment, the server is answering.',
  },
  guards: {
    isNew: ['It is not waiting yet.', 'It is waiting already.'],
    hasMore: ['More are waiting.', 'No more are waiting.'],
  },
} satisfies Reasons
