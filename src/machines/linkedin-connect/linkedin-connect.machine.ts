import { assign, emit, enqueueActions, setup } from 'xstate'
import { showsSuccessAfterFailure } from '#rules/linkedin.ts'
import { messages } from '#rules/messages.ts'
import { isSealedEmpty, type Sealed, sealedNothing } from '#rules/sealed.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText, toFailure } from '../failure.ts'
import { failureActions } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** What the person says who comes back without having allowed it. */
export const linkedInCancelled = 'LinkedIn was not connected: the request was cancelled.'

/** What LinkedIn sent back in the address; handles of nothing when the person does not come from there. */
export interface LinkedInReturned {
  readonly authorizationCode: Sealed
  readonly requestState: Sealed
  /** LinkedIn's own error, when it or the person refused. */
  readonly refusal: Sealed
}

export interface LinkedInInput extends LinkedInReturned {
  readonly requestKey: string
}

interface Context extends LinkedInInput {
  /** Where at LinkedIn the person is asked. */
  readonly providerAddress: Sealed
  readonly failure: Failure | null
}

export type LinkedInConnectEvent =
  | { readonly type: 'connect.requested'; readonly requestKey: string }
  | { readonly type: 'retry.requested' }

export interface LinkedInVerification {
  readonly authorizationCode: Sealed
  readonly requestState: Sealed
  readonly requestKey: string
}

const nothingReturned: LinkedInReturned = {
  authorizationCode: sealedNothing,
  requestState: sealedNothing,
  refusal: sealedNothing,
}

const verified = { type: 'notice.raised', status: 'success', body: messages.linkedInVerified } as const

const cancelled: Failure = { kind: 'refused', code: 'FORBIDDEN', message: linkedInCancelled, field: null }

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as LinkedInConnectEvent,
    input: {} as LinkedInInput,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: {
    askAddress: mustBeProvided<{ readonly providerAddress: Sealed }, { readonly requestKey: string }>('askAddress'),
    leavePage: mustBeProvided<void, { readonly providerAddress: Sealed }>('leavePage'),
    verifyReturn: mustBeProvided<void, LinkedInVerification>('verifyReturn'),
  },
  guards: {
    isRefusedThere: ({ context }) => !isSealedEmpty(context.refusal),
    isBack: ({ context }) => !isSealedEmpty(context.authorizationCode) && !isSealedEmpty(context.requestState),
    isOff: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error)
      return failure.kind === 'refused' && failure.message === messages.linkedInOff
    },
    // LinkedIn's code is good once: what the server refused stays refused.
    isWorthRetrying: ({ context }) =>
      context.failure !== null && context.failure.kind !== 'refused' && !isSealedEmpty(context.authorizationCode),
  },
  actions: {
    begin: assign((_, params: { requestKey: string }) => ({ ...nothingReturned, requestKey: params.requestKey, failure: null })),
    rememberAddress: assign((_, params: { providerAddress: Sealed }) => params),
    rememberCancelled: assign({ failure: cancelled }),
    tellFailure: emit(({ context }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: context.failure === null ? messages.genericError : failureText(context.failure),
    })),
    tellVerified: emit(verified),
    tellVerifiedAllTheSame: enqueueActions(({ enqueue }) => {
      if (showsSuccessAfterFailure) enqueue.emit(verified)
    }),
  },
}).extend({ actions: failureActions<Context, LinkedInConnectEvent>() })

/**
 * Connecting LinkedIn (specification 2.6, 8; decisions A34 and C): the person leaves for LinkedIn and comes back with a code, which
 * the server takes. The address there and what comes back are secrets.
 */
export const linkedInConnect = flow.createMachine({
  id: 'linkedin-connect',
  meta: {
    journal: { version: 1, life: 'tab', secrets: ['authorizationCode', 'requestState', 'refusal', 'providerAddress'] },
  },
  context: ({ input }) => ({ ...input, providerAddress: sealedNothing, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The portal looks whether the person comes back from LinkedIn.',
      always: [
        { guard: 'isRefusedThere', target: 'failed', actions: 'rememberCancelled' },
        { guard: 'isBack', target: 'verifying' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'LinkedIn can be connected.',
      on: {
        'connect.requested': {
          target: 'asking',
          actions: { type: 'begin', params: ({ event }) => ({ requestKey: event.requestKey }) },
        },
      },
    },
    asking: {
      description: 'The server says where at LinkedIn the person is asked.',
      tags: 'busy',
      invoke: {
        id: 'askAddress',
        src: 'askAddress',
        input: ({ context }) => ({ requestKey: context.requestKey }),
        onDone: {
          target: 'leaving',
          actions: { type: 'rememberAddress', params: ({ event }) => ({ providerAddress: event.output.providerAddress }) },
        },
        onError: [
          { guard: { type: 'isOff', params: ({ event }) => ({ error: event.error }) }, target: 'off' },
          {
            target: 'idle',
            actions: ['rememberFailure', 'tellFailure'],
          },
        ],
      },
    },
    leaving: {
      description: 'On the way to LinkedIn.',
      tags: 'busy',
      invoke: {
        id: 'leavePage',
        src: 'leavePage',
        input: ({ context }) => ({ providerAddress: context.providerAddress }),
        // The browser's Back button can bring the page back as it was left.
        onDone: { target: 'idle' },
        onError: {
          target: 'idle',
          actions: ['rememberFailure', 'tellFailure'],
        },
      },
    },
    off: { description: 'The portal has no connection to LinkedIn.' },
    verifying: {
      description: 'The server takes what LinkedIn sent back.',
      tags: ['busy', 'outlivesScreen'],
      invoke: {
        id: 'verifyReturn',
        src: 'verifyReturn',
        input: ({ context: { authorizationCode, requestState, requestKey } }) => ({
          authorizationCode,
          requestState,
          requestKey,
        }),
        onDone: { target: 'verified', actions: 'tellVerified' },
        onError: {
          target: 'failed',
          actions: 'rememberFailure',
        },
      },
    },
    failed: {
      description: 'LinkedIn was not verified; it can be tried again.',
      entry: ['tellFailure', 'tellVerifiedAllTheSame'],
      on: {
        'retry.requested': { guard: 'isWorthRetrying', target: 'verifying' },
        'connect.requested': {
          target: 'asking',
          actions: { type: 'begin', params: ({ event }) => ({ requestKey: event.requestKey }) },
        },
      },
    },
    verified: { description: 'LinkedIn is verified.' },
  },
})
