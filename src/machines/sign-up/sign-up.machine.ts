import { assign, setup } from 'xstate'
import type { Sealed } from '#rules/sealed.ts'
import { sealedNothing } from '#rules/sealed.ts'
import { isSignUpAcceptable, type SignUpField, type SignUpForm, type SignUpTextField } from '#rules/sign-up.ts'
import { type Failure, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context {
  readonly form: SignUpForm
  /** Fields the person has left; their errors show. After Sign up was pressed every field counts as left. */
  readonly left: readonly SignUpField[]
  readonly attempted: boolean
  readonly failure: Failure | null
  /** Solved captcha, when one is asked for. */
  readonly captcha: string | null
  /** Sent with every try of the same form, so that a repeated request makes one account. */
  readonly requestKey: string
  readonly captchaNeeded: boolean
}

export type SignUpEvent =
  | { readonly type: 'text.changed'; readonly field: SignUpTextField; readonly text: string }
  | { readonly type: 'password.changed'; readonly password: Sealed }
  | { readonly type: 'repassword.changed'; readonly repassword: Sealed }
  | { readonly type: 'wayToKnow.chosen'; readonly wayToKnow: string | null }
  | { readonly type: 'field.left'; readonly field: SignUpField }
  | { readonly type: 'captcha.solved'; readonly captcha: string }
  | { readonly type: 'submit.requested'; readonly requestKey: string }

export interface SignUpRequest {
  readonly form: SignUpForm
  readonly captcha: string | null
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
    input: {} as { readonly captchaNeeded: boolean },
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { createAccount: mustBeProvided<void, SignUpRequest>('createAccount') },
  guards: {
    isAcceptable: ({ context }) => isSignUpAcceptable(context.form) && (!context.captchaNeeded || context.captcha !== null),
  },
  actions: {
    setText: assign(({ context }, params: { field: SignUpTextField; text: string }) => ({
      form: { ...context.form, [params.field]: params.text },
      failure: null,
    })),
    setPassword: assign(({ context }, params: { password: Sealed }) => ({
      form: { ...context.form, password: params.password },
      failure: null,
    })),
    setRepassword: assign(({ context }, params: { repassword: Sealed }) => ({
      form: { ...context.form, repassword: params.repassword },
      failure: null,
    })),
    setWayToKnow: assign(({ context }, params: { wayToKnow: string | null }) => ({
      form: { ...context.form, wayToKnow: params.wayToKnow },
    })),
    setCaptcha: assign((_, params: { captcha: string }) => params),
    rememberLeft: assign(({ context }, params: { field: SignUpField }) => ({
      left: context.left.includes(params.field) ? context.left : [...context.left, params.field],
    })),
    rememberAttempt: assign({ attempted: true }),
    rememberRequest: assign((_, params: { requestKey: string }) => ({ ...params, failure: null })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error), captcha: null })),
  },
}).createMachine({
  id: 'sign-up',
  meta: { journal: { version: 1, life: 'tab', secrets: ['password', 'repassword'] } },
  context: ({ input }) => ({
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
    attempted: false,
    failure: null,
    captcha: null,
    requestKey: '',
    captchaNeeded: input.captchaNeeded,
  }),
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
        'captcha.solved': { actions: { type: 'setCaptcha', params: ({ event }) => ({ captcha: event.captcha }) } },
        'submit.requested': [
          {
            guard: 'isAcceptable',
            target: 'submitting',
            actions: ['rememberAttempt', { type: 'rememberRequest', params: ({ event }) => ({ requestKey: event.requestKey }) }],
          },
          { actions: 'rememberAttempt' },
        ],
      },
    },
    submitting: {
      description: 'The server creates the account.',
      tags: 'busy',
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context }) => ({ form: context.form, captcha: context.captcha, requestKey: context.requestKey }),
        onDone: { target: 'welcomed' },
        onError: { target: 'editing', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    welcomed: { description: 'The account exists; the welcome text names the next steps.', type: 'final' },
  },
})
