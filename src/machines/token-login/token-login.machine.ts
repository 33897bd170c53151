import { emit, setup } from 'xstate'
import { linkTo, safeReturnUrl } from '#rules/paths.ts'
import { isSealedEmpty, type Sealed } from '#rules/sealed.ts'
import type { Emitted } from '../emitted.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

export interface AddressTokens {
  readonly idToken: Sealed
  readonly refreshToken: Sealed
}

interface Context extends AddressTokens {
  readonly returnUrl: string | null
  /** Full name of another person who is signed in on this device; null when nobody else is. */
  readonly otherPerson: string | null
}

export type TokenLoginEvent = { readonly type: 'switch.confirmed' } | { readonly type: 'switch.declined' }

/**
 * Signing in with the tokens of a /login-with-token address (specification 2.1).
 *
 * The tokens have left the address bar before this flow begins. When another person is signed in on this device, nothing happens
 * until that is confirmed, so that a link cannot quietly swap accounts.
 */
export const tokenLogin = setup({
  types: {
    context: {} as Context,
    events: {} as TokenLoginEvent,
    input: {} as Context,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { signIn: mustBeProvided<void, AddressTokens>('signIn') },
  guards: {
    lacksTokens: ({ context }) => isSealedEmpty(context.idToken) || isSealedEmpty(context.refreshToken),
    isSomebodyElseSignedIn: ({ context }) => context.otherPerson !== null,
  },
  actions: {
    goOn: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      to: context.returnUrl ?? linkTo('Dashboard'),
      replace: true,
    })),
    goToLogin: emit({ type: 'navigation.requested', to: linkTo('Login'), replace: true }),
    goHome: emit({ type: 'navigation.requested', to: '/team-member', replace: true }),
  },
}).createMachine({
  id: 'token-login',
  meta: { journal: { version: 1, life: 'tab', secrets: ['idToken', 'refreshToken'] } },
  context: ({ input }) => ({ ...input, returnUrl: safeReturnUrl(input.returnUrl) }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The portal looks whether the link has tokens and whether another person is signed in on this device.',
      always: [
        { guard: 'lacksTokens', target: 'failed' },
        { guard: 'isSomebodyElseSignedIn', target: 'asking' },
        { target: 'signingIn' },
      ],
    },
    asking: {
      description: 'Another person is signed in; the switch must be confirmed.',
      on: { 'switch.confirmed': { target: 'signingIn' }, 'switch.declined': { target: 'declined' } },
    },
    signingIn: {
      description: 'The server checks the tokens and rotates them at once.',
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ idToken: context.idToken, refreshToken: context.refreshToken }),
        onDone: { target: 'signedIn' },
        onError: { target: 'failed' },
      },
    },
    signedIn: { description: 'Signed in, on the way to the page of the link.', type: 'final', entry: 'goOn' },
    failed: {
      description: 'The tokens are missing, wrong, used or too old; the login page follows.',
      type: 'final',
      entry: 'goToLogin',
    },
    declined: { description: 'The person who was signed in stays signed in.', type: 'final', entry: 'goHome' },
  },
})
