import { assign, emit, setup } from 'xstate'
import { isDuplicateName } from '#rules/catalogue.ts'
import type { FieldValue, FormValues } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { changesOf, emptyForm, formErrors } from '#rules/profile-forms.ts'
import type { Emitted } from '../emitted.ts'
import type { Failure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { begunRequest, failedRequest } from '../request.ts'
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

interface Context {
  readonly kind: EntryKind
  readonly known: readonly KnownEntry[]
  /** The day where the person is, `YYYY-MM-DD`. */
  readonly today: string
  readonly draft: Draft | null
  /** Fields the person has left; their errors show. After a refused Save every field counts as left. */
  readonly left: readonly string[]
  readonly refusals: number
  readonly failure: Failure | null
  /** The entry to be removed or made the default; null for none. */
  readonly chosen: string | null
  readonly requestKey: string
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

/**
 * One list of the profile: education, certificates, languages, technical skills, career entries, job preferences, addresses or phones.
 *
 * An entry is added or changed in place, one at a time, and saved by itself; what is typed is kept on the device until then.
 */
export const profileEntries = setup({
  types: {
    context: {} as Context,
    input: {} as { kind: EntryKind },
    events: {} as ProfileEntriesEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'nothingToKeep',
  },
  actors: {
    saveEntry: mustBeProvided<void, SaveEntryRequest>('saveEntry'),
    removeEntry: mustBeProvided<void, ChosenEntryRequest>('removeEntry'),
    setDefaultEntry: mustBeProvided<void, ChosenEntryRequest>('setDefaultEntry'),
  },
  guards: {
    isAcceptable: ({ context }, params: { today: string }) => Object.keys(errorsOf(context, params.today)).length === 0,
    canBeDefault: ({ context }) => context.kind === 'address' || context.kind === 'phone',
  },
  actions: {
    takeKnown: assign((_, params: { known: readonly KnownEntry[]; today: string }) => ({
      known: params.known,
      today: params.today,
    })),
    openDraft: assign(({ context }, params: { id: string | null; values: FormValues }) => ({
      draft: { id: params.id, values: { ...emptyForm(context.kind), ...params.values } },
      left: [],
      refusals: 0,
      failure: null,
      requestKey: '',
    })),
    setField: assign(({ context }, params: { field: string; value: FieldValue }) => ({
      draft:
        context.draft === null
          ? null
          : {
              ...context.draft,
              values: {
                ...context.draft.values,
                ...changesOf(context.kind, context.draft.values, params.field, params.value),
              },
            },
      failure: null,
      requestKey: '',
    })),
    rememberLeft: assign(({ context }, params: { field: string }) => ({
      left: context.left.includes(params.field) ? context.left : [...context.left, params.field],
    })),
    rememberRequest: assign(({ context }, params: { requestKey: string; today?: string }) => ({
      ...begunRequest(context, params.requestKey),
      today: params.today ?? context.today,
    })),
    countRefusal: assign(({ context }, params: { today: string }) => ({ refusals: context.refusals + 1, today: params.today })),
    rememberFailure: assign(({ context }, params: { error: unknown }) => ({
      ...failedRequest(context, params.error),
      refusals: context.refusals + 1,
    })),
    choose: assign((_, params: { id: string }) => ({ chosen: params.id, requestKey: '', failure: null })),
    closeDraft: assign({ draft: null, left: [], refusals: 0, failure: null, chosen: null, requestKey: '' }),
    tellSaved: emit(({ context }) => notice('success', entryTexts[context.kind].saved)),
    tellRemoved: emit(({ context }) => notice('success', entryTexts[context.kind].removed)),
    tellNotSaved: emit(({ context }) => notice('error', entryTexts[context.kind].notSaved)),
    tellNotRemoved: emit(({ context }) => notice('error', entryTexts[context.kind].notRemoved)),
    tellFailure: emit(notice('error', messages.genericError)),
  },
}).createMachine({
  id: 'profile-entries',
  meta: { journal: { version: 1, life: 'device', secrets: [] } },
  context: ({ input }) => ({
    kind: input.kind,
    known: [],
    today: '',
    draft: null,
    left: [],
    refusals: 0,
    failure: null,
    chosen: null,
    requestKey: '',
  }),
  initial: 'viewing',
  on: {
    'entries.arrived': { actions: { type: 'takeKnown', params: ({ event }) => event } },
  },
  states: {
    viewing: {
      description: 'The person looks at the list.',
      tags: 'nothingToKeep',
      on: {
        'add.requested': {
          target: 'editing',
          actions: { type: 'openDraft', params: ({ event }) => ({ id: null, values: event.values ?? {} }) },
        },
        'edit.requested': { target: 'editing', actions: { type: 'openDraft', params: ({ event }) => event } },
        'remove.requested': {
          target: 'confirmingRemoval',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'default.requested': {
          guard: 'canBeDefault',
          target: 'settingDefault',
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'rememberRequest', params: ({ event }) => event },
          ],
        },
      },
    },
    editing: {
      description: 'The person adds an entry or changes one; what is typed is kept on this device.',
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'field.left': { actions: { type: 'rememberLeft', params: ({ event }) => event } },
        'save.requested': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'rememberRequest', params: ({ event }) => event },
          },
          { actions: { type: 'countRefusal', params: ({ event }) => event } },
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
          actions: [{ type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) }, 'tellNotSaved'],
        },
      },
    },
    confirmingRemoval: {
      description: 'The portal asks whether the entry is really to be removed.',
      on: {
        'remove.confirmed': { target: 'removing', actions: { type: 'rememberRequest', params: ({ event }) => event } },
        'remove.cancelled': { target: 'viewing', actions: 'closeDraft' },
      },
    },
    removing: {
      description: 'The server removes the entry.',
      tags: 'busy',
      invoke: {
        id: 'removeEntry',
        src: 'removeEntry',
        input: ({ context }) => ({ kind: context.kind, id: context.chosen ?? '', requestKey: context.requestKey }),
        onDone: { target: 'viewing', actions: ['tellRemoved', 'closeDraft'] },
        onError: { target: 'viewing', actions: ['tellNotRemoved', 'closeDraft'] },
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

/** Errors to show, by field of the entry being edited. A field the person has not left stays quiet until a Save was refused. */
export const selectEntryErrors = ({ context }: Reader): Readonly<Record<string, string>> => {
  const { today, refusals, left, failure } = context
  const shown = Object.fromEntries(
    Object.entries(errorsOf(context, today)).filter(([field]) => refusals > 0 || left.includes(field)),
  )
  return failure?.kind === 'refused' && failure.field !== null ? { ...shown, [failure.field]: failure.message } : shown
}

/** The name under which a list's flow runs. */
export const profileEntriesKey = (kind: EntryKind): string => `profile-entries:${kind}`
