import { emit, setup } from 'xstate'
import { linkTo } from '#rules/paths.ts'
import { isSealedEmpty, type Sealed } from '#rules/sealed.ts'
import type { Emitted } from '../emitted.ts'
import { toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** Milliseconds the success text stays before the way to log in opens (specification 2.4, 9). */
export const verifiedNoticeDelay = 1000

interface Context {
  readonly token: Sealed
}

export type VerifyEmailEvent = { readonly type: 'retry.requested' }

/**
 * Spending the link of a verification mail (specification 2.4, 8).
 */
export const verifyEmail = setup({
  types: {
    context: {} as Context,
    events: {} as VerifyEmailEvent,
    input: {} as Context,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { spendToken: mustBeProvided<void, { readonly token: Sealed }>('spendToken') },
  guards: {
    hasToken: ({ context }) => !isSealedEmpty(context.token),
    isRefusal: (_, params: { error: unknown }) => toFailure(params.error).kind === 'refused',
  },
  actions: { leave: emit({ type: 'navigation.requested', to: linkTo('LogoutShort'), replace: true }) },
  delays: { verifiedNoticeDelay },
}).createMachine({
  id: 'verify-email',
  meta: { journal: { version: 1, life: 'tab', secrets: ['token'] } },
  context: ({ input }) => ({ token: input.token }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The portal looks whether the address carries a token.',
      always: [{ guard: 'hasToken', target: 'verifying' }, { target: 'refused' }],
    },
    verifying: {
      description: 'The server spends the token.',
      tags: 'busy',
      invoke: {
        id: 'spendToken',
        src: 'spendToken',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'verified' },
        onError: [
          { guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) }, target: 'refused' },
          { target: 'unchecked' },
        ],
      },
    },
    unchecked: {
      description: 'No answer came; the link can be tried again.',
      on: { 'retry.requested': { target: 'verifying' } },
    },
    refused: { description: 'The link is wrong, used or too old.' },
    verified: {
      description: 'The e-mail address is verified; the way to log in again opens in a second.',
      after: { verifiedNoticeDelay: { target: 'left' } },
    },
    left: { description: 'On the way to log in again with the verified address.', type: 'final', entry: 'leave' },
  },
})
