import { messages } from '#rules/messages.ts'
import type { OperationKinds } from '../outbox/operation-kind.ts'

const failed = messages.answerNotSaved

/** The operations that an assessment puts into the outbox; by themselves, because every screen with an outbox carries them. */
export const assessmentKinds = {
  'assessment.saveAnswer': {
    // Answers have no versions, so that they are neither changed nor gone elsewhere.
    ...{ done: null, failed, changed: failed, gone: failed },
    refusalShownInPlace: true,
  },
} as const satisfies OperationKinds
