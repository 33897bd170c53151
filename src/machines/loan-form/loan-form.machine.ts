import { assertEvent, assign, emit, not, type SnapshotFrom, setup } from 'xstate'
import { changesIn, type FieldValue, type FormErrors, type FormInput, type FormValues } from '#rules/form-fields.ts'
import { inputOf } from '#rules/form-wire.ts'
import { loanForm, loanFormErrors } from '#rules/loan-form.ts'
import { messages } from '#rules/messages.ts'
import type { Emitted } from '../emitted.ts'
import type { Failure } from '../failure.ts'
import { type FormContext, formActions, shownErrors } from '../form-fragments.ts'
import type { FlowRestored, MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import {
  currencyOf,
  draftIn,
  emptyLoanDraft,
  hasChanges,
  indexOfDraft,
  type LoanBase,
  type LoanChoice,
  type LoanDraft,
  type LoanRemote,
  withOnlyChoice,
} from './loan-draft.ts'

interface Context extends LoanDraft, FormContext {
  /** What a loan can be requested against; null until the server has answered. */
  readonly choices: readonly LoanChoice[] | null
  /** What was typed and is not on the server, one for each loan and one for a new one. */
  readonly drafts: readonly LoanDraft[]
}

export type LoanFormEvent =
  | { readonly type: 'choices.arrived'; readonly choices: readonly LoanChoice[] }
  /** `base` is the loan that is changed, null for a new one, which begins with `values`. */
  | { readonly type: 'form.opened'; readonly base: LoanBase | null; readonly values: FormValues }
  | { readonly type: 'field.changed'; readonly field: string; readonly value: FieldValue }
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'save.requested'; readonly requestKey: string }
  | { readonly type: 'close.requested' }
  | { readonly type: 'cancel.requested' }
  /** The drafts are counted from 0. */
  | { readonly type: 'draft.continued' | 'draft.discarded'; readonly index: number }
  /** The loan was changed elsewhere meanwhile: the person keeps what they typed, or takes what is there. */
  | ({ readonly type: 'remote.overwritten' | 'remote.accepted' } & LoanRemote)
  | FlowRestored

export interface SaveLoan {
  /** The loan that is changed; null for a new one. */
  readonly id: string | null
  /** The version that is changed; null for a new loan. */
  readonly version: number | null
  readonly input: FormInput<typeof loanForm>
  readonly requestKey: string
}

const untouched = { left: [], refusals: 0, failure: null as Failure | null, requestKey: '' }
const empty = { ...untouched, ...emptyLoanDraft }

const errorsOf = ({ values, choices, base }: Context): FormErrors => loanFormErrors(values, currencyOf(values, choices, base))

const notice = (status: 'success' | 'error', body: string) => ({ type: 'notice.raised' as const, status, body })

/** The form closes without a question; what was typed is offered. */
const putAside = { target: 'closed', actions: ['keepDraft', 'clear'] } as const

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as LoanFormEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'open' | 'busy' | 'nothingToKeep' | 'outlivesScreen',
  },
  actors: { saveLoan: mustBeProvided<void, SaveLoan>('saveLoan') },
  guards: {
    isAcceptable: ({ context }) => context.choices !== null && Object.keys(errorsOf(context)).length === 0,
    isNewer: ({ context: { base } }, newest: LoanBase) => base?.id === newest.id && newest.version > base.version,
    hasDrafts: ({ context }) => context.drafts.length > 0,
  },
  actions: {
    takeChoices: assign(({ context, event }) => {
      assertEvent(event, 'choices.arrived')
      return { choices: event.choices, ...withOnlyChoice(context, event.choices) }
    }),
    /** Opens the form; what was typed of the same loan before is gone on with. */
    open: assign(({ context, event }) => {
      assertEvent(event, 'form.opened')
      const values = { ...emptyLoanDraft.values, ...event.values }
      const fresh = { ...emptyLoanDraft, base: event.base, initial: values, values }
      const index = indexOfDraft(context.drafts, event.base)
      const draft = context.drafts[index] ?? { ...fresh, ...withOnlyChoice(fresh, context.choices) }
      return { ...untouched, ...draft, drafts: context.drafts.filter((_, at) => at !== index) }
    }),
    continueDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.continued')
      return { ...untouched, ...context.drafts[event.index], drafts: context.drafts.toSpliced(event.index, 1) }
    }),
    discardDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.discarded')
      return { drafts: context.drafts.toSpliced(event.index, 1) }
    }),
    setField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed')
      const values = { ...context.values, ...changesIn(loanForm, context.values, event.field, event.value) }
      return { values, failure: null, requestKey: '' }
    }),
    /** What is typed from now on is a change of the loan as it is there. */
    takeBase: assign((_, { base, values }: LoanRemote) => {
      const initial = { ...emptyLoanDraft.values, ...values }
      return { ...untouched, base, initial }
    }),
    takeValues: assign(({ context }) => ({ values: context.initial })),
    /** A form in which nothing was typed, and of which no save failed, leaves nothing. */
    keepDraft: assign(({ context }) =>
      hasChanges(context) || context.failure !== null ? { drafts: [...context.drafts, draftIn(context)] } : {},
    ),
    clear: assign(empty),
    tellSaved: emit(notice('success', messages.loanSaved)),
    tellNotSaved: emit(notice('error', messages.loanNotSaved)),
  },
}).extend({ actions: formActions<Context, LoanFormEvent>() })

/**
 * Requesting a loan, or changing one that nobody has answered (specification 2.8, 5 and 8 Loans; decision A32).
 *
 * What is typed is kept on the device. The form closes whether the save succeeds or fails; what could not be saved is offered in one
 * line and gone on with as it was typed. A save is based on a version of the loan: of one that was changed elsewhere meanwhile the
 * person is shown what is there, and keeps theirs or takes it.
 */
export const loanRequest = flow.createMachine({
  id: 'loan-form',
  meta: { journal: { version: 1, life: 'device', secrets: [] } },
  context: { ...empty, choices: null, drafts: [] },
  initial: 'closed',
  on: { 'choices.arrived': { actions: 'takeChoices' } },
  states: {
    closed: {
      description: 'The person looks at the loans.',
      tags: 'nothingToKeep',
      always: { guard: 'hasDrafts', target: 'offering' },
      on: { 'form.opened': { target: 'editing', actions: 'open' } },
    },
    offering: {
      description: 'The person looks at the loans; what was typed earlier can be gone on with or discarded.',
      always: { guard: not('hasDrafts'), target: 'closed' },
      on: {
        'form.opened': { target: 'editing', actions: 'open' },
        'draft.continued': { target: 'editing', actions: 'continueDraft' },
        'draft.discarded': { actions: 'discardDraft' },
      },
    },
    editing: {
      description: 'The person fills in the request and sees its schedule; what is typed is kept on this device.',
      tags: 'open',
      on: {
        'field.changed': { actions: 'setField' },
        'field.left': { actions: 'rememberLeft' },
        'save.requested': [{ guard: 'isAcceptable', target: 'saving', actions: 'rememberRequest' }, { actions: 'countRefusal' }],
        'remote.overwritten': {
          guard: { type: 'isNewer', params: ({ event }) => event.base },
          actions: { type: 'takeBase', params: ({ event }) => event },
        },
        'remote.accepted': {
          guard: { type: 'isNewer', params: ({ event }) => event.base },
          actions: [{ type: 'takeBase', params: ({ event }) => event }, 'takeValues'],
        },
        'close.requested': putAside,
        'flow.restored': putAside,
        'cancel.requested': { target: 'closed', actions: 'clear' },
      },
    },
    saving: {
      description: 'The request is on its way to the server.',
      tags: ['open', 'busy', 'outlivesScreen'],
      invoke: {
        id: 'saveLoan',
        src: 'saveLoan',
        input: ({ context }) => ({
          id: context.base?.id ?? null,
          version: context.base?.version ?? null,
          input: inputOf(loanForm, context.values),
          requestKey: context.requestKey,
        }),
        onDone: { target: 'closed', actions: ['tellSaved', 'clear'] },
        onError: { target: 'closed', actions: ['rememberFailure', 'tellNotSaved', 'keepDraft', 'clear'] },
      },
    },
  },
})

type State = SnapshotFrom<typeof loanRequest>

export const selectLoanValues = ({ context }: State): FormValues => context.values

/** Errors to show, by field. */
export const selectLoanErrors = ({ context }: State): FormErrors => shownErrors(errorsOf(context), context)

/** The currency of the chosen commitment, or of the loan that is changed; null while none is chosen. */
export const selectLoanCurrency = ({ context }: State): string | null => currencyOf(context.values, context.choices, context.base)
