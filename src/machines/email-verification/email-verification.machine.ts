import { assign, emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** Seconds before the verification mail can be sent again (decisions B, Resend). */
export const resendSeconds = 60

interface Context {
  /** Seconds until Resend opens. */
  readonly secondsLeft: number
  readonly failure: Failure | null
}

export type EmailVerificationEvent = { readonly type: 'resend.requested' } | { readonly type: 'retry.requested' }

/**
 * Asking for the verification mail (specification 2.4; decisions B): a token login first, then the mail is sent on opening, and
 * again by Resend once a minute.
 */
export const emailVerification = setup({
  types: {
    context: {} as Context,
    events: {} as EmailVerificationEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: {
    signInByToken: mustBeProvided<void, void>('signInByToken'),
    sendMail: mustBeProvided<void, void>('sendMail'),
  },
  guards: { isLastSecond: ({ context }) => context.secondsLeft <= 1 },
  actions: {
    startCountdown: assign({ secondsLeft: resendSeconds, failure: null }),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    endCountdown: assign({ secondsLeft: 0 }),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error) })),
    tellSent: emit({ type: 'notice.raised', status: 'success', body: messages.verificationMailSent }),
  },
  delays: { oneSecond: 1000 },
}).createMachine({
  id: 'email-verification',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { secondsLeft: 0, failure: null },
  initial: 'signingIn',
  states: {
    signingIn: {
      description: 'A token login makes sure that the mail is asked for by the right person.',
      tags: 'busy',
      invoke: {
        id: 'signInByToken',
        src: 'signInByToken',
        onDone: { target: 'sending' },
        onError: { target: 'notSignedIn', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
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
        onDone: { target: 'waiting', actions: ['startCountdown', 'tellSent'] },
        onError: { target: 'notSent', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    notSent: {
      description: 'The mail could not be sent; it can be tried again.',
      on: { 'retry.requested': { target: 'sending' } },
    },
    waiting: {
      description: 'The mail is on its way; Resend opens when the countdown ends.',
      after: {
        oneSecond: [
          { guard: 'isLastSecond', target: 'ready', actions: 'endCountdown' },
          { target: 'waiting', reenter: true, actions: 'countDown' },
        ],
      },
    },
    ready: {
      description: 'The mail was sent a while ago and can be sent again.',
      on: { 'resend.requested': { target: 'sending' } },
    },
  },
})
