import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { changeBetween } from '#rules/text-change.ts'
import { silence } from '../testing/fixtures.ts'
import { assessment } from './assessment.machine.ts'
import { codeQuestion, optionQuestion, someFacts, somePlace } from './assessment.paths.ts'
import { answerOperation, type HandedAnswer } from './assessment-operations.ts'
import { type AttemptFacts, isEndTold, isNews, presentAnswer, progressOf } from './attempt.ts'

const never = <Input>() => fromPromise<void, Input>(() => new Promise(() => {}))
const begin = someFacts.at
const running: AttemptFacts = { ...someFacts, at: begin + 1000, endsAt: new Date(begin + 3_600_000).toISOString() }

/** A running attempt whose effects never answer, but for those given. */
const start = (facts: AttemptFacts, actors: Parameters<typeof assessment.provide>[0]['actors'] = {}) => {
  const machine = assessment.provide({
    actors: {
      awaitDeadline: never<{ readonly deadline: number }>(),
      handAnswer: fromPromise<void, HandedAnswer>(async () => {}),
      ...actors,
    },
  })
  const actor = createActor(machine, { input: somePlace }).start()
  actor.send({ type: 'assessment.arrived', facts })
  const type = (mode: string, before: string, value: string) =>
    actor.send({ type: 'code.changed', questionId: codeQuestion, mode, change: changeBetween(before, value), at: begin + 3000 })
  const context = () => actor.getSnapshot().context
  return { actor, type, context }
}

/** The server has taken an answer of the question with an editor. */
const taken = (answer: string, at: number): AttemptFacts => ({
  ...running,
  at,
  questions: running.questions.map((one) =>
    one.id === codeQuestion ? { ...one, isSubmitted: true, answer, answeredAt: new Date(at).toISOString() } : one,
  ),
})

describe('what is typed', () => {
  it('goes on from the answer that was taken, and is a draft until the server has it as it is', () => {
    const { actor, type, context } = start(taken('{"sql":"select 1"}', begin + 2000))
    type('sql', 'select 1', 'select 12')
    expect(presentAnswer(context(), codeQuestion)).toEqual({ code: { sql: 'select 12' } })
    expect(progressOf(context(), codeQuestion)).toMatchObject({ isSubmitted: true, hasChanges: true })
    actor.send({ type: 'assessment.arrived', facts: taken('{"sql":"select 12"}', begin + 3000) })
    expect(context().drafts).toEqual({})
    expect(progressOf(context(), codeQuestion)).toMatchObject({ isSubmitted: true, hasChanges: false })
  })

  it('counts as submitted only when the server said so', async () => {
    const { actor, type, context } = start(running)
    type('sql', '', 'select 1')
    actor.send({ type: 'answer.submitted', questionId: codeQuestion, requestKey: 'key-1', at: begin + 4000, isSure: true })
    expect(progressOf(context(), codeQuestion)).toMatchObject({ isSubmitted: false, isOnItsWay: true, hasChanges: false })
    actor.send({ type: 'answer.settled', questionId: codeQuestion, key: 'another', refusal: null })
    expect(progressOf(context(), codeQuestion).isOnItsWay).toBe(true)
    actor.send({ type: 'answer.settled', questionId: codeQuestion, key: 'key-1', refusal: 'Time is over.' })
    expect(progressOf(context(), codeQuestion)).toMatchObject({ refusal: 'Time is over.', isOnItsWay: false, hasChanges: true })
    expect(presentAnswer(context(), codeQuestion)).toEqual({ code: { sql: 'select 1' } })
  })

  it('is refused no more once a later answer was taken elsewhere', () => {
    const { actor, type, context } = start(taken('{"sql":"select 1"}', begin + 2000))
    type('sql', 'select 1', 'select 12')
    actor.send({ type: 'answer.submitted', questionId: codeQuestion, requestKey: 'key-1', at: begin + 4000, isSure: true })
    actor.send({ type: 'answer.settled', questionId: codeQuestion, key: 'key-1', refusal: 'A later answer stands.' })
    actor.send({ type: 'assessment.arrived', facts: { ...taken('{"sql":"select 1"}', begin + 2000), at: begin + 4500 } })
    expect(progressOf(context(), codeQuestion).refusal).toBe('A later answer stands.')
    actor.send({ type: 'assessment.arrived', facts: taken('{"sql":"select 2"}', begin + 5000) })
    expect(progressOf(context(), codeQuestion)).toMatchObject({ refusal: null, isSubmitted: true, hasChanges: true })
  })

  it('stays when the time is over, and goes with the next attempt', () => {
    const { actor, type, context } = start(running)
    type('sql', '', 'select 1')
    actor.send({ type: 'assessment.arrived', facts: { ...running, at: begin + 3_600_001 } })
    expect(actor.getSnapshot().value).toBe('expired')
    expect(presentAnswer(context(), codeQuestion)).toEqual({ code: { sql: 'select 1' } })
    actor.send({
      type: 'assessment.arrived',
      facts: { ...running, at: begin + 3_700_000, endsAt: new Date(begin + 7_300_000).toISOString() },
    })
    expect(actor.getSnapshot().matches('running')).toBe(true)
    expect(presentAnswer(context(), codeQuestion)).toBeNull()
    // Nothing of the new attempt, and still to be read.
    expect(context().leftBehind).toEqual({ [codeQuestion]: { code: { sql: 'select 1' } } })
  })

  it('goes out with the end of the attempt that it was written in', async () => {
    const handed: HandedAnswer[] = []
    const handAnswer = fromPromise<void, HandedAnswer>(async ({ input }) => {
      handed.push(input)
    })
    const { actor, type } = start(running, { handAnswer })
    type('sql', '', 'select 1')
    actor.send({ type: 'answer.submitted', questionId: codeQuestion, requestKey: 'key-1', at: begin + 4000, isSure: true })
    expect(handed.map(answerOperation)).toMatchObject([{ key: 'key-1', payload: { endsAt: running.endsAt } }])
  })
})

describe('a new attempt', () => {
  it('begins with the first question, wherever it was restarted', () => {
    const { actor, context } = start(running)
    actor.send({ type: 'question.chosen', questionId: codeQuestion })
    actor.send({ type: 'assessment.arrived', facts: { ...running, at: begin + 2000 } })
    expect(context().questionId).toBe(codeQuestion)
    const endsAt = new Date(begin + 7_300_000).toISOString()
    actor.send({ type: 'assessment.arrived', facts: { ...running, at: begin + 3_700_000, endsAt } })
    expect(context().questionId).toBeNull()
  })
})

describe('the server’s word', () => {
  it('of a restart begins anew although the new attempt ends earlier, and what was said before it changes nothing', () => {
    const { actor, type, context } = start({ ...running, at: begin + 1500 })
    type('sql', '', 'select 1')
    const endsAt = new Date(begin + 1_200_000).toISOString()
    const restarted = { ...running, at: begin + 600_000, endsAt, lastEndedAt: running.endsAt }
    actor.send({ type: 'assessment.arrived', facts: restarted })
    expect(context().drafts).toEqual({})
    expect(context().leftBehind).toEqual({ [codeQuestion]: { code: { sql: 'select 1' } } })
    actor.send({ type: 'assessment.arrived', facts: { ...running, at: begin + 600_500 } })
    expect(context().facts?.endsAt).toBe(endsAt)
  })

  it('counts by when it was asked: what a slow network brings late changes nothing', () => {
    const { actor } = start(running)
    actor.send({ type: 'assessment.arrived', facts: someFacts })
    expect(actor.getSnapshot().matches('running')).toBe(true)
  })

  it('of a submission counts beside a question that was asked after it and answered without it, whichever comes first', async () => {
    const submitted = { ...running, at: begin + 5000, submittedAt: new Date(begin + 6000).toISOString() }
    const without = { ...running, at: begin + 5500 }
    for (const order of [
      [submitted, without],
      [without, submitted],
    ]) {
      const { actor } = start(running)
      for (const facts of order) actor.send({ type: 'assessment.arrived', facts })
      expect(actor.getSnapshot().value).toBe('submitted')
    }
  })

  it('takes an end back that a wrong clock said', async () => {
    const { actor } = start(running, { awaitDeadline: fromPromise<void, { readonly deadline: number }>(async () => {}) })
    await expect.poll(() => actor.getSnapshot().value).toBe('expired')
    const present = { ...running, at: begin + 5000 }
    // The end by this page's clock is no word of the server: what it was asked before that end is older.
    expect(isNews(actor.getSnapshot().context, present)).toBe(true)
    actor.send({ type: 'assessment.arrived', facts: present })
    expect(actor.getSnapshot().matches('running')).toBe(true)
  })

  it('confirms an end that the page’s clock has said', async () => {
    const { actor, context } = start(running, { awaitDeadline: fromPromise<void, { readonly deadline: number }>(async () => {}) })
    await expect.poll(() => actor.getSnapshot().value).toBe('expired')
    expect(isEndTold(context())).toBe(false)
    const ended = { ...running, at: begin + 3_600_001 }
    expect(isNews(context(), ended)).toBe(true)
    actor.send({ type: 'assessment.arrived', facts: ended })
    expect([actor.getSnapshot().value, isEndTold(context())]).toEqual(['expired', true])
    expect(isNews(context(), { ...ended, at: begin + 3_700_000 })).toBe(false)
  })
})

describe('submitting', () => {
  it('asks with questions or changes left, and not without', () => {
    const { actor, type } = start(taken('{"sql":"select 1"}', begin + 2000))
    actor.send({ type: 'option.chosen', questionId: optionQuestion, option: 2, at: begin + 5000 })
    actor.send({ type: 'submission.requested', requestKey: 'key-1' })
    expect(actor.getSnapshot().value).toEqual({ running: 'asking' })
    actor.send({ type: 'submission.declined' })
    actor.send({ type: 'answer.submitted', questionId: optionQuestion, requestKey: 'key-2', at: begin + 6000, isSure: true })
    type('sql', 'select 1', 'select 12')
    return expect
      .poll(() => {
        actor.send({ type: 'submission.requested', requestKey: 'key-1' })
        return actor.getSnapshot().value
      })
      .toEqual({ running: 'asking' })
  })

  it('keeps its key while no answer comes, and takes another for another thing', async () => {
    const { actor, context } = start(
      { ...taken('{"sql":"1"}', begin + 2000), questions: [] },
      {
        awaitAnswers: fromPromise(async () => 0),
        submitAssessment: fromPromise(() => Promise.reject(silence)),
        awaitNetwork: never<{ readonly attempts: number }>(),
      },
    )
    actor.send({ type: 'submission.requested', requestKey: 'key-1' })
    await expect.poll(() => actor.getSnapshot().value).toEqual({ submitting: 'waiting' })
    expect(context().requestKey).toBe('key-1')
    actor.send({ type: 'submission.cancelled' })
    expect(context().requestKey).toBe('')
  })
})
