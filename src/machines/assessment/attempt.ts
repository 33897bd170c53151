import { type Answer, codeIn, isSameAnswer, readAnswer } from '#rules/assessment-answer.ts'
import {
  nothingRecorded,
  type Recording,
  withRecordedChange,
  withRecordedChoice,
  withRecordedSubmission,
  withUnknown,
} from '#rules/attempt-recording.ts'
import { type TextChange, withChange } from '#rules/text-change.ts'
import { type AttemptPhase, attemptPhase } from '#rules/training.ts'

/** Where an assessment is taken: in a course of a roadmap, or as a step of the roadmap itself. */
export interface Place {
  readonly roadMapId: string
  readonly courseId: string | null
  readonly assessmentId: string
}

/** The name of a place, as the gateway's ids have it. */
export const placeName = ({ roadMapId, courseId, assessmentId }: Place): string =>
  [roadMapId, courseId ?? '-', assessmentId].map(encodeURIComponent).join(':')

interface QuestionFacts {
  readonly id: string
  readonly isSubmitted: boolean
  /** The answer that was taken, as JSON text; null before there is one. */
  readonly answer: string | null
  readonly answeredAt: string | null
}

/** What the server said of an attempt. */
export interface AttemptFacts {
  /** When it was asked, by the server's clock, in milliseconds since 1970: it is at least as new as that. */
  readonly at: number
  readonly submittedAt: string | null
  readonly endsAt: string | null
  /** The end of the attempt that the latest restart ended; null before there was one. */
  readonly lastEndedAt: string | null
  readonly isRestartable: boolean
  readonly questions: readonly QuestionFacts[]
}

/** An answer on its way to the server. */
export interface SentAnswer {
  readonly key: string
  readonly answer: Answer
  /** When it was submitted, ISO 8601 by the server's clock; null while nobody knows that. */
  readonly writtenAt: string | null
}

/** What a person has done about the questions, and the server about that. */
export interface Attempt {
  readonly facts: AttemptFacts | null
  /** Whether the time ran out since the server spoke, by the clock of this page. */
  readonly isOver: boolean
  /** What was typed or chosen and is not, as it is, with the server; by question. */
  readonly drafts: Readonly<Record<string, Answer>>
  /** By question. */
  readonly sent: Readonly<Record<string, SentAnswer>>
  /** Why the last answer was not taken, by question. */
  readonly refusals: Readonly<Record<string, string>>
  /** What was typed in the attempt before and never taken, by question: nothing of the present one, but still to be read. */
  readonly leftBehind: Readonly<Record<string, Answer>>
  /** What was done on this device in the present attempt, to be played back after it. */
  readonly recording: Recording
}

const without = <Value>(record: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== name))

/** Where the attempt was when the server spoke. */
const phaseOf = ({ at, submittedAt, endsAt }: AttemptFacts): AttemptPhase =>
  attemptPhase({ submitTime: submittedAt, endTime: endsAt }, at)

/** Whether the server itself has said that the time is over: what the end completes is completed there, too. */
export const isEndTold = ({ facts }: Attempt): boolean => facts !== null && phaseOf(facts) === 'expired'

/** Where the attempt is now, as far as anybody knows; null before the server has spoken. */
export const presentPhase = ({ facts, isOver }: Attempt): AttemptPhase | null => {
  if (facts === null) return null
  const phase = phaseOf(facts)
  return phase === 'running' && isOver ? 'expired' : phase
}

const factsOf = ({ facts }: Attempt, questionId: string): QuestionFacts | undefined =>
  facts?.questions.find(({ id }) => id === questionId)

/** The answer of a question that the server has taken; null for none. */
export const takenAnswer = (attempt: Attempt, questionId: string): Answer | null => {
  const answer = factsOf(attempt, questionId)?.answer ?? null
  return answer === null ? null : readAnswer(answer)
}

/** What stands in a question's editors or is chosen of its options: what was done last. */
export const presentAnswer = (attempt: Attempt, questionId: string): Answer | null =>
  attempt.drafts[questionId] ?? takenAnswer(attempt, questionId)

/** Whether the restart that one tells of ended the attempt that the other is about. */
const isAfterRestart = (one: AttemptFacts, other: AttemptFacts): boolean =>
  one.lastEndedAt !== null && one.lastEndedAt === other.endsAt

/** Whether a later attempt than the known one is told of: a restart has ended that. A shorter one may end earlier. */
export const isNextAttempt = (known: AttemptFacts | null, news: AttemptFacts): boolean => {
  if (known === null || known.endsAt === null || news.endsAt === null || isAfterRestart(known, news)) return false
  return isAfterRestart(news, known) || Date.parse(news.endsAt) > Date.parse(known.endsAt)
}

/** Whether one was said further on in the same attempt, or in a later one: attempts only go on, so that no clock is needed to tell. */
const isAhead = (one: AttemptFacts, other: AttemptFacts): boolean =>
  (one.endsAt !== null && other.endsAt === null) ||
  isAfterRestart(one, other) ||
  (one.endsAt === other.endsAt && one.submittedAt !== null && other.submittedAt === null)

/**
 * Whether the server said it before what is known already, or in the same moment. A question that was asked beside a start or a submission
 * may be answered without it, although it was asked later.
 */
export const isOldNews = ({ facts }: Attempt, news: AttemptFacts): boolean =>
  facts !== null && !isAhead(news, facts) && !isNextAttempt(facts, news) && (isAhead(facts, news) || news.at <= facts.at)

/** Whether the attempt is elsewhere now, or another one. */
export const isTurn = (attempt: Attempt, news: AttemptFacts): boolean =>
  presentPhase(attempt) !== phaseOf(news) || attempt.facts?.endsAt !== news.endsAt

/** Whether there is something in it that is not known already; what is not need not be told. */
export const isNews = (attempt: Attempt, news: AttemptFacts): boolean => {
  const { facts } = attempt
  if (facts === null || isOldNews(attempt, news)) return facts === null
  // That the time is over is news although this page's clock has said so: now the server has.
  return (
    isTurn(attempt, news) ||
    phaseOf(facts) !== phaseOf(news) ||
    JSON.stringify({ ...facts, at: 0 }) !== JSON.stringify({ ...news, at: 0 })
  )
}

/** Everything that is not, as it is, with the server. */
const notTakenIn = ({ drafts, sent }: Attempt): Attempt['leftBehind'] => ({
  ...Object.fromEntries(Object.entries(sent).map(([id, { answer }]) => [id, answer])),
  ...drafts,
})

/** What is known once the server has spoken: what it has as it was typed is no draft any more; a new attempt begins with nothing. */
export const withFacts = (attempt: Attempt, news: AttemptFacts): Attempt => {
  if (isNextAttempt(attempt.facts, news)) {
    return {
      facts: news,
      isOver: false,
      drafts: {},
      sent: {},
      refusals: {},
      leftBehind: notTakenIn(attempt),
      recording: nothingRecorded,
    }
  }
  const next = { ...attempt, facts: news, isOver: false }
  const isTaken = (id: string, answer: Answer) => isSameAnswer(answer, takenAnswer(next, id))
  const drafts = Object.entries(attempt.drafts).filter(([id, draft]) => !isTaken(id, draft))
  const sent = Object.entries(attempt.sent).filter(([id, { answer }]) => !isTaken(id, answer))
  // Why an answer was refused says nothing any more once a later one was taken, here or elsewhere.
  const isTakenSince = (id: string) => factsOf(next, id)?.answeredAt !== (factsOf(attempt, id)?.answeredAt ?? null)
  const refusals = Object.entries(attempt.refusals).filter(([id]) => !isTakenSince(id))
  const after = {
    ...next,
    drafts: Object.fromEntries(drafts),
    sent: Object.fromEntries(sent),
    refusals: Object.fromEntries(refusals),
  }
  const isChanged = ({ id }: QuestionFacts) => !isSameAnswer(presentAnswer(attempt, id), presentAnswer(after, id))
  const changed = news.questions.filter(isChanged).map(({ id }) => id)
  return { ...after, recording: withUnknown(attempt.recording, changed) }
}

const withDraft = (attempt: Attempt, questionId: string, answer: Answer): Pick<Attempt, 'drafts' | 'refusals'> => ({
  drafts: { ...attempt.drafts, [questionId]: answer },
  refusals: without(attempt.refusals, questionId),
})

/** A key in one of a question's editors. @param at when, by the server's clock, in milliseconds since 1970 */
export const withCode = (attempt: Attempt, questionId: string, mode: string, change: TextChange, at: number) => {
  const present = presentAnswer(attempt, questionId)
  const code = present !== null && 'code' in present ? present.code : {}
  const before = codeIn(present, mode)
  return {
    ...withDraft(attempt, questionId, { code: { ...code, [mode]: withChange(before, change) } }),
    recording: withRecordedChange(attempt.recording, at, { questionId, mode, change, before }),
  }
}

/** The choice of an option. @param at as above */
export const withOption = (attempt: Attempt, questionId: string, option: number, at: number) => ({
  ...withDraft(attempt, questionId, { option }),
  recording: withRecordedChoice(attempt.recording, at, questionId, option),
})

/** The present answer of a question is on its way. */
export const withSent = (
  attempt: Attempt,
  { questionId, requestKey: key, at, isSure }: { questionId: string; requestKey: string; at: number; isSure: boolean },
): Partial<Attempt> => {
  const answer = presentAnswer(attempt, questionId)
  if (answer === null) return {}
  return {
    sent: { ...attempt.sent, [questionId]: { key, answer, writtenAt: isSure ? new Date(at).toISOString() : null } },
    refusals: without(attempt.refusals, questionId),
    recording: withRecordedSubmission(attempt.recording, at, questionId),
  }
}

/** It is known what became of an answer; what was not taken is a draft still. */
export const withSettled = (attempt: Attempt, questionId: string, key: string, refusal: string | null): Partial<Attempt> => {
  if (attempt.sent[questionId]?.key !== key) return {}
  const sent = without(attempt.sent, questionId)
  return refusal === null ? { sent } : { sent, refusals: { ...attempt.refusals, [questionId]: refusal } }
}

/** How far the person is with a question. */
export interface QuestionProgress {
  /** Whether the server has taken an answer. */
  readonly isSubmitted: boolean
  /** When, ISO 8601; null without one. */
  readonly takenAt: string | null
  /** Whether an answer is on its way. */
  readonly isOnItsWay: boolean
  /** Whether something was typed or chosen that is neither with the server nor on its way. */
  readonly hasChanges: boolean
  readonly refusal: string | null
}

export const progressOf = (attempt: Attempt, questionId: string): QuestionProgress => {
  const facts = factsOf(attempt, questionId)
  const sent = attempt.sent[questionId]
  const draft = attempt.drafts[questionId] ?? null
  const known = sent?.answer ?? takenAnswer(attempt, questionId)
  return {
    isSubmitted: facts?.isSubmitted ?? false,
    takenAt: facts?.answeredAt ?? null,
    isOnItsWay: sent !== undefined,
    hasChanges: draft !== null && !isSameAnswer(draft, known),
    refusal: attempt.refusals[questionId] ?? null,
  }
}

/** What would be missing if the assessment were submitted now. */
export const missingIn = (attempt: Attempt): { readonly unsubmitted: number; readonly changed: number } => {
  const progress = (attempt.facts?.questions ?? []).map(({ id }) => progressOf(attempt, id))
  const isHandedIn = (one: QuestionProgress) => one.isSubmitted || one.isOnItsWay
  return {
    unsubmitted: progress.filter((one) => !isHandedIn(one)).length,
    changed: progress.filter((one) => isHandedIn(one) && one.hasChanges).length,
  }
}
