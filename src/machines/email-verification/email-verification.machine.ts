import { assign, emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { type Countdown, secondsUntil } from '../countdown.ts'
import type { Emitted } from '../emitted.ts'
import type { Failure } from '../failure.ts'
import { failureActions } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** Seconds before the verification mail can be sent again (decisions B, Resend). */
export const resendSeconds = 60

/** Until Resend opens. */
interface Context extends Countdown {
  readonly failure: Failure | null
}

export type EmailVerificationEvent = { readonly type: 'resend.requested' } | { readonly type: 'retry.requested' }

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as EmailVerificationEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: {
    signInByToken: mustBeProvided<void, void>('signInByToken'),
    /** Settles with the time at which the mail was sent, in milliseconds since the epoch. */
    sendMail: mustBeProvided<number, void>('sendMail'),
    countdown: mustBeProvided<number, Countdown>('countdown'),
  },
  guards: { isLastSecond: (_, params: { secondsLeft: number }) => params.secondsLeft <= 0 },
  actions: {
    startCountdown: assign((_, { at }: { at: number }) => {
      const deadline = at + resendSeconds * 1000
      return { deadline, secondsLeft: secondsUntil(deadline, at), failure: null }
    }),
    countDown: assign((_, params: { secondsLeft: number }) => ({ secondsLeft: params.secondsLeft })),
    tellSent: emit({ type: 'notice.raised', status: 'success', body: messages.verificationMailSent }),
  },
}).extend({ actions: failureActions<Context, EmailVerificationEvent>() })

/**
 * Asking for the verification mail (specification 2.4; decisions B): a token login first, then the mail is sent on opening, and
 * again by Resend once a minute.
 */
export const emailVerification = flow.createMachine({
  id: 'email-verification',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { deadline: 0, secondsLeft: 0, failure: null },
  initial: 'signingIn',
  states: {
    signingIn: {
      description: 'A token login makes sure that the mail is asked for by the right person.',
      tags: 'busy',
      invoke: {
        id: 'signInByToken',
        src: 'signInByToken',
        onDone: { target: 'sending' },
        onError: { target: 'notSignedIn', actions: 'rememberFailure' },
      },
    },
    notSignedIn: {
      description: 'The token login failed; it can be tried again.',
      on: { 'retry.requested': { target: 'signingIn' } },
    },
    sending: {
      description: 'The server is asked to send the mail.',
      tags: 'busy',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        onDone: {
          target: 'waiting',
          actions: [{ type: 'startCountdown', params: ({ event }) => ({ at: event.output }) }, 'tellSent'],
        },
        onError: { target: 'notSent', actions: 'rememberFailure' },
      },
    },
    notSent: {
      description: 'The mail could not be sent; it can be tried again.',
      on: { 'retry.requested': { target: 'sending' } },
    },
    waiting: {
      description: 'The mail is on its way; Resend opens when the countdown ends.',
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context: { deadline, secondsLeft } }) => ({ deadline, secondsLeft }),
        onDone: [
          {
            guard: { type: 'isLastSecond', params: ({ event }) => ({ secondsLeft: event.output }) },
            target: 'ready',
            actions: { type: 'countDown', params: { secondsLeft: 0 } },
          },
          {
            target: 'waiting',
            reenter: true,
            actions: { type: 'countDown', params: ({ event }) => ({ secondsLeft: event.output }) },
          },
        ],
      },
    },
    ready: {
      description: 'The mail was sent a while ago and can be sent again.',
      on: { 'resend.requested': { target: 'sending' } },
    },
  },
})
