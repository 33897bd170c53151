import { describe, expect, it } from 'vitest'
import { newOperation } from '../outbox/operation-steps.ts'
import { optionQuestion, somePlace } from './assessment.paths.ts'
import { answerOperation, answerOperations } from './assessment-operations.ts'
import { placeName } from './attempt.ts'

const endsAt = '2026-11-18T11:00:00.000Z'
const writtenAt = '2026-11-18T10:01:00.000Z'

describe('an answer in the outbox', () => {
  const answer = { option: 1 } as const
  const operation = answerOperation({ place: somePlace, questionId: optionQuestion, key: 'key-1', answer })

  it('says whose it is and what it carries', () => {
    expect(operation).toEqual({
      key: 'key-1',
      kind: 'assessment.saveAnswer',
      effect: 'save',
      recordId: `${placeName(somePlace)}:${optionQuestion}`,
      version: null,
      payload: { place: somePlace, questionId: optionQuestion, answer: '{"option":1}' },
    })
  })

  it('says of which attempt it is and when it was written, where that is known', () => {
    const payloadWith = (known: { readonly endsAt?: string | null; readonly writtenAt?: string | null }) =>
      answerOperation({ place: somePlace, questionId: optionQuestion, key: 'key-1', answer, ...known }).payload
    expect(payloadWith({ endsAt, writtenAt })).toMatchObject({ endsAt, writtenAt })
    expect(payloadWith({ endsAt: null, writtenAt: null })).toEqual(operation.payload)
  })

  it('is found among those of other assessments and other features', () => {
    const elsewhere = { ...somePlace, assessmentId: `${somePlace.assessmentId}0` }
    const own = newOperation(operation)
    const operations = [
      own,
      newOperation(answerOperation({ place: elsewhere, questionId: optionQuestion, key: 'key-2', answer })),
      { ...newOperation(operation), kind: 'timesheet.saveEntry' },
    ]
    expect(answerOperations(operations, somePlace)).toEqual([{ operation: own, questionId: optionQuestion }])
  })
})
