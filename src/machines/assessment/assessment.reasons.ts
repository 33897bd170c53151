import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const assessmentReasons = {
  states: {
    submitting: messages.assessmentSubmitting,
  },
  guards: {
    isNews: ['The server has news of the attempt.', 'The server has nothing new of the attempt.'],
    isTurn: ['The attempt came to another phase.', 'The attempt is in the same phase.'],
    isNotStarted: ['The attempt has not begun.', 'The attempt has begun.'],
    isSubmitted: ['The attempt is submitted.', 'The attempt is not submitted.'],
    isExpired: ['The time is over.', 'There is time left.'],
    isMissingSomething: ['Some answers are missing.', 'No answer is missing.'],
    hasUnsent: ['Some answers have not reached the server.', 'Every answer has reached the server.'],
    isUnreachable: ['The server cannot be reached.', 'The server can be reached.'],
    isRestartable: ['The assessment can be started again.', 'The assessment cannot be started again.'],
  },
} satisfies Reasons
