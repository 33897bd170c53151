import { assign, enqueueActions, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import { localIdOf } from '#rules/record-id.ts'
import { emptyTimesheet, type TimesheetField, type TimesheetValues } from '#rules/timesheet.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import type { Emitted, NoticeStatus } from '../emitted.ts'
import { type Failure, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { serverFailed } from '../outbox/refusals.ts'
import { begunRequest } from '../request.ts'
import { type EntryChoices, entryErrors, entryOf, filled, withField, withOnlyChoices } from './entry-values.ts'

interface Context {
  readonly choices: EntryChoices | null
  /** The record that is changed; null for a new one. */
  readonly base: TimesheetEntryData | null
  /** The record's id; '' for a new one that the outbox has not seen. */
  readonly recordId: string
  /** What the form began with. */
  readonly initial: TimesheetValues
  readonly values: TimesheetValues
  /** Fields the person has left; their errors show. After a refused Save every field counts as left. */
  readonly left: readonly TimesheetField[]
  readonly refusals: number
  readonly failure: Failure | null
  /** Key of the Save under way; kept when the server failed, because it may have happened. */
  readonly requestKey: string
  /** When Save was pressed, in milliseconds since 1970. */
  readonly savedAt: number
  readonly staysOpen: boolean
}

export type TimesheetEntryEvent =
  | { readonly type: 'choices.arrived'; readonly choices: EntryChoices }
  | { readonly type: 'form.opened'; readonly values: Partial<TimesheetValues>; readonly base: TimesheetEntryData | null }
  /** The form was opened for another epic while it held a draft: what was typed is kept. */
  | { readonly type: 'place.chosen'; readonly place: Pick<TimesheetValues, 'commitmentId' | 'projectId' | 'epic'> }
  | { readonly type: 'field.changed'; readonly field: TimesheetField; readonly value: string }
  | { readonly type: 'field.left'; readonly field: TimesheetField }
  | { readonly type: 'save.requested'; readonly requestKey: string; readonly at: number; readonly staysOpen: boolean }
  | { readonly type: 'close.requested' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'drop.confirmed' }
  | { readonly type: 'drop.declined' }

export interface SaveEntryRequest {
  readonly key: string
  readonly entry: TimesheetEntryData
  /** When Save was pressed, in milliseconds since 1970. */
  readonly at: number
}

/**
 * What became of a Save.
 *
 * - `saved`: the server has it
 * - `kept`: it waits for the network
 * - `conflict`: somebody changed the record meanwhile; the outbox shows both versions
 */
export type EntryOutcome = 'saved' | 'kept' | 'conflict'

const notice = (status: NoticeStatus, body: string) => ({ type: 'notice.raised' as const, status, body })

const told: Readonly<Record<EntryOutcome, { readonly status: NoticeStatus; readonly body: string } | null>> = {
  saved: { status: 'success', body: messages.timesheetSaved },
  kept: { status: 'info', body: messages.timesheetKept },
  conflict: null,
}

const isAnswer = (failure: Failure): failure is Extract<Failure, { kind: 'refused' }> =>
  failure.kind === 'refused' && failure.code === 'VALIDATION'

/**
 * Entering one time record: registering, changing or cloning it (specification 5, Timesheet form).
 *
 * What is typed is kept on the device. Save gives it to the outbox and waits until that has sent it or keeps it for later; a refusal
 * comes back to the form as it was typed.
 */
export const timesheetEntry = setup({
  types: {
    context: {} as Context,
    events: {} as TimesheetEntryEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'nothingToKeep' | 'outlivesScreen',
  },
  actors: { saveRecord: mustBeProvided<EntryOutcome, SaveEntryRequest>('saveRecord') },
  guards: {
    isAcceptable: ({ context }) => Object.keys(entryErrors(context.values, context.base, context.choices)).length === 0,
    hasChanges: ({ context }) => hasChanges(context),
    staysOpen: ({ context }) => context.staysOpen,
  },
  actions: {
    takeChoices: assign((_, { choices }: { choices: EntryChoices }) => ({ choices })),
    fillOnlyChoices: assign(({ context }) => {
      if (context.base !== null) return {}
      const initial = withOnlyChoices(context.initial, context.choices)
      const values = withOnlyChoices(context.values, context.choices)
      return { initial, values }
    }),
    open: assign((_, params: { values: Partial<TimesheetValues>; base: TimesheetEntryData | null }) => ({
      ...untouched,
      base: params.base,
      recordId: params.base?.id ?? '',
      initial: filled(params.values),
      values: filled(params.values),
    })),
    changePlace: assign(({ context }, params: { place: Partial<TimesheetValues> }) => ({
      initial: { ...context.initial, ...params.place },
      values: { ...context.values, ...params.place },
      failure: null,
      requestKey: '',
    })),
    setField: assign(({ context }, params: { field: TimesheetField; value: string }) => ({
      values: withField(context.values, params.field, params.value, context.choices),
      failure: null,
      requestKey: '',
    })),
    rememberLeft: assign(({ context }, params: { field: TimesheetField }) => ({
      left: context.left.includes(params.field) ? context.left : [...context.left, params.field],
    })),
    rememberRequest: assign(({ context }, params: { requestKey: string; at: number; staysOpen: boolean }) => ({
      ...begunRequest(context, params.requestKey),
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
      return { ...untouched, base: null, recordId: '', initial: next, values: next }
    }),
    clear: assign(() => ({ ...untouched, base: null, recordId: '', initial: emptyTimesheet, values: emptyTimesheet })),
    tellOutcome: enqueueActions(({ enqueue }, params: { outcome: EntryOutcome }) => {
      const words = told[params.outcome]
      if (words !== null) enqueue.emit(notice(words.status, words.body))
    }),
    tellFailure: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      if (!isAnswer(toFailure(params.error))) enqueue.emit(notice('error', messages.timesheetNotSaved))
    }),
  },
}).createMachine({
  id: 'timesheet-entry',
  meta: { journal: { version: 1, life: 'device', secrets: [] } },
  context: () => ({
    choices: null,
    ...untouched,
    base: null,
    recordId: '',
    initial: emptyTimesheet,
    values: emptyTimesheet,
  }),
  initial: 'closed',
  on: {
    'choices.arrived': {
      actions: [{ type: 'takeChoices', params: ({ event }) => event }, 'fillOnlyChoices'],
    },
  },
  states: {
    closed: {
      description: 'Nothing is being entered.',
      tags: 'nothingToKeep',
      on: {
        'form.opened': {
          target: 'editing',
          actions: [{ type: 'open', params: ({ event }) => event }, 'fillOnlyChoices'],
        },
      },
    },
    editing: {
      description: 'The person enters a record; what is typed is kept on this device.',
      on: {
        'place.chosen': { actions: { type: 'changePlace', params: ({ event }) => event } },
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
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
      on: {
        'drop.confirmed': { target: 'closed', actions: 'clear' },
        'drop.declined': { target: 'editing' },
      },
    },
    saving: {
      description: 'The record is on its way to the server.',
      tags: ['busy', 'outlivesScreen'],
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
            guard: 'staysOpen',
            target: 'editing',
            actions: [{ type: 'tellOutcome', params: ({ event }) => ({ outcome: event.output }) }, 'beginNext'],
          },
          {
            target: 'closed',
            actions: [{ type: 'tellOutcome', params: ({ event }) => ({ outcome: event.output }) }, 'clear'],
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
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

const hasChanges = ({ values, initial }: Context): boolean =>
  Object.entries(values).some(([field, value]) => value !== initial[field as TimesheetField])

interface Reader {
  readonly context: Context
}

/** Whether something was typed that is nowhere but here. */
export const selectHasChanges = ({ context }: Reader): boolean => hasChanges(context)

/** Errors to show, by field. A field the person has not left stays quiet until a Save was refused. */
export const selectEntryErrors = ({ context }: Reader): Readonly<Partial<Record<TimesheetField, string>>> => {
  const { values, base, choices, refusals, left, failure } = context
  const shown = Object.fromEntries(
    Object.entries(entryErrors(values, base, choices)).filter(([field]) => refusals > 0 || left.some((one) => one === field)),
  )
  if (failure === null || !isAnswer(failure) || failure.field === null) return shown
  return { ...shown, [failure.field]: failure.message }
}

/** What the server answered about the record as a whole; null for none. */
export const selectEntryRefusal = ({ context: { failure } }: Reader): string | null => {
  if (failure?.kind !== 'refused') return null
  if (failure.code === serverFailed) return messages.timesheetNotSaved
  return failure.field === null ? failure.message : null
}

/** The flow of the form on the commitments page, and of the one on the timesheet page. */
export const timesheetEntryKeys = { quick: 'timesheet-entry:quick', page: 'timesheet-entry:page' } as const
