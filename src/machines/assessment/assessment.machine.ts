import { and, assertEvent, assign, setup } from 'xstate'
import { nothingRecorded } from '#rules/attempt-recording.ts'
import type { TextChange } from '#rules/text-change.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, toFailure } from '../failure.ts'
import { requestActions } from '../form-fragments.ts'
import { errorOf } from '../fragments.ts'
import type { FlowRestored, MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import type { HandedAnswer } from './assessment-operations.ts'
import {
  type Attempt,
  type AttemptFacts,
  isNews,
  isNextAttempt,
  isOldNews,
  isTurn,
  missingIn,
  type Place,
  presentPhase,
  withCode,
  withFacts,
  withOption,
  withSent,
  withSettled,
} from './attempt.ts'

interface Context extends Attempt {
  readonly place: Place
  /** The question that is looked at; null before one was. */
  readonly questionId: string | null
  readonly failure: Failure | null
  /** Of what changes the attempt as a whole, so that a repeated request happens once. */
  readonly requestKey: string
  /** How often the network was waited for since Submit Assessment was pressed. */
  readonly attempts: number
  /** How many answers could not be sent. */
  readonly unsent: number
}

interface DoneAt {
  readonly questionId: string
  /** When, by the server's clock, in milliseconds since 1970. */
  readonly at: number
}

export type AssessmentEvent =
  /** What the server says of the attempt, whoever asked. */
  | { readonly type: 'assessment.arrived'; readonly facts: AttemptFacts }
  | { readonly type: 'start.requested'; readonly requestKey: string }
  | { readonly type: 'question.chosen'; readonly questionId: string }
  | { readonly type: 'editor.opened'; readonly questionId: string }
  | { readonly type: 'editor.closed' }
  | ({ readonly type: 'code.changed'; readonly mode: string; readonly change: TextChange } & DoneAt)
  | ({ readonly type: 'option.chosen'; readonly option: number } & DoneAt)
  | ({
      readonly type: 'answer.submitted'
      readonly requestKey: string
      /** Whether the page knows the server's clock: what is written without it counts from when the server takes it. */
      readonly isSure: boolean
    } & DoneAt)
  /** What became of an answer on its way; `refusal` is the server's text when it did not take it. */
  | { readonly type: 'answer.settled'; readonly questionId: string; readonly key: string; readonly refusal: string | null }
  | { readonly type: 'submission.requested' | 'submission.confirmed'; readonly requestKey: string }
  | { readonly type: 'submission.declined' }
  | { readonly type: 'submission.cancelled' }
  | { readonly type: 'network.returned' }
  | { readonly type: 'restart.requested' }
  | { readonly type: 'restart.confirmed'; readonly requestKey: string }
  | { readonly type: 'restart.declined' }
  | FlowRestored

export interface AttemptRequest {
  readonly place: Place
  readonly requestKey: string
}
const nothing = {
  ...{ facts: null, isOver: false, drafts: {}, sent: {}, refusals: {}, leftBehind: {}, recording: nothingRecorded },
} satisfies Attempt

/** What is known once the server has spoken; a new attempt begins with the first question. */
const withNews = (context: Context, facts: AttemptFacts): Partial<Context> => ({
  ...withFacts(context, facts),
  ...(isNextAttempt(context.facts, facts) ? { questionId: null } : {}),
})

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as AssessmentEvent,
    input: {} as Place,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'nothingToKeep' | 'outlivesScreen' | 'ended' | 'question',
  },
  actors: {
    startAssessment: mustBeProvided<AttemptFacts, AttemptRequest>('startAssessment'),
    /** Settles when the moment has come by the server's clock, in milliseconds since 1970. */
    awaitDeadline: mustBeProvided<void, { readonly deadline: number }>('awaitDeadline'),
    /** Gives an answer to the outbox. */
    handAnswer: mustBeProvided<void, HandedAnswer>('handAnswer'),
    /** Settles when no answer is on its way any more, with how many could not be sent. */
    awaitAnswers: mustBeProvided<number, { readonly place: Place }>('awaitAnswers'),
    submitAssessment: mustBeProvided<AttemptFacts, AttemptRequest>('submitAssessment'),
    /** Settles when the network is likely to be back. */
    awaitNetwork: mustBeProvided<void, { readonly attempts: number }>('awaitNetwork'),
    restartAssessment: mustBeProvided<AttemptFacts, AttemptRequest>('restartAssessment'),
  },
  guards: {
    isNews: ({ context, event }) => event.type === 'assessment.arrived' && isNews(context, event.facts),
    isTurn: ({ context, event }) => event.type === 'assessment.arrived' && isTurn(context, event.facts),
    isNotStarted: ({ context }) => presentPhase(context) === 'notStarted',
    isSubmitted: ({ context }) => presentPhase(context) === 'submitted',
    isExpired: ({ context }) => presentPhase(context) === 'expired',
    isMissingSomething: ({ context }) => Object.values(missingIn(context)).some((count) => count > 0),
    isRestartable: ({ context: { facts } }) => facts?.isRestartable === true,
    hasUnsent: (_, { unsent }: { unsent: number }) => unsent > 0,
    isUnreachable: (_, { error }: { error: unknown }) => toFailure(error).kind === 'unreachable',
  },
  actions: {
    takeFacts: assign(({ context, event }) => {
      assertEvent(event, 'assessment.arrived')
      return withNews(context, event.facts)
    }),
    /** What changed the attempt answers with what it is then; that is the end of the request. */
    takeAnswer: assign(({ context }, { facts }: { facts: AttemptFacts }) => ({
      ...(isOldNews(context, facts) ? {} : withNews(context, facts)),
      requestKey: '',
      failure: null,
      attempts: 0,
    })),
    chooseQuestion: assign(({ event }) => {
      assertEvent(event, ['question.chosen', 'editor.opened'])
      return { questionId: event.questionId, failure: null }
    }),
    changeCode: assign(({ context, event }) => {
      assertEvent(event, 'code.changed')
      return withCode(context, event.questionId, event.mode, event.change, event.at)
    }),
    chooseOption: assign(({ context, event }) => {
      assertEvent(event, 'option.chosen')
      return withOption(context, event.questionId, event.option, event.at)
    }),
    sendAnswer: assign(({ context, event }) => {
      assertEvent(event, 'answer.submitted')
      return { ...withSent(context, event), questionId: event.questionId }
    }),
    settleAnswer: assign(({ context, event }) => {
      assertEvent(event, 'answer.settled')
      return withSettled(context, event.questionId, event.key, event.refusal)
    }),
    countUnsent: assign((_, { unsent }: { unsent: number }) => ({ unsent })),
    countAttempt: assign(({ context, event }) => ({ attempts: context.attempts + 1, failure: toFailure(errorOf(event)) })),
    endRequest: assign({ requestKey: '', attempts: 0, failure: null }),
    noticeEnd: assign({ isOver: true }),
  },
}).extend({ actions: requestActions<Context, AssessmentEvent>() })

const backToDeciding = { target: 'deciding', actions: 'rememberFailure' } as const

/**
 * A timed assessment in one place: its attempt, what is typed, and what the server has taken of it (specification 2.9 and 4; decisions
 * A28, A29, B Assessment).
 *
 * Times are the server's. What is typed is kept on the device at once, change by change; answers go through the outbox; only what the
 * server said it has taken counts as submitted.
 */
export const assessment = flow.createMachine({
  id: 'assessment',
  meta: {
    journal: { version: 1, life: 'device', secrets: [], told: ['assessment.arrived', 'answer.settled'], follows: true },
  },
  context: ({ input }) => ({
    ...nothing,
    place: input,
    questionId: null,
    failure: null,
    requestKey: '',
    attempts: 0,
    unsent: 0,
  }),
  initial: 'loading',
  on: {
    'assessment.arrived': [
      { guard: and(['isNews', 'isTurn']), target: '.deciding', actions: ['takeFacts', 'endRequest'] },
      { guard: 'isNews', actions: 'takeFacts' },
    ],
    'answer.settled': { actions: 'settleAnswer' },
  },
  states: {
    loading: { description: 'The server is asked how far the attempt is.', tags: 'nothingToKeep' },
    deciding: {
      description: 'What the server said decides where the attempt is.',
      always: [
        { guard: 'isNotStarted', target: 'notStarted' },
        { guard: 'isSubmitted', target: 'submitted' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'running' },
      ],
    },
    notStarted: {
      description: 'The person reads what the assessment is about; the clock stands.',
      tags: 'nothingToKeep',
      on: { 'start.requested': { target: 'starting', actions: 'rememberRequest' } },
    },
    starting: {
      description: 'The server is asked to start the clock.',
      tags: ['busy', 'outlivesScreen'],
      invoke: {
        id: 'startAssessment',
        src: 'startAssessment',
        input: ({ context: { place, requestKey } }) => ({ place, requestKey }),
        onDone: { target: 'deciding', actions: { type: 'takeAnswer', params: ({ event }) => ({ facts: event.output }) } },
        onError: backToDeciding,
      },
    },
    running: {
      description: 'The clock runs.',
      invoke: {
        id: 'awaitDeadline',
        src: 'awaitDeadline',
        input: ({ context: { facts } }) => ({ deadline: Date.parse(facts?.endsAt ?? '') }),
        onDone: { target: 'expired', actions: ['noticeEnd', 'endRequest'] },
      },
      initial: 'looking',
      on: {
        'code.changed': { actions: 'changeCode' },
        'option.chosen': { actions: 'chooseOption' },
        'answer.submitted': { target: '.handing', actions: 'sendAnswer' },
      },
      states: {
        looking: {
          description: 'The person looks at the questions; what is chosen of a question’s options is kept on this device.',
          on: {
            'question.chosen': { actions: 'chooseQuestion' },
            'editor.opened': { target: 'editing', actions: 'chooseQuestion' },
            'submission.requested': [
              { guard: 'isMissingSomething', target: 'asking' },
              { target: '#assessment.submitting', actions: 'rememberRequest' },
            ],
          },
        },
        editing: {
          description: 'The person answers a question in its editor; every change is kept on this device.',
          on: { 'editor.closed': 'looking', 'flow.restored': 'looking' },
        },
        handing: {
          description: 'The answer is given to the outbox.',
          tags: ['busy', 'outlivesScreen'],
          invoke: {
            id: 'handAnswer',
            src: 'handAnswer',
            input: ({ context: { place, questionId, sent, facts } }) => {
              const handed = sent[questionId ?? '']
              const answer = handed?.answer ?? { code: {} }
              return {
                place,
                questionId: questionId ?? '',
                key: handed?.key ?? '',
                answer,
                endsAt: facts?.endsAt ?? null,
                writtenAt: handed?.writtenAt ?? null,
              }
            },
            onDone: 'looking',
          },
        },
        asking: {
          description: 'The portal asks whether to submit although something is missing.',
          tags: 'question',
          on: {
            'submission.confirmed': { target: '#assessment.submitting', actions: 'rememberRequest' },
            'submission.declined': 'looking',
            'flow.restored': 'looking',
          },
        },
      },
    },
    submitting: {
      description: 'The assessment is being submitted.',
      initial: 'sendingAnswers',
      states: {
        sendingAnswers: {
          description: 'Answers that are on their way go before.',
          tags: ['busy', 'outlivesScreen'],
          invoke: {
            id: 'awaitAnswers',
            src: 'awaitAnswers',
            input: ({ context: { place } }) => ({ place }),
            onDone: [
              {
                guard: { type: 'hasUnsent', params: ({ event }) => ({ unsent: event.output }) },
                target: 'askingUnsent',
                actions: { type: 'countUnsent', params: ({ event }) => ({ unsent: event.output }) },
              },
              { target: 'sending' },
            ],
          },
          on: { 'submission.cancelled': { target: '#assessment.deciding', actions: 'endRequest' } },
        },
        askingUnsent: {
          description: 'Answers could not be sent; the portal asks whether to submit without them.',
          tags: 'question',
          on: {
            'submission.confirmed': 'sending',
            'submission.declined': { target: '#assessment.deciding', actions: 'endRequest' },
            'flow.restored': { target: '#assessment.deciding', actions: 'endRequest' },
          },
        },
        sending: {
          description: 'The submission is on its way to the server.',
          tags: ['busy', 'outlivesScreen'],
          invoke: {
            id: 'submitAssessment',
            src: 'submitAssessment',
            input: ({ context: { place, requestKey } }) => ({ place, requestKey }),
            onDone: {
              target: '#assessment.deciding',
              actions: { type: 'takeAnswer', params: ({ event }) => ({ facts: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isUnreachable', params: ({ event }) => ({ error: event.error }) },
                target: 'waiting',
                actions: 'countAttempt',
              },
              { target: '#assessment.deciding', actions: 'rememberFailure' },
            ],
          },
        },
        waiting: {
          description: 'The server cannot be reached; the submission waits, and is sent when it can be.',
          tags: ['busy', 'outlivesScreen'],
          invoke: {
            id: 'awaitNetwork',
            src: 'awaitNetwork',
            input: ({ context: { attempts } }) => ({ attempts }),
            onDone: 'sending',
          },
          on: {
            'network.returned': 'sending',
            'submission.cancelled': { target: '#assessment.deciding', actions: 'endRequest' },
          },
        },
      },
    },
    submitted: {
      description: 'The assessment is submitted; the answers can be read.',
      tags: 'ended',
      on: { 'restart.requested': { guard: 'isRestartable', target: 'askingRestart' } },
    },
    expired: {
      description: 'Time is over; the answers that were taken stand, and everything can be read.',
      tags: 'ended',
      on: { 'restart.requested': { guard: 'isRestartable', target: 'askingRestart' } },
    },
    askingRestart: {
      description: 'The portal asks whether a new attempt is to begin.',
      tags: ['ended', 'question'],
      on: {
        'restart.confirmed': { target: 'restarting', actions: 'rememberRequest' },
        'restart.declined': 'deciding',
        'flow.restored': 'deciding',
      },
    },
    restarting: {
      description: 'The server is asked to begin a new attempt.',
      tags: ['busy', 'ended', 'outlivesScreen'],
      invoke: {
        id: 'restartAssessment',
        src: 'restartAssessment',
        input: ({ context: { place, requestKey } }) => ({ place, requestKey }),
        onDone: { target: 'deciding', actions: { type: 'takeAnswer', params: ({ event }) => ({ facts: event.output }) } },
        onError: backToDeciding,
      },
    },
  },
})
