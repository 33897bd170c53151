import { messages } from '#rules/messages.ts'
import type { OperationKinds } from '../outbox/operation-kind.ts'

/** The operation that the lessons put into the outbox. */
export const lessonKinds = {
  'lessons.complete': {
    done: null,
    failed: messages.lessonNotCompleted,
    changed: messages.lessonNotCompleted,
    gone: messages.lessonNotCompleted,
    refusalShownInPlace: true,
  },
} as const satisfies OperationKinds
