import { messages } from '#rules/messages.ts'
import { brokenServer, refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { assessment } from './assessment.machine.ts'
import type { Attempt, AttemptFacts, Place } from './attempt.ts'

const id = (last: string) => `5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`

/** Where the paths' assessment is taken. */
export const somePlace: Place = { roadMapId: id('911'), courseId: id('511'), assessmentId: id('311') }
/** The paths' question with options, and the one with an editor. */
export const optionQuestion = id('211')
export const codeQuestion = id('212')

const begin = Date.parse('2026-11-18T10:00:00.000Z')
const moment = (seconds: number) => new Date(begin + seconds * 1000).toISOString()
const hour = 3600

const unanswered = { isSubmitted: false, answer: null, answeredAt: null }
/** What the server says of the paths' attempt before its start. */
export const someFacts: AttemptFacts = {
  at: begin,
  submittedAt: null,
  endsAt: null,
  lastEndedAt: null,
  isRestartable: true,
  questions: [
    { id: optionQuestion, ...unanswered },
    { id: codeQuestion, ...unanswered },
  ],
}
const answered = (answer: string) => ({ isSubmitted: true, answer, answeredAt: moment(8) })
const runningFacts: AttemptFacts = {
  ...someFacts,
  at: begin + 1000,
  endsAt: moment(hour),
  questions: [
    { id: optionQuestion, ...answered('{"option":1}') },
    { id: codeQuestion, ...unanswered },
  ],
}
export const takenFacts: AttemptFacts = {
  ...runningFacts,
  at: begin + 9000,
  questions: [
    { id: optionQuestion, ...answered('{"option":1}') },
    { id: codeQuestion, ...answered('{"sql":"select 1"}') },
  ],
}
const submittedFacts: AttemptFacts = { ...takenFacts, at: begin + 10_000, submittedAt: moment(10) }
const expiredFacts: AttemptFacts = { ...runningFacts, at: begin + 3601_000 }
const restartedFacts: AttemptFacts = { ...someFacts, at: begin + 3700_000, endsAt: moment(2 * hour + 100) }

const timeOver = refusal(messages.assessmentTimeOver, 'CONFLICT')

interface Facts extends Attempt {
  readonly unsent: number
}

export const assessmentPlan: PathPlan = {
  name: 'assessment',
  machine: assessment,
  starts: [{ words: 'Open an assessment', input: somePlace }],
  events: [
    {
      event: { type: 'assessment.arrived', facts: someFacts },
      words: 'The server answers with an assessment that is not started',
    },
    { event: { type: 'assessment.arrived', facts: runningFacts }, words: 'The server answers with a running attempt' },
    { event: { type: 'assessment.arrived', facts: takenFacts }, words: 'The server says which answers it has taken' },
    { event: { type: 'assessment.arrived', facts: expiredFacts }, words: 'The server says that time is over' },
    { event: { type: 'start.requested', requestKey: 'key-1' }, words: 'Press Start' },
    { event: doneEvent('startAssessment', runningFacts), words: 'The server starts the clock' },
    { event: errorEvent('startAssessment', silence), words: 'No answer comes from the server' },
    { event: doneEvent('awaitDeadline'), words: 'Wait until the time is over' },
    { event: { type: 'question.chosen', questionId: optionQuestion }, words: 'Go to the question with options' },
    { event: { type: 'editor.opened', questionId: codeQuestion }, words: 'Open the question with an editor' },
    {
      event: {
        ...{ type: 'code.changed', questionId: codeQuestion, at: begin + 4000, mode: 'sql' },
        change: { at: 0, removed: 0, inserted: 'select 1' },
      },
      words: 'Type into the editor',
    },
    { event: { type: 'editor.closed' }, words: 'Press Escape' },
    { event: { type: 'option.chosen', questionId: optionQuestion, option: 2, at: begin + 5000 }, words: 'Choose an option' },
    {
      event: { type: 'answer.submitted', questionId: codeQuestion, requestKey: 'key-2', at: begin + 6000, isSure: true },
      words: 'Press Submit',
    },
    { event: doneEvent('handAnswer'), words: 'The outbox takes the answer' },
    {
      event: { type: 'answer.settled', questionId: codeQuestion, key: 'key-2', refusal: messages.assessmentTimeOver },
      words: 'The server refuses the answer',
    },
    { event: { type: 'submission.requested', requestKey: 'key-3' }, words: 'Press Submit Assessment' },
    { event: { type: 'submission.confirmed', requestKey: 'key-3' }, words: 'Press Submit anyway' },
    { event: { type: 'submission.declined' }, words: 'Press Cancel' },
    { event: { type: 'submission.cancelled' }, words: 'Press Cancel' },
    { event: doneEvent('awaitAnswers', 0), words: 'The outbox has sent every answer' },
    { event: doneEvent('awaitAnswers', 1), words: 'The outbox could not send an answer' },
    { event: doneEvent('submitAssessment', submittedFacts), words: 'The server takes the assessment' },
    { event: errorEvent('submitAssessment', silence), words: 'No answer comes from the server' },
    { event: errorEvent('submitAssessment', timeOver), words: 'The server says that time is over' },
    { event: { type: 'network.returned' }, words: 'Press Try now' },
    { event: doneEvent('awaitNetwork'), words: 'The network is back' },
    { event: { type: 'restart.requested' }, words: 'Press Restart Assessment' },
    { event: { type: 'restart.confirmed', requestKey: 'key-4' }, words: 'Press Restart' },
    { event: { type: 'restart.declined' }, words: 'Press Cancel' },
    { event: doneEvent('restartAssessment', restartedFacts), words: 'The server begins a new attempt' },
    { event: errorEvent('restartAssessment', brokenServer), words: 'The server fails' },
    { event: { type: 'flow.restored' }, words: 'Load the page again' },
  ],
  facts: ({ facts, isOver, drafts, sent, refusals }: Facts) =>
    [
      facts?.at ?? 0,
      isOver,
      facts?.endsAt,
      facts?.submittedAt,
      Object.keys(drafts),
      Object.keys(sent),
      Object.keys(refusals),
    ].join('|'),
  possible: (state, event) => {
    const { facts, isOver, drafts, sent }: Facts = state.context
    const isSent = codeQuestion in sent
    const isLooking = state.matches({ running: 'looking' })
    const isLate = isOver || (facts !== null && facts.at > begin + hour * 1000)
    switch (event.type) {
      case 'assessment.arrived':
        if (event.facts.at === expiredFacts.at) return isLooking && !isLate && Object.keys(drafts).length === 0
        if (event.facts.at === takenFacts.at) return isLooking && isSent
        return state.matches('loading')
      case 'xstate.done.actor.awaitDeadline':
        return isLooking && !isSent && !isLate
      case 'editor.opened':
      case 'question.chosen':
        return facts?.at === runningFacts.at && !isSent && Object.keys(drafts).length === 0
      case 'code.changed':
        return state.matches({ running: 'editing' }) && !(codeQuestion in drafts)
      case 'editor.closed':
        return state.matches({ running: 'editing' }) && codeQuestion in drafts
      case 'option.chosen':
        return isLooking && !isLate && !(optionQuestion in drafts)
      case 'answer.submitted':
        return state.matches({ running: 'editing' }) && codeQuestion in drafts
      case 'answer.settled':
        return isSent && isLooking
      case 'submission.requested':
        return !isLate && (isSent || Object.keys(drafts).length === 0)
      // Otherwise nothing is on its way, and the portal goes on at once.
      case 'submission.confirmed':
        return isSent
      default:
        return true
    }
  },
}
