import { and, assign, emit, enqueueActions, not, setup, stateIn } from 'xstate'
import { roundedHours } from '#rules/measured-time.ts'
import { messages } from '#rules/messages.ts'
import type { EarlierEntry } from '#rules/recent-entries.ts'
import { localIdOf } from '#rules/record-id.ts'
import { emptyTimesheet, type TimesheetField } from '#rules/timesheet.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, toFailure } from '../failure.ts'
import type { FlowRestored, MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { serverFailed } from '../outbox/refusals.ts'
import { begunRequest } from '../request.ts'
import { draftIn, type EntryDraft, type EntryOpened, hasChanges, indexOfDraft, isOpenedAs } from './entry-draft.ts'
import { type EntryOutcome, notice, type SaveEntryRequest, told } from './entry-outcome.ts'
import {
  type EntryChoices,
  entryErrors,
  entryOf,
  filled,
  withEarlier,
  withField,
  withLastPlace,
  withOnlyChoices,
} from './entry-values.ts'

interface Context extends EntryDraft {
  readonly choices: EntryChoices | null
  /** Earlier records that a new one may begin from, latest first. */
  readonly recent: readonly EarlierEntry[]
  /** Those that the person has pinned, in the order in which they did. */
  readonly pinned: readonly EarlierEntry[]
  /** Fields the person has left; their errors show. After a refused Save every field counts as left. */
  readonly left: readonly TimesheetField[]
  readonly refusals: number
  readonly failure: Failure | null
  /** When Save was pressed, in milliseconds since 1970. */
  readonly savedAt: number
  readonly staysOpen: boolean
  /** What earlier pages left in the form, which is nowhere else; the person goes on with it or discards it. */
  readonly drafts: readonly EntryDraft[]
}

export type TimesheetEntryEvent =
  | { readonly type: 'choices.arrived'; readonly choices: EntryChoices }
  | {
      readonly type: 'earlier.arrived'
      readonly recent: readonly EarlierEntry[]
      readonly pinned: readonly EarlierEntry[]
    }
  /** A new record begins from an earlier one. */
  | { readonly type: 'entry.repeated'; readonly entry: EarlierEntry }
  /** `draftKey` is fresh. */
  | ({ readonly type: 'form.opened'; readonly draftKey: string } & EntryOpened)
  | { readonly type: 'field.changed'; readonly field: TimesheetField; readonly value: string }
  | { readonly type: 'field.left'; readonly field: TimesheetField }
  /** `requestKey` is fresh: the draft's next new Save has it. */
  | { readonly type: 'save.requested'; readonly requestKey: string; readonly at: number; readonly staysOpen: boolean }
  | { readonly type: 'close.requested' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'drop.confirmed' }
  | { readonly type: 'drop.declined' }
  /** The drafts are counted from 0. */
  | { readonly type: 'draft.continued' | 'draft.discarded'; readonly index: number }
  /** The page shows something else in the form's place, after Back for one. */
  | { readonly type: 'form.hidden' }
  | FlowRestored

/** The form closes without a question. */
const putAside = { target: 'closed', actions: ['keepDraft', 'clear'] } as const

const opened = { type: 'open', params: ({ event }: { event: EntryOpened & { readonly draftKey: string } }) => event } as const

/**
 * Entering one time record: registering, changing or cloning it (specification 5, Timesheet form).
 *
 * What is typed is kept on the device. Save gives it to the outbox and waits until that has sent it or keeps it for later; a refusal
 * comes back to the form as it was typed. In several tabs it is one draft (docs/journal.md): whichever of them presses Save, it is one Save.
 */
export const timesheetEntry = setup({
  types: {
    context: {} as Context,
    events: {} as TimesheetEntryEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'open' | 'busy' | 'nothingToKeep' | 'outlivesScreen' | 'question',
  },
  actors: { saveRecord: mustBeProvided<EntryOutcome, SaveEntryRequest>('saveRecord') },
  guards: {
    isAcceptable: ({ context }) => Object.keys(entryErrors(context.values, context.base, context.choices)).length === 0,
    hasChanges: ({ context }) => hasChanges(context),
    isNew: ({ context }) => context.base === null,
    staysOpen: ({ context }) => context.staysOpen,
    hasDrafts: ({ context }) => context.drafts.length > 0,
    hasDraftOf: ({ context }, opening: EntryOpened) => indexOfDraft(context.drafts, opening) >= 0,
    isOther: ({ context }, opening: EntryOpened) => !isOpenedAs(context, opening),
  },
  actions: {
    takeChoices: assign((_, { choices }: { choices: EntryChoices }) => ({ choices })),
    takeEarlier: assign((_, { recent, pinned }: { recent: readonly EarlierEntry[]; pinned: readonly EarlierEntry[] }) => ({
      recent,
      pinned,
    })),
    /** What leaves no choice is filled in; what was chosen last, in a form in which nothing was chosen yet. */
    fillOnlyChoices: assign(({ context }) => {
      const { base, choices, recent } = context
      if (base !== null) return {}
      const last = hasChanges(context) ? [] : recent
      const initial = withOnlyChoices(withLastPlace(context.initial, last, choices), choices)
      const values = withOnlyChoices(withLastPlace(context.values, last, choices), choices)
      return { initial, values }
    }),
    repeatEntry: assign(({ context }, { entry }: { entry: EarlierEntry }) => ({
      values: withEarlier(context.values, entry),
      failure: null,
      requestKey: '',
    })),
    /** What a timer measured counts as typed: it is not dropped without a question. */
    open: assign(
      (_, { values, base, draftKey, measured = null, rounding = 'Nearest' }: EntryOpened & { readonly draftKey: string }) => ({
        ...untouched,
        draftKey,
        base,
        measured,
        recordId: base?.id ?? '',
        initial: filled(values),
        values: filled(measured === null ? values : { ...values, effort: String(roundedHours(measured, rounding)) }),
      }),
    ),
    /** Keeps what was typed, or could not be saved as it was; a form with neither leaves nothing. */
    keepDraft: assign(({ context }) => {
      const isWorthIt = hasChanges(context) || context.failure !== null
      return isWorthIt ? { drafts: [...context.drafts, draftIn(context)] } : {}
    }),
    continueDraft: assign(({ context: { drafts } }, { index }: { index: number }) => ({
      ...untouched,
      ...drafts[index],
      drafts: drafts.toSpliced(index, 1),
    })),
    discardDraft: assign(({ context }, { index }: { index: number }) => ({ drafts: context.drafts.toSpliced(index, 1) })),
    setField: assign(({ context }, params: { field: TimesheetField; value: string }) => ({
      values: withField(context.values, params.field, params.value, context.choices),
      failure: null,
      requestKey: '',
    })),
    rememberLeft: assign(({ context }, params: { field: TimesheetField }) => ({
      left: context.left.includes(params.field) ? context.left : [...context.left, params.field],
    })),
    rememberRequest: assign(({ context }, params: { requestKey: string; at: number; staysOpen: boolean }) => ({
      ...begunRequest(context, context.draftKey || params.requestKey),
      draftKey: params.requestKey,
      savedAt: params.at,
      staysOpen: params.staysOpen,
    })),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    /** A server that failed may have done it: the same Save again has the same key, another one changes the record that one made. */
    rememberFailure: assign(({ context }, params: { error: unknown }) => {
      const failure = toFailure(params.error)
      const refused = { failure, refusals: context.refusals + 1 }
      const isOpen = failure.kind !== 'refused' || failure.code === serverFailed
      return isOpen ? { ...refused, recordId: context.recordId || localIdOf(context.requestKey) } : { ...refused, requestKey: '' }
    }),
    /** The next record is like this one, but for what it is about. */
    beginNext: assign(({ context }) => {
      const next = { ...context.values, ticket: '', description: '' }
      return { ...empty, draftKey: context.draftKey, initial: next, values: next }
    }),
    clear: assign(() => empty),
    tellOutcome: enqueueActions(({ enqueue }, params: { outcome: EntryOutcome }) => {
      const words = told[params.outcome]
      if (words !== null) enqueue.emit(notice(words.status, words.body))
    }),
    tellNotSaved: emit(notice('error', messages.timesheetNotSaved)),
  },
}).createMachine({
  id: 'timesheet-entry',
  meta: {
    journal: {
      version: 2,
      life: 'device',
      secrets: [],
      told: ['choices.arrived', 'earlier.arrived', 'form.hidden'],
      follows: true,
    },
  },
  context: () => ({ ...empty, choices: null, recent: [], pinned: [], drafts: [] }),
  initial: 'closed',
  on: {
    'choices.arrived': {
      actions: [{ type: 'takeChoices', params: ({ event }) => event }, 'fillOnlyChoices'],
    },
    'earlier.arrived': {
      actions: [{ type: 'takeEarlier', params: ({ event }) => event }, 'fillOnlyChoices'],
    },
  },
  states: {
    closed: {
      description: 'Nothing is being entered.',
      tags: 'nothingToKeep',
      always: { guard: 'hasDrafts', target: 'offering' },
      on: {
        'form.opened': {
          target: 'editing',
          actions: [opened, 'fillOnlyChoices'],
        },
      },
    },
    offering: {
      description: 'Nothing is being entered; what an earlier page left in the form can be gone on with or discarded.',
      always: { guard: not('hasDrafts'), target: 'closed' },
      on: {
        'form.opened': [
          {
            guard: { type: 'hasDraftOf', params: ({ event }) => event },
            target: 'editing',
            actions: {
              type: 'continueDraft',
              params: ({ context, event }) => ({ index: indexOfDraft(context.drafts, event) }),
            },
          },
          { target: 'editing', actions: [opened, 'fillOnlyChoices'] },
        ],
        'draft.continued': { target: 'editing', actions: { type: 'continueDraft', params: ({ event }) => event } },
        'draft.discarded': { actions: { type: 'discardDraft', params: ({ event }) => event } },
      },
    },
    editing: {
      description: 'The person enters a record; what is typed is kept on this device.',
      tags: 'open',
      on: {
        'form.opened': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: ['keepDraft', opened, 'fillOnlyChoices'],
        },
        'form.hidden': putAside,
        'flow.restored': putAside,
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'entry.repeated': {
          guard: 'isNew',
          actions: { type: 'repeatEntry', params: ({ event }) => event },
        },
        'field.left': { actions: { type: 'rememberLeft', params: ({ event }) => event } },
        'save.requested': [
          { guard: 'isAcceptable', target: 'saving', actions: { type: 'rememberRequest', params: ({ event }) => event } },
          { actions: 'countRefusal' },
        ],
        'close.requested': [
          { guard: 'hasChanges', target: 'asking' },
          { target: 'closed', actions: 'clear' },
        ],
        'cancel.requested': { target: 'closed', actions: 'clear' },
      },
    },
    asking: {
      description: 'The portal asks whether what was typed is to be dropped.',
      tags: ['open', 'question'],
      on: {
        'form.hidden': putAside,
        'flow.restored': putAside,
        'drop.confirmed': { target: 'closed', actions: 'clear' },
        'drop.declined': { target: 'editing' },
      },
    },
    saving: {
      description: 'The record is on its way to the server.',
      tags: ['busy', 'outlivesScreen'],
      initial: 'shown',
      states: {
        shown: {
          description: 'The form shows that it is being saved.',
          tags: 'open',
          on: { 'form.hidden': { target: 'hidden' } },
        },
        hidden: {
          description: 'The page shows something else; what the server refuses is kept as a draft.',
          on: { 'form.opened': { target: 'shown' } },
        },
      },
      invoke: {
        id: 'saveRecord',
        src: 'saveRecord',
        input: ({ context }) => ({
          key: context.requestKey,
          at: context.savedAt,
          entry: entryOf(context.values, context.base, context.recordId || localIdOf(context.requestKey), context.choices),
        }),
        onDone: [
          {
            guard: and(['staysOpen', stateIn({ saving: 'shown' })]),
            target: 'editing',
            actions: [{ type: 'tellOutcome', params: ({ event }) => ({ outcome: event.output }) }, 'beginNext'],
          },
          {
            target: 'closed',
            actions: [{ type: 'tellOutcome', params: ({ event }) => ({ outcome: event.output }) }, 'clear'],
          },
        ],
        onError: [
          {
            guard: stateIn({ saving: 'hidden' }),
            target: 'closed',
            actions: [
              { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              'tellNotSaved',
              'keepDraft',
              'clear',
            ],
          },
          {
            target: 'editing',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
  },
})

const untouched = {
  left: [],
  refusals: 0,
  failure: null,
  requestKey: '',
  savedAt: 0,
  staysOpen: false,
} satisfies Partial<Context>

/** A form with nothing in it. */
const empty = {
  ...untouched,
  draftKey: '',
  base: null,
  measured: null,
  recordId: '',
  initial: emptyTimesheet,
  values: emptyTimesheet,
} satisfies Partial<Context>

/** The flow of the form on the commitments page, and of the one on the timesheet page. */
export const timesheetEntryKeys = { quick: 'timesheet-entry:quick', page: 'timesheet-entry:page' } as const
