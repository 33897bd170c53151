import { assign, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { isSealedEmpty, type Sealed, sealedNothing } from '#rules/sealed.ts'
import type { Failure } from '../failure.ts'
import { failureActions, refusalActions } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import type { Credentials } from '../login/login.machine.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context {
  /** The person whose session ended; the dialog does not let another one in. */
  readonly userName: string
  readonly password: Sealed
  readonly refusals: number
  readonly failure: Failure | null
  /** Changes that are only on this device. */
  readonly unsent: number
}

export type ReLoginEvent =
  | { readonly type: 'session.expired'; readonly userName: string }
  | { readonly type: 'session.resumed' }
  | { readonly type: 'password.changed'; readonly password: Sealed }
  | { readonly type: 'submit.requested' }
  | { readonly type: 'log-out.requested' }
  | { readonly type: 'leave.chosen' }
  | { readonly type: 'stay.chosen' }

const flow = setup({
  types: { context: {} as Context, events: {} as ReLoginEvent, meta: {} as MachineMeta, tags: {} as 'busy' | 'open' },
  actors: {
    signIn: mustBeProvided<void, Credentials>('signIn'),
    /** Waits a moment for what is on its way; gives how many changes are left that only this device has. */
    countUnsent: mustBeProvided<number, void>('countUnsent'),
    signOut: mustBeProvided<void, void>('signOut'),
  },
  guards: {
    isFilled: ({ context }) => !isSealedEmpty(context.password),
    isAny: (_, params: { unsent: number }) => params.unsent > 0,
  },
  actions: {
    prepare: assign((_, params: { userName: string }) => ({
      userName: params.userName,
      password: sealedNothing,
      refusals: 0,
      failure: null,
    })),
    rememberUnsent: assign((_, params: { unsent: number }) => params),
    setPassword: assign((_, params: { password: Sealed }) => ({ password: params.password, failure: null })),
  },
}).extend({ actions: { ...failureActions<Context, ReLoginEvent>(), ...refusalActions<Context, ReLoginEvent>() } })

/**
 * The dialog over the page when the session ended by itself (specification 4, Session; 8; decision A17).
 *
 * The page below keeps everything typed. Giving the password continues the call that was refused; Log Out leaves for the login page,
 * and asks first when changes that only this device has would go with it.
 */
export const reLogin = flow.createMachine({
  id: 're-login',
  meta: { journal: { version: 1, life: 'tab', secrets: ['password'] } },
  context: { userName: '', password: sealedNothing, refusals: 0, failure: null, unsent: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'The session is alive, or nobody was signed in.',
      on: {
        'session.expired': {
          target: 'asking',
          actions: { type: 'prepare', params: ({ event }) => ({ userName: event.userName }) },
        },
      },
    },
    asking: {
      description: 'The dialog asks for the password.',
      tags: 'open',
      on: {
        'password.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
        'submit.requested': [{ guard: 'isFilled', target: 'submitting' }, { actions: 'countRefusal' }],
        'log-out.requested': { target: 'counting' },
        'session.resumed': { target: 'closed' },
      },
    },
    submitting: {
      description: 'The server checks the password.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ userName: context.userName, password: context.password }),
        onDone: { target: 'closed' },
        onError: { target: 'asking', actions: 'rememberFailure' },
      },
    },
    counting: {
      description: 'The portal looks whether something is on this device alone, and gives what is on its way a moment.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'countUnsent',
        src: 'countUnsent',
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => ({ unsent: event.output }) },
            target: 'warning',
            actions: { type: 'rememberUnsent', params: ({ event }) => ({ unsent: event.output }) },
          },
          { target: 'leaving' },
        ],
      },
      on: { 'session.resumed': { target: 'closed' } },
    },
    warning: {
      description: 'The dialog says what would be lost with the session and asks.',
      tags: 'open',
      on: {
        'leave.chosen': { target: 'leaving' },
        'stay.chosen': { target: 'asking' },
        'session.resumed': { target: 'closed' },
      },
    },
    leaving: {
      description: 'The session is closed for good; the login page loads.',
      tags: ['busy', 'open'],
      invoke: { id: 'signOut', src: 'signOut', onDone: { target: 'closed' }, onError: { target: 'closed' } },
    },
  },
})

interface Reader {
  readonly context: Context
}

/** Error text under the password; null for none. */
export const selectReLoginPasswordError = ({ context }: Reader): string | null =>
  context.refusals > 0 && isSealedEmpty(context.password) ? messages.required : null
