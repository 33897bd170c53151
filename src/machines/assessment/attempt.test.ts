import { describe, expect, it } from 'vitest'
import type { Answer } from '#rules/assessment-answer.ts'
import { nothingRecorded, stepsOf, withRecordedChange } from '#rules/attempt-recording.ts'
import { codeQuestion, optionQuestion, someFacts } from './assessment.paths.ts'
import {
  type Attempt,
  type AttemptFacts,
  isEndTold,
  isNews,
  isNextAttempt,
  isOldNews,
  isTurn,
  missingIn,
  placeName,
  presentPhase,
  progressOf,
  takenAnswer,
  withCode,
  withFacts,
  withOption,
  withSent,
  withSettled,
} from './attempt.ts'

const begin = someFacts.at
const clock = (minutes: number): string => new Date(begin + minutes * 60_000).toISOString()
const notStarted = someFacts
const running: AttemptFacts = { ...notStarted, at: begin + 1000, endsAt: clock(60) }
const submitted: AttemptFacts = { ...running, at: begin + 2000, submittedAt: clock(1) }
const expired: AttemptFacts = { ...running, at: begin + 3_600_001 }
/** Begun by a restart of the running one, and shorter than it. */
const restarted: AttemptFacts = { ...running, at: begin + 3000, endsAt: clock(30), lastEndedAt: clock(60) }

const attemptOf = (facts: AttemptFacts | null, rest: Partial<Attempt> = {}): Attempt => ({
  facts,
  isOver: false,
  drafts: {},
  sent: {},
  refusals: {},
  leftBehind: {},
  recording: nothingRecorded,
  ...rest,
})

const codeOf = (sql: string): Answer => ({ code: { sql } })

/** The server has taken these answers, as JSON text. */
const withTaken = (facts: AttemptFacts, answers: Readonly<Record<string, string>>, answeredAt = clock(1)): AttemptFacts => ({
  ...facts,
  questions: facts.questions.map((one) => {
    const answer = answers[one.id]
    return answer === undefined ? one : { ...one, isSubmitted: true, answer, answeredAt }
  }),
})

describe('the name of a place', () => {
  it('has a dash where there is no course, and stays one name whatever the ids are', () => {
    expect(placeName({ roadMapId: 'r', courseId: 'c', assessmentId: 'a' })).toBe('r:c:a')
    expect(placeName({ roadMapId: 'r', courseId: null, assessmentId: 'a' })).toBe('r:-:a')
    expect(placeName({ roadMapId: 'r:c', courseId: null, assessmentId: 'a/b' })).toBe('r%3Ac:-:a%2Fb')
  })
})

describe('the phase of an attempt', () => {
  it.each([
    ['nothing known', null, false, null],
    ['not started', notStarted, false, 'notStarted'],
    ['running', running, false, 'running'],
    ['running, and over by the clock of the page', running, true, 'expired'],
    ['over, says the server', expired, false, 'expired'],
    ['submitted, and over by the clock of the page', submitted, true, 'submitted'],
  ] as const)('%s', (_, facts, isOver, phase) => {
    expect(presentPhase(attemptOf(facts, { isOver }))).toBe(phase)
  })

  it('is over for good once the server has said so', () => {
    expect(isEndTold(attemptOf(null))).toBe(false)
    expect(isEndTold(attemptOf(running, { isOver: true }))).toBe(false)
    expect(isEndTold(attemptOf(expired))).toBe(true)
  })
})

describe('what the server says', () => {
  const later = (facts: AttemptFacts): AttemptFacts => ({ ...facts, at: begin + 9000 })

  it.each<[string, AttemptFacts | null, AttemptFacts, boolean]>([
    ['nothing was known', null, notStarted, false],
    ['the same, asked later', running, later(running), false],
    ['the same, asked in the same moment', running, running, true],
    ['the same, asked earlier', notStarted, { ...notStarted, at: begin - 1000 }, true],
    ['a start, asked earlier than what does not know of it', later(notStarted), running, false],
    ['no start yet, asked beside the start and answered without it', running, later(notStarted), true],
    ['a submission, asked earlier than what does not know of it', later(running), submitted, false],
    ['no submission yet, asked beside it', submitted, later(running), true],
    ['a submission that is known, asked in the same moment', submitted, submitted, true],
    ['another end of the attempt that was submitted', submitted, later({ ...running, endsAt: clock(50) }), false],
    ['a later attempt, asked earlier', later(running), restarted, false],
    ['the attempt that a restart has ended, asked later', restarted, later(running), true],
  ])('is old or not: %s', (_, known, news, isOld) => {
    expect(isOldNews(attemptOf(known), news)).toBe(isOld)
  })

  it.each<[string, AttemptFacts | null, AttemptFacts, boolean]>([
    ['nothing was known', null, running, false],
    ['the first start', notStarted, running, false],
    ['the same attempt', running, submitted, false],
    ['a restart, with less time', running, restarted, true],
    ['a later end', running, { ...running, endsAt: clock(90) }, true],
    ['an earlier end', running, { ...running, endsAt: clock(50) }, false],
    ['the attempt that the known one has ended', restarted, running, false],
    ['one restart more', restarted, { ...restarted, endsAt: clock(20), lastEndedAt: clock(30) }, true],
    ['a restart whose time has not begun', running, { ...restarted, endsAt: null }, false],
  ])('tells of a later attempt or not: %s', (_, known, news, isNext) => {
    expect(isNextAttempt(known, news)).toBe(isNext)
  })

  it.each<[string, Attempt, AttemptFacts, boolean]>([
    ['another phase', attemptOf(notStarted), running, true],
    ['another end', attemptOf(running), { ...running, endsAt: clock(50) }, true],
    ['the same', attemptOf(running), later(running), false],
    ['an end that the page has noticed already', attemptOf(running, { isOver: true }), expired, false],
  ])('turns the attempt or not: %s', (_, attempt, news, isTold) => {
    expect(isTurn(attempt, news)).toBe(isTold)
  })

  it.each<[string, Attempt, AttemptFacts, boolean]>([
    ['the first word', attemptOf(null), notStarted, true],
    ['nothing but a later moment', attemptOf(running), later(running), false],
    ['an answer that was taken', attemptOf(running), withTaken(later(running), { [optionQuestion]: '{"option":1}' }), true],
    ['the same, asked earlier', attemptOf(later(running)), withTaken(running, { [optionQuestion]: '{"option":1}' }), false],
    ['the end, which the page has noticed', attemptOf(running, { isOver: true }), expired, true],
  ])('has news or not: %s', (_, attempt, news, isTold) => {
    expect(isNews(attempt, news)).toBe(isTold)
  })
})

describe('what the person did, once the server has spoken', () => {
  const sentOf = (key: string, answer: Answer) => ({ key, answer, writtenAt: null })

  it('is no draft, and not on its way, when the server has it as it is; the rest stays', () => {
    const attempt = attemptOf(running, {
      isOver: true,
      drafts: { [codeQuestion]: codeOf('select 1'), [optionQuestion]: { option: 2 } },
      sent: { [codeQuestion]: sentOf('key-1', codeOf('select 1')), [optionQuestion]: sentOf('key-2', { option: 3 }) },
    })
    const news = withTaken({ ...running, at: begin + 5000 }, { [codeQuestion]: '{"sql":"select 1"}' })
    expect(withFacts(attempt, news)).toMatchObject({
      facts: news,
      isOver: false,
      drafts: { [optionQuestion]: { option: 2 } },
      sent: { [optionQuestion]: sentOf('key-2', { option: 3 }) },
    })
    expect(Object.keys(withFacts(attempt, news).drafts)).toEqual([optionQuestion])
    expect(Object.keys(withFacts(attempt, news).sent)).toEqual([optionQuestion])
  })

  it('was refused until a later answer of that question is taken', () => {
    const known = withTaken(running, { [codeQuestion]: '{"sql":"select 1"}' })
    const refusals = { [codeQuestion]: 'A later answer stands.', [optionQuestion]: 'Time is over.', gone: 'No question.' }
    const attempt = attemptOf(known, { refusals })
    expect(withFacts(attempt, { ...known, at: begin + 5000 }).refusals).toEqual({
      [codeQuestion]: 'A later answer stands.',
      [optionQuestion]: 'Time is over.',
    })
    const news = withTaken({ ...known, at: begin + 5000 }, { [codeQuestion]: '{"sql":"select 1"}' }, clock(2))
    expect(withFacts(attempt, news).refusals).toEqual({ [optionQuestion]: 'Time is over.' })
  })

  it('is left behind by the next attempt, what was typed last first', () => {
    const attempt = attemptOf(running, {
      drafts: { [codeQuestion]: codeOf('select 12') },
      sent: { [codeQuestion]: sentOf('key-1', codeOf('select 1')), [optionQuestion]: sentOf('key-2', { option: 3 }) },
      refusals: { [codeQuestion]: 'Time is over.' },
    })
    const leftBehind = { [codeQuestion]: codeOf('select 12'), [optionQuestion]: { option: 3 } }
    expect(withFacts(attempt, restarted)).toEqual(attemptOf(restarted, { leftBehind }))
  })

  it('goes on being recorded, beginning with what stands there now where that came from elsewhere', () => {
    const change = { at: 0, removed: 0, inserted: 'a' }
    const typed = (attempt: Attempt, questionId: string) =>
      withRecordedChange(attempt.recording, begin + 4000, { questionId, mode: 'sql', change, before: '' })
    const begun = attemptOf(running, {
      recording: typed(attemptOf(running, { recording: typed(attemptOf(running), codeQuestion) }), optionQuestion),
    })
    const same = withFacts(begun, { ...running, at: begin + 5000 })
    expect(same.recording).toEqual(begun.recording)
    const elsewhere = withTaken({ ...running, at: begin + 5000 }, { [codeQuestion]: '{"sql":"select 2"}' })
    expect(withFacts(begun, elsewhere).recording.known).toEqual([JSON.stringify([optionQuestion, 'sql'])])
  })
})

describe('an answer', () => {
  const change = { at: 0, removed: 0, inserted: 'select 1' }

  it('keeps what stands in the other editors of its question', () => {
    const attempt = attemptOf(running, { drafts: { [codeQuestion]: { code: { html: '<p>' } } } })
    expect(withCode(attempt, codeQuestion, 'sql', change, begin).drafts).toEqual({
      [codeQuestion]: { code: { html: '<p>', sql: 'select 1' } },
    })
  })

  it('of an option gives way to code', () => {
    const attempt = attemptOf(running, { drafts: { [codeQuestion]: { option: 1 } } })
    expect(withCode(attempt, codeQuestion, 'sql', change, begin).drafts).toEqual({ [codeQuestion]: codeOf('select 1') })
  })

  it('takes away why the last one of its question was not taken, and no other', () => {
    const attempt = attemptOf(running, { refusals: { [codeQuestion]: 'Time is over.', [optionQuestion]: 'No such option.' } })
    expect(withOption(attempt, optionQuestion, 2, begin)).toMatchObject({
      drafts: { [optionQuestion]: { option: 2 } },
      refusals: { [codeQuestion]: 'Time is over.' },
    })
    expect(withOption(attempt, optionQuestion, 2, begin).refusals).not.toHaveProperty(optionQuestion)
  })

  it('is sent as it stands there; without one nothing is', () => {
    const hand = (attempt: Attempt, isSure: boolean) =>
      withSent(attempt, { questionId: codeQuestion, requestKey: 'key-1', at: begin, isSure })
    expect(hand(attemptOf(running), true)).toEqual({})
    const attempt = attemptOf(running, { drafts: { [codeQuestion]: codeOf('select 1') } })
    expect(hand(attempt, true).sent).toEqual({
      [codeQuestion]: { key: 'key-1', answer: codeOf('select 1'), writtenAt: clock(0) },
    })
    expect(hand(attempt, false).sent?.[codeQuestion]?.writtenAt).toBeNull()
    expect(stepsOf(hand(attempt, true).recording ?? nothingRecorded)).toEqual([
      { kind: 'submitted', at: begin, questionId: codeQuestion },
    ])
  })

  it('is settled by the word about it, and by no other', () => {
    const sent = { [codeQuestion]: { key: 'key-1', answer: codeOf('select 1'), writtenAt: null } }
    const attempt = attemptOf(running, { sent, refusals: { [optionQuestion]: 'No such option.' } })
    expect(withSettled(attempt, optionQuestion, 'key-1', null)).toEqual({})
    expect(withSettled(attempt, codeQuestion, 'key-0', null)).toEqual({})
    expect(withSettled(attempt, codeQuestion, 'key-1', null)).toEqual({ sent: {} })
    expect(withSettled(attempt, codeQuestion, 'key-1', 'Time is over.')).toEqual({
      sent: {},
      refusals: { [optionQuestion]: 'No such option.', [codeQuestion]: 'Time is over.' },
    })
  })

  it('that was taken is read; there may be none', () => {
    expect(takenAnswer(attemptOf(null), codeQuestion)).toBeNull()
    expect(takenAnswer(attemptOf(running), codeQuestion)).toBeNull()
    expect(takenAnswer(attemptOf(withTaken(running, { [codeQuestion]: '{"sql":"a"}' })), codeQuestion)).toEqual(codeOf('a'))
  })
})

describe('how far the person is', () => {
  it('with a question that nothing is known of', () => {
    expect(progressOf(attemptOf(null), codeQuestion)).toEqual({
      isSubmitted: false,
      takenAt: null,
      isOnItsWay: false,
      hasChanges: false,
      refusal: null,
    })
  })

  it('with one that was taken', () => {
    const attempt = attemptOf(withTaken(running, { [codeQuestion]: '{"sql":"a"}' }))
    expect(progressOf(attempt, codeQuestion)).toMatchObject({ isSubmitted: true, takenAt: clock(1) })
  })

  it('with all of them: what was never handed in, and what was changed since', () => {
    expect(missingIn(attemptOf(null))).toEqual({ unsubmitted: 0, changed: 0 })
    const facts = withTaken(running, { [codeQuestion]: '{"sql":"a"}' })
    expect(missingIn(attemptOf(facts))).toEqual({ unsubmitted: 1, changed: 0 })
    const drafts = { [codeQuestion]: codeOf('b'), [optionQuestion]: { option: 1 } }
    expect(missingIn(attemptOf(facts, { drafts }))).toEqual({ unsubmitted: 1, changed: 1 })
    const sent = { [optionQuestion]: { key: 'key-1', answer: { option: 1 }, writtenAt: null } }
    expect(missingIn(attemptOf(facts, { drafts, sent }))).toEqual({ unsubmitted: 0, changed: 1 })
  })
})
