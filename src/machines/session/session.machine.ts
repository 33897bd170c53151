import { assign, emit, enqueueActions, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { type Sealed, sealedNothing } from '#rules/sealed.ts'
import { guestUser, type UserInfo } from '#rules/user-info.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, isRefused, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** The ways into the portal: by password, by a one-use token, or with the tokens of a /login-with-token address. */
export type SignInAttempt =
  | { readonly kind: 'password'; readonly userName: string; readonly password: Sealed }
  | { readonly kind: 'oneUseToken'; readonly token: Sealed }
  | { readonly kind: 'tokens'; readonly idToken: Sealed; readonly refreshToken: Sealed }

const noAttempt: SignInAttempt = { kind: 'oneUseToken', token: sealedNothing }

interface Context {
  readonly user: UserInfo
  readonly attempt: SignInAttempt | null
  readonly failure: Failure | null
  /** Where to go once signed out; null stays. */
  readonly leaveTo: string | null
  /** Whether going there loads the page anew, so that nothing of this person stays in its memory. */
  readonly reload: boolean
}

export type SessionEvent =
  | { readonly type: 'sign-in.requested'; readonly attempt: SignInAttempt }
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'user.changed'; readonly user: UserInfo }
  | { readonly type: 'session.adopted'; readonly user: UserInfo }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.closed' }
  | { readonly type: 'sign-out.requested'; readonly leaveTo: string | null }

/**
 * Who is signed in on this device, and the refresh cycle (specification 4, Session; decision A17).
 *
 * The tokens themselves never enter the chart: the effects keep them. One refresh serves every waiting call of every tab.
 * A refused refresh drops the session and asks for the password over the page, with all drafts kept; a refresh that got no
 * answer keeps the person signed in.
 */
export const session = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'signedIn',
  },
  actors: {
    restoreSession: mustBeProvided<UserInfo | null, void>('restoreSession'),
    authenticate: mustBeProvided<UserInfo, SignInAttempt>('authenticate'),
    refreshTokens: mustBeProvided<void, void>('refreshTokens'),
    dropSession: mustBeProvided<void, void>('dropSession'),
    closeSession: mustBeProvided<void, void>('closeSession'),
    keepOwnDrafts: mustBeProvided<void, { readonly person: string }>('keepOwnDrafts'),
  },
  guards: {
    isSomebody: (_, params: { user: UserInfo | null }) => params.user !== null,
    isRefusal: (_, params: { error: unknown }) => isRefused(params.error, 'UNAUTHENTICATED'),
    isAnotherPerson: ({ context }, params: { user: UserInfo }) => context.user.id !== '' && context.user.id !== params.user.id,
  },
  actions: {
    /** Whichever way somebody else has come: what others left on this device goes. */
    become: enqueueActions(({ enqueue, context }, { user }: { user: UserInfo }) => {
      if (user.id !== context.user.id) enqueue.spawnChild('keepOwnDrafts', { id: 'keepOwnDrafts', input: { person: user.id } })
      enqueue.assign({ user, attempt: null, failure: null })
    }),
    becomeGuest: assign({ user: guestUser, attempt: null }),
    rememberAttempt: assign((_, params: { attempt: SignInAttempt }) => ({ attempt: params.attempt, failure: null })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error), attempt: null })),
    rememberWayOut: assign((_, params: { leaveTo: string | null; reload: boolean }) => params),
    leave: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      to: context.leaveTo ?? '',
      replace: true,
      reload: context.reload,
    })),
    welcomeBack: emit({ type: 'notice.raised', status: 'success', body: messages.reLoginDone }),
    startAfresh: emit({ type: 'navigation.requested', to: '/team-member', replace: true, reload: true }),
  },
}).createMachine({
  id: 'session',
  meta: { journal: { version: 1, life: 'tab', secrets: ['password', 'token', 'idToken', 'refreshToken'] } },
  context: { user: guestUser, attempt: null, failure: null, leaveTo: null, reload: false },
  initial: 'starting',
  states: {
    starting: {
      description: 'The portal looks whether somebody is signed in on this device.',
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn',
            actions: { type: 'become', params: ({ event }) => ({ user: event.output ?? guestUser }) },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
    },
    signedOut: {
      description: 'Nobody is signed in; only the register pages are open.',
      entry: 'becomeGuest',
      on: {
        'sign-in.requested': {
          target: 'signingIn',
          actions: { type: 'rememberAttempt', params: ({ event }) => ({ attempt: event.attempt }) },
        },
        'session.adopted': { target: 'signedIn', actions: { type: 'become', params: ({ event }) => ({ user: event.user }) } },
      },
    },
    signingIn: {
      description: 'The server checks the password or token.',
      tags: 'busy',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context }) => context.attempt ?? noAttempt,
        onDone: { target: 'signedIn', actions: { type: 'become', params: ({ event }) => ({ user: event.output }) } },
        onError: { target: 'signedOut', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    signedIn: {
      description: 'Somebody is signed in.',
      tags: 'signedIn',
      initial: 'settled',
      on: {
        'sign-in.requested': {
          target: '.switching',
          actions: { type: 'rememberAttempt', params: ({ event }) => ({ attempt: event.attempt }) },
        },
        'user.changed': { actions: { type: 'become', params: ({ event }) => ({ user: event.user }) } },
        'session.adopted': { actions: { type: 'become', params: ({ event }) => ({ user: event.user }) } },
        'session.expired': { target: 'expired' },
        'session.closed': { target: 'signedOut' },
        'sign-out.requested': {
          target: 'signingOut',
          actions: { type: 'rememberWayOut', params: ({ event }) => ({ leaveTo: event.leaveTo, reload: false }) },
        },
      },
      states: {
        settled: {
          description: 'The tokens are believed good.',
          on: { 'refresh.requested': { target: 'refreshing' } },
        },
        switching: {
          description: 'A token login takes the place of the present session; when it fails, the present one goes on.',
          tags: 'busy',
          invoke: {
            id: 'switchSession',
            src: 'authenticate',
            input: ({ context }) => context.attempt ?? noAttempt,
            onDone: { target: 'settled', actions: { type: 'become', params: ({ event }) => ({ user: event.output }) } },
            onError: { target: 'settled', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        refreshing: {
          description: 'A call was refused as signed out; new tokens are fetched once for everybody who waits.',
          tags: 'busy',
          invoke: {
            id: 'refreshTokens',
            src: 'refreshTokens',
            onDone: { target: 'settled' },
            onError: [
              { guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) }, target: '#session.expired' },
              { target: 'settled', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
      },
    },
    expired: {
      description: 'The session is over; the page stays as it was and the re-login dialog asks for the password.',
      initial: 'asking',
      invoke: { id: 'dropSession', src: 'dropSession' },
      on: {
        'session.adopted': [
          {
            guard: { type: 'isAnotherPerson', params: ({ event }) => ({ user: event.user }) },
            target: 'signedIn',
            actions: [{ type: 'become', params: ({ event }) => ({ user: event.user }) }, 'startAfresh'],
          },
          { target: 'signedIn', actions: { type: 'become', params: ({ event }) => ({ user: event.user }) } },
        ],
        'session.closed': { target: 'signedOut' },
        'sign-out.requested': {
          target: 'signingOut',
          actions: { type: 'rememberWayOut', params: ({ event }) => ({ leaveTo: event.leaveTo, reload: true }) },
        },
      },
      states: {
        asking: {
          description: 'Waiting for the password, or for Log Out.',
          on: {
            'sign-in.requested': {
              target: 'signingIn',
              actions: { type: 'rememberAttempt', params: ({ event }) => ({ attempt: event.attempt }) },
            },
          },
        },
        signingIn: {
          description: 'The server checks the password given in the re-login dialog.',
          tags: 'busy',
          invoke: {
            id: 'reAuthenticate',
            src: 'authenticate',
            input: ({ context }) => context.attempt ?? noAttempt,
            onDone: [
              {
                guard: { type: 'isAnotherPerson', params: ({ event }) => ({ user: event.output }) },
                target: '#session.signedIn',
                actions: [{ type: 'become', params: ({ event }) => ({ user: event.output }) }, 'startAfresh'],
              },
              {
                target: '#session.signedIn',
                actions: [{ type: 'become', params: ({ event }) => ({ user: event.output }) }, 'welcomeBack'],
              },
            ],
            onError: { target: 'asking', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    signingOut: {
      description: 'Tokens and drafts are removed from this device and the server is told.',
      tags: 'busy',
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        onDone: { target: 'signedOut', actions: 'leave' },
        onError: { target: 'signedOut', actions: 'leave' },
      },
    },
  },
})

interface Reader {
  readonly context: Context
  readonly matches: (state: 'signedOut') => boolean
}

/** Whether the person is out and the page about to be loaded anew: until then it shows nothing that could be used and lost. */
export const selectIsLoadingAnew = (state: Reader): boolean => state.context.reload && state.matches('signedOut')
