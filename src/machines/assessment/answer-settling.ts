import type { Operation } from '../outbox/operation.ts'
import { deliveryOf, isUnclear } from '../outbox/operation-steps.ts'
import type { AnswerOperation } from './assessment-operations.ts'
import type { Attempt } from './attempt.ts'

/** An answer that has left the outbox, or is to leave it; `refusal` as in the machine's `answer.settled`. */
export interface SettledAnswer {
  readonly questionId: string
  readonly key: string
  readonly refusal: string | null
}

/**
 * The answers that the server has said no to. One that it failed at may be taken yet, so it stays in the outbox, where it can be sent again.
 *
 * @param answers those of one assessment
 */
export const refusedAnswers = (answers: readonly AnswerOperation[]): readonly SettledAnswer[] =>
  answers
    .filter(({ operation }) => deliveryOf(operation) === 'refused' && !isUnclear(operation))
    .map(({ operation, questionId }) => ({ questionId, key: operation.key, refusal: operation.refusal?.message ?? '' }))

/**
 * The answers that have left the outbox: what the server is asked after this has been read tells what became of them, since one that leaves
 * while the server is asked may be later than what it says.
 *
 * @param sent what the flow believes to be on its way
 * @param operations what the outbox has now
 * @param canTell whether this page can tell that an answer has left, and was not merely never here: it had it, or has no other page beside it
 */
export const goneAnswers = (
  sent: Attempt['sent'],
  operations: readonly Pick<Operation, 'key'>[],
  canTell: (key: string) => boolean,
): readonly SettledAnswer[] =>
  Object.entries(sent)
    .filter(([, { key }]) => !operations.some((one) => one.key === key) && canTell(key))
    .map(([questionId, { key }]) => ({ questionId, key, refusal: null }))
