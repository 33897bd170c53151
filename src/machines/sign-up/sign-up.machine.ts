import { assertEvent, assign, or, setup, stateIn } from 'xstate'
import { type Sealed, sealedNothing } from '#rules/sealed.ts'
import {
  isSignUpAcceptable,
  type SignUpField,
  type SignUpForm,
  type SignUpTextField,
  signUpFieldError,
  signUpFields,
  weaknessError,
} from '#rules/sign-up.ts'
import type { PasswordWeakness } from '#rules/weak-passwords.ts'
import { failureText, refusalAt, toFailure } from '../failure.ts'
import { type FormContext, fieldActions, requestActions } from '../form-fragments.ts'
import { errorOf, refusalActions } from '../fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context extends FormContext {
  readonly form: SignUpForm
  /** Fields the person has left; their errors show. After Signup was pressed every field counts as left. */
  readonly left: readonly SignUpField[]
  /** What the server asks a browser for: the solution of its puzzle; nothing where it asks for none. It goes with every try of a request. */
  readonly solution: Sealed
  /** How much of the puzzle is done, 0 to 1. */
  readonly share: number
}

export type SignUpEvent =
  /** The focus came into the form. */
  | { readonly type: 'form.entered' }
  | { readonly type: 'progress.told'; readonly share: number }
  | { readonly type: 'text.changed'; readonly field: SignUpTextField; readonly text: string }
  | { readonly type: 'password.changed'; readonly password: Sealed; readonly weakness: PasswordWeakness | null }
  | { readonly type: 'repassword.changed'; readonly repassword: Sealed }
  | { readonly type: 'wayToKnow.chosen'; readonly wayToKnow: string | null }
  | { readonly type: 'field.left'; readonly field: SignUpField }
  | { readonly type: 'submit.requested'; readonly requestKey: string }

export interface SignUpRequest {
  readonly form: SignUpForm
  readonly solution: Sealed
  readonly requestKey: string
}

/** The solution of the server's puzzle. */
export interface Check {
  readonly solution: Sealed
}

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as SignUpEvent,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'checking',
  },
  actors: {
    createAccount: mustBeProvided<void, SignUpRequest>('createAccount'),
    solveCheck: mustBeProvided<Check, void>('solveCheck'),
  },
  guards: {
    isAcceptable: ({ context }) => isSignUpAcceptable(context.form),
    isSolved: stateIn({ registering: { check: 'solved' } }),
    isUnsolved: stateIn({ registering: { check: 'unsolved' } }),
    isWaiting: stateIn({ registering: { form: 'waiting' } }),
    isRenewing: stateIn({ registering: { form: 'renewing' } }),
    isSolutionRefused: ({ event }) => refusalAt(toFailure(errorOf(event)), 'captchaToken') !== null,
  },
  actions: {
    setText: assign(({ context: { form }, event }) => {
      assertEvent(event, 'text.changed')
      // Whether the password contains what is typed now, is seen when it is typed again, and by the service.
      const weakness = form.weakness === 'personal' ? null : form.weakness
      return { form: { ...form, weakness, [event.field]: event.text }, failure: null, requestKey: '' }
    }),
    setPassword: assign(({ context: { form }, event }) => {
      assertEvent(event, 'password.changed')
      return { form: { ...form, password: event.password, weakness: event.weakness }, failure: null, requestKey: '' }
    }),
    setRepassword: assign(({ context: { form }, event }) => {
      assertEvent(event, 'repassword.changed')
      return { form: { ...form, repassword: event.repassword }, failure: null, requestKey: '' }
    }),
    setWayToKnow: assign(({ context: { form }, event }) => {
      assertEvent(event, 'wayToKnow.chosen')
      return { form: { ...form, wayToKnow: event.wayToKnow }, requestKey: '' }
    }),
    beginCheck: assign({ solution: sealedNothing, share: 0 }),
    rememberShare: assign(({ context: { share }, event }) => {
      assertEvent(event, 'progress.told')
      return { share: Math.max(share, event.share) }
    }),
    rememberSolution: assign((_, { solution }: Check) => ({ solution })),
    // With another solution it is another request, which may not come under the key of the one before.
    renewKey: assign(({ context: { requestKey } }) => ({ requestKey: `${requestKey}.2` })),
  },
}).extend({
  actions: {
    ...requestActions<Context, SignUpEvent>(),
    ...refusalActions<Context, SignUpEvent>(),
    ...fieldActions<Context, SignUpEvent>(),
  },
})

const createAccount = {
  id: 'createAccount',
  src: 'createAccount',
  input: ({ context: { form, solution, requestKey } }: { context: Context }) => ({ form, solution, requestKey }),
} as const

const notCreated = { target: 'editing', actions: ['rememberFailure', 'countRefusal'] } as const

/** Waits for the check; a check that did not succeed says so itself. */
const onceSolved = <const Sending extends string>(sending: Sending) =>
  [
    { guard: 'isSolved', target: sending },
    { guard: 'isUnsolved', target: 'editing' },
  ] as const

/**
 * Creating an account (specification 2.3, 5 Signup, 8).
 *
 * Where the server asks a browser for a proof of work, the puzzle is fetched and solved while the person types, from the first focus on; a
 * press on Signup that comes before it is solved waits for it. The solution stays with the request: what is tried again after a lost answer
 * is the same request under the same key. A solution that the server does not take, mostly because it is too old, is replaced once by itself.
 *
 * A taken e-mail or phone number keeps the whole form. Afterwards the welcome text names the steps that follow.
 */
export const signUp = flow.createMachine({
  id: 'sign-up',
  meta: { journal: { version: 1, life: 'tab', secrets: ['password', 'repassword', 'solution'] } },
  context: {
    form: {
      firstName: '',
      lastName: '',
      email: '',
      telephone: '',
      password: sealedNothing,
      weakness: null,
      repassword: sealedNothing,
      wayToKnow: null,
    },
    left: [],
    refusals: 0,
    failure: null,
    requestKey: '',
    solution: sealedNothing,
    share: 0,
  },
  initial: 'registering',
  states: {
    registering: {
      type: 'parallel',
      states: {
        form: {
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
                  { guard: 'isAcceptable', target: 'waiting', actions: 'rememberRequest' },
                  { actions: 'countRefusal' },
                ],
              },
            },
            waiting: {
              description: 'Signup was pressed, and waits until the check of the browser is done.',
              tags: ['busy', 'checking'],
              always: onceSolved('submitting'),
            },
            submitting: {
              description: 'The server creates the account.',
              tags: 'busy',
              invoke: {
                ...createAccount,
                onDone: { target: '#sign-up.welcomed' },
                onError: [
                  {
                    guard: 'isSolutionRefused',
                    target: ['renewing', '#sign-up.registering.check.solving'],
                    actions: 'renewKey',
                  },
                  notCreated,
                ],
              },
            },
            renewing: {
              description: 'The server did not take the solution, mostly because it is too old, and another is looked for.',
              tags: ['busy', 'checking'],
              always: onceSolved('resubmitting'),
            },
            resubmitting: {
              description: 'The server creates the account, asked again with another solution.',
              tags: 'busy',
              invoke: {
                ...createAccount,
                onDone: { target: '#sign-up.welcomed' },
                onError: [
                  {
                    guard: 'isSolutionRefused',
                    target: ['editing', '#sign-up.registering.check.unsolved'],
                    actions: notCreated.actions,
                  },
                  notCreated,
                ],
              },
            },
          },
        },
        check: {
          initial: 'untouched',
          states: {
            untouched: {
              description: 'Nobody has begun with the form; the server is not asked yet what it wants of a browser.',
              on: { '*': { target: 'solving' } },
            },
            solving: {
              description: 'The puzzle of the server is fetched and solved, while the person goes on typing.',
              entry: 'beginCheck',
              invoke: {
                id: 'solveCheck',
                src: 'solveCheck',
                onDone: { target: 'solved', actions: { type: 'rememberSolution', params: ({ event }) => event.output } },
                onError: [
                  { guard: or(['isWaiting', 'isRenewing']), target: 'unsolved', actions: notCreated.actions },
                  { target: 'unsolved' },
                ],
              },
              on: { 'progress.told': { actions: 'rememberShare' } },
            },
            solved: { description: 'There is a solution, or the server asks for none.' },
            unsolved: {
              description: 'There is no solution; the next press on Signup looks for one.',
              on: { 'submit.requested': { target: 'solving' } },
            },
          },
        },
      },
    },
    welcomed: { description: 'The account exists; the welcome text names the next steps.', type: 'final' },
  },
})

interface Reader {
  readonly context: Context
}

/**
 * Error text under a field; null for none. A field the person has not left stays quiet until Signup is pressed; that a password is weak is
 * said while it is typed.
 */
export const selectSignUpError = ({ context: { failure, form, left, refusals } }: Reader, field: SignUpField): string | null => {
  const refused = refusalAt(failure, field)
  if (refused !== null) return refused
  if (refusals > 0 || left.includes(field)) return signUpFieldError(form, field)
  return field === 'password' ? weaknessError(form.weakness) : null
}

/** What the server answered, when it is not said at a field; null for none. */
export const selectSignUpFailure = ({ context: { failure } }: Reader): string | null =>
  failure === null || signUpFields.some((field) => refusalAt(failure, field) !== null) ? null : failureText(failure)

/** Whether Signup waits for the check, and how much of that is done, 0 to 1; null when it does not wait for it. */
export const selectCheckShare = (state: Reader & { hasTag(tag: 'checking'): boolean }): number | null =>
  state.hasTag('checking') ? state.context.share : null
