import { assign, emit, setup } from 'xstate'
import { normaliseUserName } from '#rules/credentials.ts'
import { messages } from '#rules/messages.ts'
import { linkTo, safeReturnUrl } from '#rules/paths.ts'
import { isSealedEmpty, type Sealed, sealedNothing } from '#rules/sealed.ts'
import type { Emitted } from '../emitted.ts'
import type { Failure } from '../failure.ts'
import { failureActions, refusalActions } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

export interface Credentials {
  readonly userName: string
  readonly password: Sealed
}

interface Context {
  readonly userName: string
  readonly password: Sealed
  /** How often the form was refused for a field; errors show from the first time on. */
  readonly refusals: number
  readonly failure: Failure | null
  readonly returnUrl: string | null
}

export type LoginEvent =
  | { readonly type: 'userName.changed'; readonly userName: string }
  | { readonly type: 'password.changed'; readonly password: Sealed }
  | { readonly type: 'submit.requested' }

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as LoginEvent,
    input: {} as { readonly returnUrl: string | null },
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { signIn: mustBeProvided<void, Credentials>('signIn') },
  guards: { isFilled: ({ context }) => context.userName.trim() !== '' && !isSealedEmpty(context.password) },
  actions: {
    setUserName: assign((_, params: { userName: string }) => params),
    setPassword: assign((_, params: { password: Sealed }) => params),
    forgetFailure: assign({ failure: null }),
    goOn: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      to: context.returnUrl ?? linkTo('Dashboard'),
      replace: true,
    })),
  },
}).extend({ actions: { ...failureActions<Context, LoginEvent>(), ...refusalActions<Context, LoginEvent>() } })

/**
 * Signing in with user name and password (specification 2.1, 2.3, 5 Login, 8).
 *
 * The user name is the e-mail, lower-cased and trimmed before it is sent. A refusal keeps everything typed. Afterwards the person
 * goes to the address they came from, when it is one of the portal's own, else to the dashboard.
 */
export const login = flow.createMachine({
  id: 'login',
  meta: { journal: { version: 1, life: 'tab', secrets: ['password'] } },
  context: ({ input }) => ({
    userName: '',
    password: sealedNothing,
    refusals: 0,
    failure: null,
    returnUrl: safeReturnUrl(input.returnUrl),
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills in user name and password.',
      on: {
        'userName.changed': {
          actions: [{ type: 'setUserName', params: ({ event }) => ({ userName: event.userName }) }, 'forgetFailure'],
        },
        'password.changed': {
          actions: [{ type: 'setPassword', params: ({ event }) => ({ password: event.password }) }, 'forgetFailure'],
        },
        'submit.requested': [{ guard: 'isFilled', target: 'submitting', actions: 'forgetFailure' }, { actions: 'countRefusal' }],
      },
    },
    submitting: {
      description: 'The server checks the password.',
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ userName: normaliseUserName(context.userName), password: context.password }),
        onDone: { target: 'signedIn' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    signedIn: { description: 'The person is signed in and on the way to their page.', type: 'final', entry: 'goOn' },
  },
})

interface Reader {
  readonly context: Context
}

/** Error text under the user name; null for none. */
export const selectUserNameError = ({ context }: Reader): string | null =>
  context.refusals > 0 && context.userName.trim() === '' ? messages.required : null

/** Error text under the password; null for none. */
export const selectPasswordError = ({ context }: Reader): string | null =>
  context.refusals > 0 && isSealedEmpty(context.password) ? messages.required : null
