import { assign, setup } from 'xstate'
import { type Sealed, sealedNothing } from '#rules/sealed.ts'
import { isSignUpAcceptable, type SignUpField, type SignUpForm, type SignUpTextField, signUpFieldError } from '#rules/sign-up.ts'
import type { Failure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { begunRequest, failedRequest } from '../request.ts'

interface Context {
  readonly form: SignUpForm
  /** Fields the person has left; their errors show. After Sign up was pressed every field counts as left. */
  readonly left: readonly SignUpField[]
  readonly refusals: number
  readonly failure: Failure | null
  /** Sent with every try of the same form, so that a repeated request makes one account; empty before the first try. */
  readonly requestKey: string
}

export type SignUpEvent =
  | { readonly type: 'text.changed'; readonly field: SignUpTextField; readonly text: string }
  | { readonly type: 'password.changed'; readonly password: Sealed }
  | { readonly type: 'repassword.changed'; readonly repassword: Sealed }
  | { readonly type: 'wayToKnow.chosen'; readonly wayToKnow: string | null }
  | { readonly type: 'field.left'; readonly field: SignUpField }
  | { readonly type: 'submit.requested'; readonly requestKey: string }

export interface SignUpRequest {
  readonly form: SignUpForm
  readonly requestKey: string
}

/**
 * Creating an account (specification 2.3, 5 Signup, 8).
 *
 * A taken e-mail or phone number keeps the whole form. Afterwards the welcome text names the steps that follow.
 */
export const signUp = setup({
  types: {
    context: {} as Context,
    events: {} as SignUpEvent,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { createAccount: mustBeProvided<void, SignUpRequest>('createAccount') },
  guards: {
    isAcceptable: ({ context }) => isSignUpAcceptable(context.form),
  },
  actions: {
    setText: assign(({ context }, params: { field: SignUpTextField; text: string }) => ({
      form: { ...context.form, [params.field]: params.text },
      failure: null,
      requestKey: '',
    })),
    setPassword: assign(({ context }, params: { password: Sealed }) => ({
      form: { ...context.form, password: params.password },
      failure: null,
      requestKey: '',
    })),
    setRepassword: assign(({ context }, params: { repassword: Sealed }) => ({
      form: { ...context.form, repassword: params.repassword },
      failure: null,
      requestKey: '',
    })),
    setWayToKnow: assign(({ context }, params: { wayToKnow: string | null }) => ({
      form: { ...context.form, wayToKnow: params.wayToKnow },
      requestKey: '',
    })),
    rememberLeft: assign(({ context }, params: { field: SignUpField }) => ({
      left: context.left.includes(params.field) ? context.left : [...context.left, params.field],
    })),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    rememberRequest: assign(({ context }, params: { requestKey: string }) => begunRequest(context, params.requestKey)),
    rememberFailure: assign(({ context }, params: { error: unknown }) => failedRequest(context, params.error)),
  },
}).createMachine({
  id: 'sign-up',
  meta: { journal: { version: 1, life: 'tab', secrets: ['password', 'repassword'] } },
  context: {
    form: {
      firstName: '',
      lastName: '',
      email: '',
      telephone: '',
      password: sealedNothing,
      repassword: sealedNothing,
      wayToKnow: null,
    },
    left: [],
    refusals: 0,
    failure: null,
    requestKey: '',
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills in the form.',
      on: {
        'text.changed': { actions: { type: 'setText', params: ({ event }) => ({ field: event.field, text: event.text }) } },
        'password.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
        'repassword.changed': { actions: { type: 'setRepassword', params: ({ event }) => ({ repassword: event.repassword }) } },
        'wayToKnow.chosen': { actions: { type: 'setWayToKnow', params: ({ event }) => ({ wayToKnow: event.wayToKnow }) } },
        'field.left': { actions: { type: 'rememberLeft', params: ({ event }) => ({ field: event.field }) } },
        'submit.requested': [
          {
            guard: 'isAcceptable',
            target: 'submitting',
            actions: { type: 'rememberRequest', params: ({ event }) => ({ requestKey: event.requestKey }) },
          },
          { actions: 'countRefusal' },
        ],
      },
    },
    submitting: {
      description: 'The server creates the account.',
      tags: 'busy',
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context }) => ({ form: context.form, requestKey: context.requestKey }),
        onDone: { target: 'welcomed' },
        onError: { target: 'editing', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    welcomed: { description: 'The account exists; the welcome text names the next steps.', type: 'final' },
  },
})

interface Reader {
  readonly context: Context
}

/** Error text under a field; null for none. A field the person has not left stays quiet until Sign up is pressed. */
export const selectSignUpError = ({ context }: Reader, field: SignUpField): string | null =>
  context.refusals > 0 || context.left.includes(field) ? signUpFieldError(context.form, field) : null
