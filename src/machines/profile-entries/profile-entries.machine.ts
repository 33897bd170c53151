import { assertEvent, assign, emit, setup } from 'xstate'
import { isDuplicateName } from '#rules/catalogue.ts'
import type { FieldValue, FormErrors, FormValues } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { changesOf, emptyForm, formErrors } from '#rules/profile-forms.ts'
import type { Emitted } from '../emitted.ts'
import { type FormContext, formActions, shownErrors } from '../form-fragments.ts'
import type { FlowRestored, MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { keyAgain, type UnansweredRequest, unansweredAfter } from '../request.ts'
import { type EntryKind, entryTexts } from './entry-texts.ts'

/** One entry of the list, as far as the machine needs it. */
export interface KnownEntry {
  readonly id: string
  /** What two entries may not share, where the list refuses duplicates: a working position, a skill, a language. */
  readonly name: string
}

/** An entry being added (id null) or changed. */
interface Draft {
  readonly id: string | null
  readonly values: FormValues
}

interface Context extends FormContext {
  readonly kind: EntryKind
  readonly known: readonly KnownEntry[]
  /** The day where the person is, `YYYY-MM-DD`. */
  readonly today: string
  readonly draft: Draft | null
  /** The entry to be removed or made the default; null for none. */
  readonly chosen: string | null
  /** A removal without an answer may have happened: asked for once more it is the same request, which happens once. */
  readonly unanswered: UnansweredRequest | null
}

export type ProfileEntriesEvent =
  | { readonly type: 'entries.arrived'; readonly known: readonly KnownEntry[]; readonly today: string }
  | { readonly type: 'add.requested'; readonly values?: FormValues }
  | { readonly type: 'edit.requested'; readonly id: string; readonly values: FormValues }
  | { readonly type: 'field.changed'; readonly field: string; readonly value: FieldValue }
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'save.requested'; readonly requestKey: string; readonly today: string }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'remove.requested'; readonly id: string }
  | { readonly type: 'remove.confirmed'; readonly requestKey: string }
  | { readonly type: 'remove.cancelled' }
  | { readonly type: 'default.requested'; readonly id: string; readonly requestKey: string }
  | FlowRestored

export interface SaveEntryRequest {
  readonly kind: EntryKind
  readonly id: string | null
  readonly values: FormValues
  readonly requestKey: string
}

export interface ChosenEntryRequest {
  readonly kind: EntryKind
  readonly id: string
  readonly requestKey: string
}

/** The field that holds the name no two entries may share, by kind. */
const nameFields: Readonly<Partial<Record<EntryKind, string>>> = {
  jobPreference: 'workingPosition',
  technicalSkill: 'skillId',
  languageSkill: 'language',
}

/** What is wrong with the entry being edited, by field (specification 5, also the duplicates). */
const errorsOf = ({ kind, known, draft }: Context, today: string): Readonly<Record<string, string>> => {
  if (draft === null) return {}
  const errors = formErrors(kind, draft.values, today)
  const nameField = nameFields[kind]
  const { duplicate } = entryTexts[kind]
  if (nameField === undefined || duplicate === undefined || errors[nameField] !== undefined) return errors
  const others = known.filter((one) => one.id !== draft.id).map((one) => one.name)
  return isDuplicateName(String(draft.values[nameField]), others) ? { ...errors, [nameField]: duplicate } : errors
}

/** What the person has not done anything with yet. */
const untouched = { left: [], refusals: 0, failure: null, requestKey: '' } satisfies FormContext

const flow = setup({
  types: {
    context: {} as Context,
    input: {} as { kind: EntryKind },
    events: {} as ProfileEntriesEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'nothingToKeep' | 'question',
  },
  actors: {
    saveEntry: mustBeProvided<void, SaveEntryRequest>('saveEntry'),
    removeEntry: mustBeProvided<void, ChosenEntryRequest>('removeEntry'),
    setDefaultEntry: mustBeProvided<void, ChosenEntryRequest>('setDefaultEntry'),
  },
  guards: {
    isAcceptable: ({ context, event }) => {
      assertEvent(event, 'save.requested')
      return Object.keys(errorsOf(context, event.today)).length === 0
    },
    canBeDefault: ({ context }) => context.kind === 'address' || context.kind === 'phone',
  },
  actions: {
    takeKnown: assign(({ event }) => {
      assertEvent(event, 'entries.arrived')
      return { known: event.known, today: event.today }
    }),
    openDraft: assign(({ context, event }) => {
      assertEvent(event, ['add.requested', 'edit.requested'])
      const id = event.type === 'edit.requested' ? event.id : null
      return { ...untouched, draft: { id, values: { ...emptyForm(context.kind), ...event.values } } }
    }),
    setField: assign(({ context: { kind, draft }, event }) => {
      assertEvent(event, 'field.changed')
      if (draft === null) return {}
      const values = { ...draft.values, ...changesOf(kind, draft.values, event.field, event.value) }
      return { draft: { ...draft, values }, failure: null, requestKey: '' }
    }),
    takeDay: assign(({ event }) => {
      assertEvent(event, 'save.requested')
      return { today: event.today }
    }),
    choose: assign(({ context: { unanswered }, event }) => {
      assertEvent(event, ['remove.requested', 'default.requested'])
      const requestKey = event.type === 'remove.requested' ? keyAgain(unanswered, event.id) : ''
      return { chosen: event.id, requestKey, failure: null }
    }),
    closeDraft: assign({ ...untouched, draft: null, chosen: null }),
    forgetUnanswered: assign({ unanswered: null }),
    /** After `rememberFailure`, which drops the key of a request that was refused. */
    rememberUnanswered: assign(({ context }) => ({ unanswered: unansweredAfter(context.chosen ?? '', context) })),
    tellSaved: emit(({ context }) => notice('success', entryTexts[context.kind].saved)),
    tellRemoved: emit(({ context }) => notice('success', entryTexts[context.kind].removed)),
    tellNotSaved: emit(({ context }) => notice('error', entryTexts[context.kind].notSaved)),
    tellNotRemoved: emit(({ context }) => notice('error', entryTexts[context.kind].notRemoved)),
    tellFailure: emit(notice('error', messages.genericError)),
  },
}).extend({ actions: formActions<Context, ProfileEntriesEvent>() })

/**
 * One list of the profile: education, certificates, languages, technical skills, career entries, job preferences, addresses or phones.
 *
 * An entry is added or changed in place, one at a time, and saved by itself; what is typed is kept on the device until then.
 */
export const profileEntries = flow.createMachine({
  id: 'profile-entries',
  meta: { journal: { version: 2, life: 'device', secrets: [], follows: true } },
  context: ({ input }) => ({
    kind: input.kind,
    known: [],
    today: '',
    draft: null,
    chosen: null,
    unanswered: null,
    ...untouched,
  }),
  initial: 'viewing',
  on: {
    'entries.arrived': { actions: 'takeKnown' },
  },
  states: {
    viewing: {
      description: 'The person looks at the list.',
      tags: 'nothingToKeep',
      on: {
        'add.requested': { target: 'editing', actions: 'openDraft' },
        'edit.requested': { target: 'editing', actions: 'openDraft' },
        'remove.requested': { target: 'confirmingRemoval', actions: 'choose' },
        'default.requested': {
          guard: 'canBeDefault',
          target: 'settingDefault',
          actions: ['choose', 'rememberRequest'],
        },
      },
    },
    editing: {
      description: 'The person adds an entry or changes one; what is typed is kept on this device.',
      on: {
        'field.changed': { actions: 'setField' },
        'field.left': { actions: 'rememberLeft' },
        'save.requested': [
          { guard: 'isAcceptable', target: 'saving', actions: ['rememberRequest', 'takeDay'] },
          { actions: ['countRefusal', 'takeDay'] },
        ],
        'cancel.requested': { target: 'viewing', actions: 'closeDraft' },
      },
    },
    saving: {
      description: 'The server saves the entry.',
      tags: 'busy',
      invoke: {
        id: 'saveEntry',
        src: 'saveEntry',
        input: ({ context }) => ({
          kind: context.kind,
          id: context.draft?.id ?? null,
          values: context.draft?.values ?? {},
          requestKey: context.requestKey,
        }),
        onDone: { target: 'viewing', actions: ['tellSaved', 'closeDraft'] },
        onError: {
          target: 'editing',
          actions: ['rememberFailure', 'tellNotSaved'],
        },
      },
    },
    confirmingRemoval: {
      description: 'The portal asks whether the entry is really to be removed.',
      tags: 'question',
      on: {
        'remove.confirmed': { target: 'removing', actions: 'rememberRequest' },
        'remove.cancelled': { target: 'viewing', actions: 'closeDraft' },
        'flow.restored': { target: 'viewing', actions: 'closeDraft' },
      },
    },
    removing: {
      description: 'The server removes the entry.',
      tags: 'busy',
      invoke: {
        id: 'removeEntry',
        src: 'removeEntry',
        input: ({ context }) => ({ kind: context.kind, id: context.chosen ?? '', requestKey: context.requestKey }),
        onDone: { target: 'viewing', actions: ['tellRemoved', 'forgetUnanswered', 'closeDraft'] },
        onError: { target: 'viewing', actions: ['rememberFailure', 'rememberUnanswered', 'tellNotRemoved', 'closeDraft'] },
      },
    },
    settingDefault: {
      description: 'The server makes the entry the default one.',
      tags: 'busy',
      invoke: {
        id: 'setDefaultEntry',
        src: 'setDefaultEntry',
        input: ({ context }) => ({ kind: context.kind, id: context.chosen ?? '', requestKey: context.requestKey }),
        onDone: { target: 'viewing', actions: 'closeDraft' },
        onError: { target: 'viewing', actions: ['tellFailure', 'closeDraft'] },
      },
    },
  },
})

function notice(status: 'success' | 'error', body: string) {
  return { type: 'notice.raised' as const, status, body }
}

interface Reader {
  readonly context: Context
}

/** What the form of the entry being edited shows; nothing without one. */
export const selectEntryValues = ({ context }: Reader): FormValues => context.draft?.values ?? emptyForm(context.kind)

/** Errors to show, by field of the entry being edited. */
export const selectEntryErrors = ({ context }: Reader): FormErrors => shownErrors(errorsOf(context, context.today), context)

/** The name under which a list's flow runs. */
export const profileEntriesKey = (kind: EntryKind): string => `profile-entries:${kind}`
