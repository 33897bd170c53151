import { assign, emit, setup } from 'xstate'
import { isEmail, normaliseUserName } from '#rules/credentials.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { isSealedEmpty, type Sealed, sealedNothing } from '#rules/sealed.ts'
import { passwordError, weaknessError } from '#rules/sign-up.ts'
import type { PasswordWeakness } from '#rules/weak-passwords.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText, refusalAt, toFailure } from '../failure.ts'
import { failureActions, refusalActions } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context {
  readonly token: Sealed
  readonly email: string
  readonly password: Sealed
  /** Of the password, as far as the browser knows. */
  readonly weakness: PasswordWeakness | null
  readonly refusals: number
  readonly failure: Failure | null
}

export type PasswordResetEvent =
  | { readonly type: 'email.changed'; readonly email: string }
  | { readonly type: 'password.changed'; readonly password: Sealed; readonly weakness: PasswordWeakness | null }
  | { readonly type: 'submit.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'new-link.requested' }

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as PasswordResetEvent,
    input: {} as { readonly token: Sealed },
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: {
    sendLink: mustBeProvided<void, { readonly email: string }>('sendLink'),
    validateToken: mustBeProvided<boolean, { readonly token: Sealed }>('validateToken'),
    savePassword: mustBeProvided<void, { readonly token: Sealed; readonly password: Sealed }>('savePassword'),
  },
  guards: {
    hasToken: ({ context }) => !isSealedEmpty(context.token),
    hasEmail: ({ context }) => isEmail(context.email),
    hasPassword: ({ context }) => passwordError(context.password, context.weakness) === null,
    isValid: (_, params: { valid: boolean }) => params.valid,
    isRefusal: (_, params: { error: unknown }) => toFailure(params.error).kind === 'refused',
  },
  actions: {
    setEmail: assign((_, params: { email: string }) => ({ ...params, failure: null })),
    setPassword: assign((_, params: { password: Sealed; weakness: PasswordWeakness | null }) => ({ ...params, failure: null })),
    forgetAttempt: assign({ refusals: 0, failure: null, token: sealedNothing }),
    tellSaved: emit({ type: 'notice.raised', status: 'success', body: messages.passwordChanged }),
    goToLogin: emit({ type: 'navigation.requested', to: linkTo('Login'), replace: true }),
  },
}).extend({ actions: { ...failureActions<Context, PasswordResetEvent>(), ...refusalActions<Context, PasswordResetEvent>() } })

/**
 * A forgotten password: asking for a link, or, with the link's token, choosing a new password (specification 2.5, 5, 8).
 */
export const passwordReset = flow.createMachine({
  id: 'password-reset',
  meta: { journal: { version: 1, life: 'tab', secrets: ['password', 'token'] } },
  context: ({ input }) => ({
    token: input.token,
    email: '',
    password: sealedNothing,
    weakness: null,
    refusals: 0,
    failure: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The portal looks whether the address carries a token.',
      always: [{ guard: 'hasToken', target: 'validating' }, { target: 'asking' }],
    },
    asking: {
      description: 'The person gives the e-mail that the link is sent to.',
      on: {
        'email.changed': { actions: { type: 'setEmail', params: ({ event }) => ({ email: event.email }) } },
        'submit.requested': [{ guard: 'hasEmail', target: 'sending' }, { actions: 'countRefusal' }],
      },
    },
    sending: {
      description: 'The server is asked to send the link.',
      tags: 'busy',
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context }) => ({ email: normaliseUserName(context.email) }),
        onDone: { target: 'sent' },
        onError: { target: 'asking', actions: 'rememberFailure' },
      },
    },
    sent: {
      description: 'If the e-mail belongs to an account, the link is on its way.',
      on: { 'new-link.requested': { target: 'asking', actions: 'forgetAttempt' } },
    },
    validating: {
      description: 'The server says whether the token can still be used.',
      tags: 'busy',
      invoke: {
        id: 'validateToken',
        src: 'validateToken',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: 'isValid', params: ({ event }) => ({ valid: event.output }) }, target: 'choosing' },
          { target: 'invalid' },
        ],
        onError: [
          { guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) }, target: 'invalid' },
          { target: 'unchecked' },
        ],
      },
    },
    unchecked: {
      description: 'No answer came; the token can be checked again.',
      on: { 'retry.requested': { target: 'validating' } },
    },
    invalid: {
      description: 'The token is wrong, used or too old; a new link can be asked for.',
      on: { 'new-link.requested': { target: 'asking', actions: 'forgetAttempt' } },
    },
    choosing: {
      description: 'The person chooses a new password.',
      on: {
        'password.changed': {
          actions: { type: 'setPassword', params: ({ event: { password, weakness } }) => ({ password, weakness }) },
        },
        'submit.requested': [{ guard: 'hasPassword', target: 'saving' }, { actions: 'countRefusal' }],
      },
    },
    saving: {
      description: 'The server saves the new password and ends every open session of the person.',
      tags: 'busy',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ context }) => ({ token: context.token, password: context.password }),
        onDone: { target: 'saved', actions: ['tellSaved', 'goToLogin'] },
        onError: { target: 'choosing', actions: ['rememberFailure', 'countRefusal'] },
      },
    },
    saved: { description: 'The new password is valid; the login page follows.', type: 'final' },
  },
})

interface Reader {
  readonly context: Context
}

/** Error text under the e-mail; null for none. */
export const selectEmailError = ({ context }: Reader): string | null => {
  const refusal = refusalAt(context.failure, 'email')
  if (refusal !== null || context.refusals === 0) return refusal
  if (context.email.trim() === '') return messages.required
  return isEmail(context.email) ? null : messages.emailInvalid
}

/** Error text under the new password; null for none. That it is weak is said while it is typed. */
export const selectNewPasswordError = ({ context: { failure, password, weakness, refusals } }: Reader): string | null =>
  refusalAt(failure, 'password') ?? (refusals > 0 ? passwordError(password, weakness) : weaknessError(weakness))

/** What the server answered, when it is not about a field; null for none. */
export const selectResetFailure = ({ context }: Reader): string | null => {
  const { failure } = context
  if (failure === null || refusalAt(failure, 'email') !== null || refusalAt(failure, 'password') !== null) return null
  return failureText(failure)
}
