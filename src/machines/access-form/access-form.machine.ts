import { assertEvent, assign, emit, not, type SnapshotFrom, setup } from 'xstate'
import { accessForm, accessFormErrors } from '#rules/access-form.ts'
import { changesIn, emptyValues, type FieldValue, type FormErrors, type FormInput, type FormValues } from '#rules/form-fields.ts'
import { inputOf } from '#rules/form-wire.ts'
import { messages } from '#rules/messages.ts'
import type { Emitted } from '../emitted.ts'
import type { Failure } from '../failure.ts'
import { type FormContext, formActions, shownErrors } from '../form-fragments.ts'
import type { FlowRestored, MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Context extends FormContext {
  readonly values: FormValues
  /** Ids of those whom an access can be for; null until the server has answered. */
  readonly members: readonly string[] | null
}

export type AccessFormEvent =
  | { readonly type: 'choices.arrived'; readonly members: readonly string[] }
  | { readonly type: 'form.opened' | 'draft.continued' | 'draft.discarded' | 'close.requested' | 'cancel.requested' }
  | { readonly type: 'field.changed'; readonly field: string; readonly value: FieldValue }
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'save.requested'; readonly requestKey: string }
  | FlowRestored

export interface SaveAccess {
  readonly input: FormInput<typeof accessForm>
  readonly requestKey: string
}

const untouched = { left: [], refusals: 0, failure: null as Failure | null, requestKey: '' }
const empty = { ...untouched, values: emptyValues(accessForm) }

const errorsOf = ({ values, members }: Context): FormErrors => accessFormErrors(values, members)

const flow = setup({
  types: {
    context: {} as Context,
    events: {} as AccessFormEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'open' | 'busy' | 'nothingToKeep' | 'outlivesScreen',
  },
  actors: { saveAccess: mustBeProvided<void, SaveAccess>('saveAccess') },
  guards: {
    isAcceptable: ({ context }) => context.members !== null && Object.keys(errorsOf(context)).length === 0,
    isTyped: ({ context }) => Object.values(context.values).some((value) => value !== ''),
  },
  actions: {
    takeChoices: assign(({ event }) => {
      assertEvent(event, 'choices.arrived')
      return { members: event.members }
    }),
    setField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed')
      const values = { ...context.values, ...changesIn(accessForm, context.values, event.field, event.value) }
      return { values, failure: null, requestKey: '' }
    }),
    clear: assign(empty),
    tellSaved: emit({ type: 'notice.raised', status: 'success', body: messages.accessSaved }),
  },
}).extend({ actions: formActions<Context, AccessFormEvent>() })

/**
 * Noting an access that somebody of the line manager's team is to get (specification 2.8 and 5, Access form). What is typed is kept on
 * the device; a form that was closed is offered in one line.
 */
export const accessFormFlow = flow.createMachine({
  id: 'access-form',
  meta: { journal: { version: 1, life: 'device', secrets: [] } },
  context: { ...empty, members: null },
  initial: 'closed',
  on: { 'choices.arrived': { actions: 'takeChoices' } },
  states: {
    closed: {
      description: 'The line manager looks at the accesses.',
      tags: 'nothingToKeep',
      always: { guard: 'isTyped', target: 'offering' },
      on: { 'form.opened': { target: 'editing' } },
    },
    offering: {
      description: 'The line manager looks at the accesses; what was typed earlier can be gone on with or discarded.',
      always: { guard: not('isTyped'), target: 'closed' },
      on: {
        'form.opened': { target: 'editing' },
        'draft.continued': { target: 'editing' },
        'draft.discarded': { actions: 'clear' },
      },
    },
    editing: {
      description: 'The line manager fills in a new access; what is typed is kept on this device.',
      tags: 'open',
      on: {
        'field.changed': { actions: 'setField' },
        'field.left': { actions: 'rememberLeft' },
        'save.requested': [{ guard: 'isAcceptable', target: 'saving', actions: 'rememberRequest' }, { actions: 'countRefusal' }],
        'close.requested': { target: 'closed' },
        'flow.restored': { target: 'closed' },
        'cancel.requested': { target: 'closed', actions: 'clear' },
      },
    },
    saving: {
      description: 'The access is on its way to the server.',
      tags: ['open', 'busy', 'outlivesScreen'],
      invoke: {
        id: 'saveAccess',
        src: 'saveAccess',
        input: ({ context }) => ({ input: inputOf(accessForm, context.values), requestKey: context.requestKey }),
        onDone: { target: 'closed', actions: ['tellSaved', 'clear'] },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
  },
})

type State = SnapshotFrom<typeof accessFormFlow>

export const selectAccessValues = ({ context }: State): FormValues => context.values

/** Errors to show, by field. */
export const selectAccessErrors = ({ context }: State): FormErrors => shownErrors(errorsOf(context), context)
