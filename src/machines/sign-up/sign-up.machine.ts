import { assertEvent, assign, setup } from 'xstate'
import { type Sealed, sealedNothing } from '#rules/sealed.ts'
import {
  isSignUpAcceptable,
  type SignUpField,
  type SignUpForm,
  type SignUpTextField,
  signUpFieldError,
  signUpFields,
} from '#rules/sign-up.ts'
import { failureText, refusalAt } from '../failure.ts'
import { type FormContext, fieldActions, requestActions } from '../form-fragments.ts'
import { refusalActions } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context extends FormContext {
  readonly form: SignUpForm
  /** Fields the person has left; their errors show. After Signup was pressed every field counts as left. */
  readonly left: readonly SignUpField[]
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

const flow = setup({
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
    setText: assign(({ context: { form }, event }) => {
      assertEvent(event, 'text.changed')
      return { form: { ...form, [event.field]: event.text }, failure: null, requestKey: '' }
    }),
    setPassword: assign(({ context: { form }, event }) => {
      assertEvent(event, 'password.changed')
      return { form: { ...form, password: event.password }, failure: null, requestKey: '' }
    }),
    setRepassword: assign(({ context: { form }, event }) => {
      assertEvent(event, 'repassword.changed')
      return { form: { ...form, repassword: event.repassword }, failure: null, requestKey: '' }
    }),
    setWayToKnow: assign(({ context: { form }, event }) => {
      assertEvent(event, 'wayToKnow.chosen')
      return { form: { ...form, wayToKnow: event.wayToKnow }, requestKey: '' }
    }),
  },
}).extend({
  actions: {
    ...requestActions<Context, SignUpEvent>(),
    ...refusalActions<Context, SignUpEvent>(),
    ...fieldActions<Context, SignUpEvent>(),
  },
})

/**
 * Creating an account (specification 2.3, 5 Signup, 8).
 *
 * A taken e-mail or phone number keeps the whole form. Afterwards the welcome text names the steps that follow.
 */
export const signUp = flow.createMachine({
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
        'text.changed': { actions: 'setText' },
        'password.changed': { actions: 'setPassword' },
        'repassword.changed': { actions: 'setRepassword' },
        'wayToKnow.chosen': { actions: 'setWayToKnow' },
        'field.left': { actions: 'rememberLeft' },
        'submit.requested': [
          {
            guard: 'isAcceptable',
            target: 'submitting',
            actions: 'rememberRequest',
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
        onError: { target: 'editing', actions: ['rememberFailure', 'countRefusal'] },
      },
    },
    welcomed: { description: 'The account exists; the welcome text names the next steps.', type: 'final' },
  },
})

interface Reader {
  readonly context: Context
}

/** Error text under a field; null for none. A field the person has not left stays quiet until Signup is pressed. */
export const selectSignUpError = ({ context }: Reader, field: SignUpField): string | null =>
  refusalAt(context.failure, field) ??
  (context.refusals > 0 || context.left.includes(field) ? signUpFieldError(context.form, field) : null)

/** What the server answered, when it is not said at a field; null for none. */
export const selectSignUpFailure = ({ context: { failure } }: Reader): string | null =>
  failure === null || signUpFields.some((field) => refusalAt(failure, field) !== null) ? null : failureText(failure)
