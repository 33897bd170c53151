import { assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate'
import type { FieldValue, FormErrors, FormExtent, FormValues } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { changesOf, emptyForm, formErrors, type ProfileFormName } from '#rules/profile-forms.ts'
import type { Emitted } from '../emitted.ts'
import { type FormContext, formActions, shownErrors } from '../form-fragments.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context extends FormContext {
  readonly form: ProfileFormName
  /** What the server has; null until it has been read. */
  readonly stored: FormValues | null
  /** What was typed and not yet saved, by field. */
  readonly changes: FormValues
  /** The day where the person is, `YYYY-MM-DD`. */
  readonly today: string
  readonly extent: FormExtent
  /** Whether a saved form says so by a message: the profile page does, the wizard moves on instead. */
  readonly announces: boolean
}

interface Save {
  readonly requestKey: string
  readonly today: string
  readonly extent: FormExtent
  readonly announces: boolean
}

export type ProfileFormEvent =
  | { readonly type: 'record.arrived'; readonly values: FormValues; readonly today: string }
  | { readonly type: 'field.changed'; readonly field: string; readonly value: FieldValue }
  | { readonly type: 'field.left'; readonly field: string }
  | ({ readonly type: 'save.requested' } & Save)
  | { readonly type: 'changes.discarded' }

export interface ProfileFormRequest {
  readonly form: ProfileFormName
  readonly values: FormValues
  readonly requestKey: string
}

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Changes that still differ from what the server has. */
const differing = (changes: FormValues, stored: FormValues | null): FormValues =>
  stored === null
    ? changes
    : Object.fromEntries(Object.entries(changes).filter(([field, value]) => !isSame(value, stored[field])))

const valuesOf = ({ form, stored, changes }: Pick<Context, 'form' | 'stored' | 'changes'>): FormValues => ({
  ...emptyForm(form),
  ...stored,
  ...changes,
})

/** What a failed save says, as the catalogue words it (specification 8; decisions D). */
const failureNotices: Readonly<Partial<Record<ProfileFormName, string>>> = {
  personalDetails: messages.personalDetailsNotSaved,
  jobPreferences: messages.professionalNotSaved,
}

const flow = setup({
  types: {
    context: {} as Context,
    input: {} as { form: ProfileFormName },
    events: {} as ProfileFormEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'nothingToKeep',
  },
  actors: { saveForm: mustBeProvided<void, ProfileFormRequest>('saveForm') },
  guards: {
    isUnchanged: ({ context }) => Object.keys(context.changes).length === 0,
    announces: ({ context }) => context.announces,
    isLoaded: ({ context }) => context.stored !== null,
    isAcceptable: ({ context, event }) => {
      assertEvent(event, 'save.requested')
      const errors = formErrors(context.form, valuesOf(context), event.today, event.extent)
      return context.stored !== null && Object.keys(errors).length === 0
    },
  },
  actions: {
    takeRecord: assign(({ context, event }) => {
      assertEvent(event, 'record.arrived')
      return { stored: event.values, today: event.today, changes: differing(context.changes, event.values) }
    }),
    setField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed')
      const changed = changesOf(context.form, valuesOf(context), event.field, event.value)
      return { changes: differing({ ...context.changes, ...changed }, context.stored), failure: null, requestKey: '' }
    }),
    /** On which day, how much of the form, and whether a saved one is announced. */
    takeTerms: assign(({ event }) => {
      assertEvent(event, 'save.requested')
      return { today: event.today, extent: event.extent, announces: event.announces }
    }),
    takeOver: assign(({ context }) => ({
      stored: valuesOf(context),
      changes: {},
      left: [],
      refusals: 0,
      failure: null,
      requestKey: '',
    })),
    forgetChanges: assign({ changes: {}, left: [], refusals: 0, failure: null, requestKey: '' }),
    tellFailure: emit(({ context }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: failureNotices[context.form] ?? messages.genericError,
    })),
    tellSaved: emit({ type: 'notice.raised' as const, status: 'success' as const, body: messages.profileSaved }),
  },
}).extend({ actions: formActions<Context, ProfileFormEvent>() })

/**
 * One form of the profile: personal details, job preferences, the career history's description, or the profile setup (specification 2.6).
 *
 * What the person typed is kept apart from what the server has, field by field, so that a reload, an expired session or news from the
 * server never takes anything typed away. A refused save stays with the message and the field.
 */
export const profileForm = flow.createMachine({
  id: 'profile-form',
  meta: { journal: { version: 1, life: 'device', secrets: [], follows: true } },
  context: ({ input }) => ({
    form: input.form,
    stored: null,
    changes: {},
    today: '',
    left: [],
    refusals: 0,
    failure: null,
    extent: 'whole',
    announces: false,
    requestKey: '',
  }),
  initial: 'editing',
  on: {
    'record.arrived': { actions: 'takeRecord' },
  },
  states: {
    editing: {
      description: 'The person fills in the form, or looks at it.',
      initial: 'unchanged',
      on: {
        'field.changed': { target: '.changed', actions: 'setField' },
        'field.left': { actions: 'rememberLeft' },
        'save.requested': [
          { guard: 'isAcceptable', target: 'saving', actions: ['rememberRequest', 'takeTerms'] },
          { guard: 'isLoaded', actions: ['countRefusal', 'takeTerms'] },
        ],
        'changes.discarded': { target: '.unchanged', actions: 'forgetChanges' },
      },
      states: {
        unchanged: { tags: 'nothingToKeep', description: 'Everything shown is what the server has.' },
        changed: {
          description: 'Something typed is kept on this device and not yet on the server.',
          always: { guard: 'isUnchanged', target: 'unchanged' },
        },
        saved: { tags: 'nothingToKeep', description: 'What was typed has just been saved.' },
        notSaved: { description: 'The server did not save it; what was typed is kept.' },
      },
    },
    saving: {
      description: 'The server saves the form.',
      tags: 'busy',
      invoke: {
        id: 'saveForm',
        src: 'saveForm',
        input: ({ context }) => ({ form: context.form, values: valuesOf(context), requestKey: context.requestKey }),
        onDone: [
          { guard: 'announces', target: 'editing.saved', actions: ['takeOver', 'tellSaved'] },
          { target: 'editing.saved', actions: 'takeOver' },
        ],
        onError: {
          target: 'editing.notSaved',
          actions: ['rememberFailure', 'tellFailure'],
        },
      },
    },
  },
})

interface Reader {
  readonly context: Context
}

type State = SnapshotFrom<typeof profileForm>

/** How far the saving is, for the line beside Save; null while what was typed is only on this device, or nothing was. */
export const selectSaving = (state: State): 'saving' | 'failed' | 'saved' | null => {
  if (state.matches('saving')) return 'saving'
  if (state.matches({ editing: 'notSaved' })) return 'failed'
  return state.matches({ editing: 'saved' }) ? 'saved' : null
}

/** What the form shows: the server's values with what was typed over them. */
export const selectFormValues = ({ context }: Reader): FormValues => valuesOf(context)

/** Whether the server's values have arrived, so that the form can show. */
export const selectIsLoaded = ({ context }: Reader): boolean => context.stored !== null

/** Whether something typed is not on the server. */
export const selectHasChanges = ({ context }: Reader): boolean => Object.keys(context.changes).length > 0

/** Errors to show, by field. */
export const selectFormErrors = ({ context }: Reader): FormErrors =>
  shownErrors(formErrors(context.form, valuesOf(context), context.today, context.extent), context)

/** The name under which a form's flow runs. */
export const profileFormKey = (form: ProfileFormName): string => `profile-form:${form}`
