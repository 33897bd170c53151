import { and, emit, setup } from 'xstate'
import { withQuery } from '#rules/access.ts'
import { messages } from '#rules/messages.ts'
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
  /** Who is signed in on this device; null when nobody is. */
  readonly present: { readonly id: string; readonly fullName: string } | null
  /** Id of the person the link was made for; null when its token does not say. */
  readonly owner: string | null
}

export type TokenLoginEvent = { readonly type: 'switch.confirmed' } | { readonly type: 'switch.declined' }

/**
 * Signing in with the tokens of a /login-with-token address (specification 2.1).
 *
 * The tokens have left the address bar before this flow begins. When another person is signed in on this device, nothing happens
 * until that is confirmed, so that a link cannot quietly swap accounts. Its own person, who is signed in, is asked nothing and goes on
 * with the session they have: a token that was used before would end that. What the id token says of its owner is not proven here,
 * and opens nothing.
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
    isOwnerSignedIn: ({ context }) => context.present !== null && context.present.id === context.owner,
    isSomebodyElseSignedIn: ({ context }) => context.present !== null && context.present.id !== context.owner,
  },
  actions: {
    goOn: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      to: context.returnUrl ?? linkTo('Dashboard'),
      replace: true,
    })),
    goToLogin: emit(({ context: { returnUrl } }) => ({
      type: 'navigation.requested' as const,
      to: withQuery(linkTo('Login'), { ...(returnUrl === null ? {} : { returnUrl }), r: '3' }),
      replace: true,
    })),
    /** The login page leads a person who is signed in on at once: they would not read there what it says. */
    tellInvalid: emit({ type: 'notice.raised', status: 'error', body: messages.linkInvalid }),
    stay: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      to: context.returnUrl ?? '/team-member',
      replace: true,
    })),
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
        { guard: 'isOwnerSignedIn', target: 'stayed' },
        { guard: and(['lacksTokens', 'isSomebodyElseSignedIn']), target: 'failed', actions: 'tellInvalid' },
        { guard: 'lacksTokens', target: 'failed' },
        { guard: 'isSomebodyElseSignedIn', target: 'asking' },
        { target: 'signingIn' },
      ],
    },
    asking: {
      description: 'Another person is signed in; the switch must be confirmed.',
      on: { 'switch.confirmed': { target: 'signingIn' }, 'switch.declined': { target: 'stayed' } },
    },
    signingIn: {
      description: 'The server checks the tokens and rotates them at once.',
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ idToken: context.idToken, refreshToken: context.refreshToken }),
        onDone: { target: 'signedIn' },
        onError: [{ guard: 'isSomebodyElseSignedIn', target: 'failed', actions: 'tellInvalid' }, { target: 'failed' }],
      },
    },
    signedIn: { description: 'Signed in, on the way to the page of the link.', type: 'final', entry: 'goOn' },
    failed: {
      description: 'The tokens are missing, wrong, used or too old; the login page says so, or leads on who is signed in.',
      type: 'final',
      entry: 'goToLogin',
    },
    stayed: {
      description: 'The person who was signed in stays signed in, on the way to the page of the link.',
      type: 'final',
      entry: 'stay',
    },
  },
})
