import { assign, emit, type SnapshotFrom, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { type Sealed, sealedNothing } from '#rules/sealed.ts'
import { codeVerdict, isCodeLocked, wrongCodeLimit } from '#rules/verification-codes.ts'
import { type Countdown, secondsUntil } from '../countdown.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, isRefused } from '../failure.ts'
import { requestActions } from '../form-fragments.ts'
import { refusalActions } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { begunRequest } from '../request.ts'
import { deadlineOf, type Verification } from './verification.ts'

export type ContactKind = 'address' | 'phone'

interface Context {
  readonly kind: ContactKind
  readonly id: string
  readonly verification: Verification
  /** When the code ends by this device's clock, in milliseconds since the epoch; 0 when none was sent. */
  readonly deadline: number
  readonly secondsLeft: number
  readonly verificationCode: Sealed
  /** Whether what was typed are six digits. */
  readonly isComplete: boolean
  /** Whether Verify was pressed on something else than six digits. */
  readonly isRefused: boolean
  /** How often a code was refused, by its format or by the server. */
  readonly refusals: number
  readonly failure: Failure | null
  /** Repeated with every try of the same request; empty before the first. */
  readonly requestKey: string
  /** When the code was asked for, by this device's clock. */
  readonly requestedAt: number
}

/** What an effect learnt about the entry, and when, in milliseconds since the epoch. */
export interface Answer {
  readonly verification: Verification
  readonly at: number
}

export type CodeVerificationEvent =
  | ({ readonly type: 'entry.arrived' } & Answer)
  | { readonly type: 'code.requested'; readonly requestKey: string; readonly at: number }
  | {
      readonly type: 'code.changed'
      readonly verificationCode: Sealed /** Whether it has six digits. */
      readonly isComplete: boolean
    }
  | { readonly type: 'submit.requested'; readonly requestKey: string }

export interface CodeVerificationInput extends Answer {
  readonly kind: ContactKind
  readonly id: string
}

export interface SendCodeRequest {
  readonly kind: ContactKind
  readonly id: string
  readonly requestKey: string
}

export interface CheckCodeRequest extends SendCodeRequest {
  readonly verificationCode: Sealed
}

const isConflict = (error: unknown): boolean => isRefused(error, 'CONFLICT')

/** A try of the same code under the same key happens once; another code, or one that was answered, is another try. */
const noRequest = { requestKey: '', failure: null, isRefused: false } as const

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as CodeVerificationEvent,
    input: {} as CodeVerificationInput,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: mustBeProvided<Answer, SendCodeRequest>('sendCode'),
    checkCode: mustBeProvided<Answer, CheckCodeRequest>('checkCode'),
    /** Settles with the seconds left as soon as they are others than those given. */
    countdown: mustBeProvided<number, Countdown>('countdown'),
  },
  guards: {
    isVerified: ({ context }) => context.verification.verifiedAt !== null,
    isLocked: ({ context }) => context.deadline > 0 && isCodeLocked(context.verification.wrongCodeCount),
    isNothingSent: ({ context }) => context.deadline === 0,
    isTimeUp: ({ context }) => context.secondsLeft <= 0,
    isComplete: ({ context }) => context.isComplete,
    isNews: ({ context }, params: Answer) => JSON.stringify(params.verification) !== JSON.stringify(context.verification),
    isLastSecond: (_, params: { secondsLeft: number }) => params.secondsLeft <= 0,
    isConflict: (_, params: { error: unknown }) => isConflict(params.error),
    isRightCode: ({ context }, params: Answer) =>
      codeVerdict(context.verification.wrongCodeCount, params.verification.wrongCodeCount) === 'verified',
    isLockingCode: ({ context }, params: Answer) =>
      codeVerdict(context.verification.wrongCodeCount, params.verification.wrongCodeCount) === 'locked',
  },
  actions: {
    learn: assign((_, { verification, at }: Answer) => {
      const deadline = deadlineOf(verification, at)
      return { ...noRequest, verification, deadline, secondsLeft: secondsUntil(deadline, at) }
    }),
    /** A code that was sent just now ends after its whole life, whatever this device's clock says. */
    beginCountdown: assign((_, { verification, at }: Answer) => {
      const deadline = deadlineOf(verification, at, at)
      return {
        ...noRequest,
        verification,
        deadline,
        secondsLeft: secondsUntil(deadline, at),
        verificationCode: sealedNothing,
        isComplete: false,
      }
    }),
    /** Somewhere else a code was sent that lives: how long is not known here, so the longest is assumed. */
    assumeCountdown: assign(({ context }) => {
      const deadline = deadlineOf(context.verification, context.requestedAt, context.requestedAt)
      return { deadline, secondsLeft: secondsUntil(deadline, context.requestedAt), requestKey: '' }
    }),
    countDown: assign((_, params: { secondsLeft: number }) => ({ secondsLeft: Math.max(0, params.secondsLeft) })),
    setCode: assign((_, params: { verificationCode: Sealed; isComplete: boolean }) => ({ ...noRequest, ...params })),
    refuseFormat: assign(({ context }) => ({ isRefused: true, refusals: context.refusals + 1, failure: null })),
    rememberCodeRequest: assign(({ context }, params: { requestKey: string; requestedAt: number }) => ({
      ...begunRequest(context, params.requestKey),
      requestedAt: params.requestedAt,
    })),
    rememberTry: assign(({ context }, params: { requestKey: string }) => ({
      ...begunRequest(context, params.requestKey),
      isRefused: false,
    })),
    rememberAnswer: assign((_, params: Answer) => ({ ...noRequest, verification: params.verification })),
    tellVerified: emit(({ context }) => ({
      type: 'notice.raised' as const,
      status: 'success' as const,
      body: context.kind === 'address' ? messages.addressVerified : messages.phoneVerified,
    })),
  },
}).extend({
  actions: { ...requestActions<Context, CodeVerificationEvent>(), ...refusalActions<Context, CodeVerificationEvent>() },
})

/**
 * Proving an address or a phone by a code (specification 4, Address and phone verification; 9; decisions B, Contact).
 *
 * A code is sent on request and lives ten minutes; meanwhile it can be tried, and a new one can be requested when it has ended or
 * is locked by five wrong entries. What the server knows about the entry arrives again whenever the profile is loaded.
 */
export const codeVerification = flow.createMachine({
  id: 'code-verification',
  meta: { journal: { version: 1, life: 'tab', secrets: ['verificationCode'] } },
  context: ({ input: { kind, id, verification, at } }) => {
    const deadline = deadlineOf(verification, at)
    return {
      kind,
      id,
      verification,
      deadline,
      secondsLeft: secondsUntil(deadline, at),
      verificationCode: sealedNothing,
      isComplete: false,
      isRefused: false,
      refusals: 0,
      failure: null,
      requestKey: '',
      requestedAt: 0,
    }
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What the server knows about the entry says how far it is.',
      always: [
        { guard: 'isVerified', target: 'verified' },
        { guard: 'isNothingSent', target: 'requestable.unverified' },
        { guard: 'isLocked', target: 'requestable.locked' },
        { guard: 'isTimeUp', target: 'requestable.expired' },
        { target: 'awaiting' },
      ],
    },
    requestable: {
      initial: 'unverified',
      on: {
        'code.requested': {
          target: 'sending',
          actions: {
            type: 'rememberCodeRequest',
            params: ({ event }) => ({ requestKey: event.requestKey, requestedAt: event.at }),
          },
        },
        'entry.arrived': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'arriving',
          actions: { type: 'learn', params: ({ event }) => event },
        },
      },
      states: {
        unverified: { description: 'The entry is not verified and no code was sent.' },
        expired: { description: 'The code has ended; a new one can be requested.' },
        locked: { description: 'Five wrong entries have locked the code; a new one can be requested at once.' },
        refused: { description: 'The server takes no code for this entry any more; a new one can be requested.' },
      },
    },
    sending: {
      description: 'The server is asked to send a code.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { kind, id, requestKey } }) => ({ kind, id, requestKey }),
        onDone: { target: 'awaiting', actions: { type: 'beginCountdown', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'awaiting',
            actions: ['rememberFailure', 'assumeCountdown'],
          },
          { target: 'arriving', actions: 'rememberFailure' },
        ],
      },
    },
    awaiting: {
      type: 'parallel',
      states: {
        clock: {
          initial: 'counting',
          states: {
            counting: {
              description: 'The code lives; a new one can be requested when the countdown ends.',
              invoke: {
                id: 'countdown',
                src: 'countdown',
                input: ({ context: { deadline, secondsLeft } }) => ({ deadline, secondsLeft }),
                onDone: [
                  {
                    guard: { type: 'isLastSecond', params: ({ event }) => ({ secondsLeft: event.output }) },
                    target: 'ended',
                    actions: { type: 'countDown', params: { secondsLeft: 0 } },
                  },
                  {
                    target: 'counting',
                    reenter: true,
                    actions: { type: 'countDown', params: ({ event }) => ({ secondsLeft: event.output }) },
                  },
                ],
              },
            },
            ended: { description: 'The time of the code is over; only a try that is under way may still succeed.' },
          },
        },
        code: {
          initial: 'typing',
          states: {
            typing: {
              initial: 'fresh',
              always: { guard: 'isTimeUp', target: '#code-verification.requestable.expired' },
              on: {
                'code.changed': {
                  actions: {
                    type: 'setCode',
                    params: ({ event }) => ({ verificationCode: event.verificationCode, isComplete: event.isComplete }),
                  },
                },
                'submit.requested': [
                  {
                    guard: 'isComplete',
                    target: 'checking',
                    actions: { type: 'rememberTry', params: ({ event }) => ({ requestKey: event.requestKey }) },
                  },
                  { actions: 'refuseFormat' },
                ],
                'entry.arrived': {
                  guard: { type: 'isNews', params: ({ event }) => event },
                  target: '#code-verification.arriving',
                  actions: { type: 'learn', params: ({ event }) => event },
                },
              },
              states: {
                fresh: { description: 'A code is on its way; the person types it in.' },
                wrong: { description: 'The last code was wrong; the person may type another one.' },
              },
            },
            checking: {
              description: 'The server checks the code.',
              tags: 'busy',
              invoke: {
                id: 'checkCode',
                src: 'checkCode',
                input: ({ context: { kind, id, requestKey, verificationCode } }) => ({ kind, id, requestKey, verificationCode }),
                onDone: [
                  {
                    guard: { type: 'isRightCode', params: ({ event }) => event.output },
                    target: '#code-verification.verified',
                    actions: [{ type: 'rememberAnswer', params: ({ event }) => event.output }, 'tellVerified'],
                  },
                  {
                    guard: { type: 'isLockingCode', params: ({ event }) => event.output },
                    target: '#code-verification.requestable.locked',
                    actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
                  },
                  {
                    target: 'typing.wrong',
                    actions: [{ type: 'rememberAnswer', params: ({ event }) => event.output }, 'countRefusal'],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
                    target: '#code-verification.requestable.refused',
                    actions: 'rememberFailure',
                  },
                  { target: 'typing', actions: 'rememberFailure' },
                ],
              },
            },
          },
        },
      },
    },
    verified: {
      description: 'The entry is verified.',
      on: {
        'entry.arrived': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'arriving',
          actions: { type: 'learn', params: ({ event }) => event },
        },
      },
    },
  },
})

/** Error text of the code field; null for none. */
export const selectCodeError = (state: SnapshotFrom<typeof codeVerification>): string | null => {
  if (state.context.isRefused) return messages.codeFormat
  if (!state.matches({ awaiting: { code: { typing: 'wrong' } } })) return null
  return `${messages.wrongCode} (${state.context.verification.wrongCodeCount} of ${wrongCodeLimit})`
}
