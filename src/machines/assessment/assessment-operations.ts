import { type Answer, answerText } from '#rules/assessment-answer.ts'
import type { Operation, OperationDraft } from '../outbox/operation.ts'
import type { assessmentKinds } from './assessment-kinds.ts'
import { type Place, placeName } from './attempt.ts'

const kind = 'assessment.saveAnswer' satisfies keyof typeof assessmentKinds

/** What the operation carries beside its key. */
export interface AnswerPayload {
  readonly place: Place
  readonly questionId: string
  readonly answer: string
  /** The end of the attempt that it was written in; operations kept by earlier portals do not say it. */
  readonly endsAt?: string
  /** When it was written, ISO 8601 by the server's clock, where that is known: an older answer that comes later is not taken. */
  readonly writtenAt?: string
}

const beginning = (place: Place): string => `${placeName(place)}:`

/** An answer as it is given to the outbox. */
export interface HandedAnswer {
  readonly place: Place
  readonly questionId: string
  readonly key: string
  readonly answer: Answer
  /** The end of the attempt that it was written in; flows kept by earlier portals do not say it. */
  readonly endsAt?: string | null
  /** When it was written, ISO 8601 by the server's clock; null where nobody knows. */
  readonly writtenAt?: string | null
}

/** Saving the answer of a question. A later answer of the same question takes its place, as long as it was not sent. */
export const answerOperation = ({
  place,
  questionId,
  key,
  answer,
  endsAt,
  writtenAt,
}: HandedAnswer): OperationDraft<typeof kind> => {
  const attempt = endsAt == null ? {} : { endsAt }
  const written = writtenAt == null ? {} : { writtenAt }
  const payload: AnswerPayload = { place, questionId, answer: answerText(answer), ...attempt, ...written }
  return { key, kind, effect: 'save', recordId: `${beginning(place)}${questionId}`, version: null, payload }
}

/** An answer in the outbox. */
export interface AnswerOperation {
  readonly operation: Operation
  readonly questionId: string
}

/** The answers of an assessment that are in the outbox. */
export const answerOperations = (operations: readonly Operation[], place: Place): readonly AnswerOperation[] =>
  operations
    .filter((one) => one.kind === kind && one.recordId.startsWith(beginning(place)))
    .map((operation) => ({ operation, questionId: (operation.payload as AnswerPayload).questionId }))
