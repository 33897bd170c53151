import { describe, expect, it } from 'vitest'
import { newOperation } from '../outbox/operation-steps.ts'
import { withDelivery } from '../testing/operations.ts'
import { goneAnswers, refusedAnswers } from './answer-settling.ts'
import { codeQuestion, optionQuestion, somePlace } from './assessment.paths.ts'
import { type AnswerOperation, answerOperation } from './assessment-operations.ts'

const handed = (key: string, questionId: string): AnswerOperation => ({
  operation: newOperation(answerOperation({ place: somePlace, questionId, key, answer: { option: 1 } })),
  questionId,
})

/** One that the server has answered with no, or has failed at. */
const refused = (key: string, questionId: string, refusedAs: 'rejected' | 'unclear'): AnswerOperation => {
  const { operation } = handed(key, questionId)
  const refusal = { kind: 'refused', code: 'CONFLICT', message: 'Time is over.', field: null } as const
  return { questionId, operation: { ...withDelivery(operation, { refused: refusedAs }), refusal } }
}

describe('answers that the server did not take', () => {
  it('leave the outbox with the reason; those it failed at stay', () => {
    const answers = [
      handed('key-1', codeQuestion),
      refused('key-2', optionQuestion, 'rejected'),
      refused('key-3', codeQuestion, 'unclear'),
    ]
    expect(refusedAnswers(answers)).toEqual([{ questionId: optionQuestion, key: 'key-2', refusal: 'Time is over.' }])
  })
})

describe('answers that have left the outbox', () => {
  const sent = {
    [codeQuestion]: { key: 'key-1', answer: { option: 1 }, writtenAt: null },
    [optionQuestion]: { key: 'key-2', answer: { option: 2 }, writtenAt: null },
  }

  it('are those that were sent and are not there', () => {
    const gone = goneAnswers(sent, [handed('key-1', codeQuestion).operation], () => true)
    expect(gone).toEqual([{ questionId: optionQuestion, key: 'key-2', refusal: null }])
  })

  it('are told only by a page that can tell: another one may have them', () => {
    expect(goneAnswers(sent, [], (key) => key === 'key-1')).toEqual([{ questionId: codeQuestion, key: 'key-1', refusal: null }])
    expect(goneAnswers(sent, [], () => false)).toEqual([])
  })
})
