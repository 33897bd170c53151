import { assign, emit, setup } from 'xstate'
import { counted } from '#rules/counted.ts'
import { messages } from '#rules/messages.ts'
import { localIdOf } from '#rules/record-id.ts'
import type { CopyItem } from '#rules/timesheet-copy.ts'
import type { TimesheetEntryData, TimesheetWork } from '#rules/timesheet-operations.ts'
import type { Emitted } from '../emitted.ts'
import type { FlowRestored, MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** What is copied: last week into a week, or one record to several days. */
export type CopyKind = 'week' | 'entry'

interface Context {
  readonly kind: CopyKind
  /** The record that is duplicated; null when a week is copied. */
  readonly entry: TimesheetEntryData | null
  /** Days that one record is duplicated to, `YYYY-MM-DD`. */
  readonly days: readonly string[]
  readonly items: readonly CopyItem[]
  /** Items the person took out of the preview, by key. */
  readonly left: readonly string[]
  readonly requestKey: string
}

export type TimesheetCopyEvent =
  | { readonly type: 'copy.requested'; readonly kind: CopyKind; readonly entry: TimesheetEntryData | null }
  | { readonly type: 'days.chosen'; readonly days: readonly string[] }
  | { readonly type: 'preview.requested'; readonly items: readonly CopyItem[] }
  | { readonly type: 'item.toggled'; readonly key: string }
  | { readonly type: 'back.requested' }
  | { readonly type: 'copy.confirmed'; readonly requestKey: string }
  | { readonly type: 'copy.cancelled' }
  | FlowRestored

export interface EnqueueCopiesRequest {
  readonly works: readonly { readonly key: string; readonly work: TimesheetWork }[]
}

const chosenItems = ({ items, left }: Context): readonly CopyItem[] =>
  items.filter(({ key, obstacle }) => obstacle === null && !left.includes(key))

const worksOf = (context: Context): EnqueueCopiesRequest['works'] =>
  chosenItems(context).map(({ entry }, index) => {
    const key = `${context.requestKey}-${index}`
    return { key, work: { kind: 'saveEntry', entry: { ...entry, id: localIdOf(key) } } }
  })

const toldCopied = (count: number): string => counted(count, messages.recordsCopied)

/** Copying last week, or one record to several days: nothing is saved before the person has seen what it will be. */
export const timesheetCopy = setup({
  types: {
    context: {} as Context,
    events: {} as TimesheetCopyEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'open' | 'nothingToKeep' | 'outlivesScreen',
  },
  actors: {
    /** Gives the new records to the outbox, which takes one of a known key only once. */
    enqueueCopies: mustBeProvided<void, EnqueueCopiesRequest>('enqueueCopies'),
  },
  guards: {
    hasChosen: ({ context }) => chosenItems(context).length > 0,
  },
  actions: {
    begin: assign((_, params: { kind: CopyKind; entry: TimesheetEntryData | null }) => ({
      kind: params.kind,
      entry: params.entry,
      days: [],
      items: [],
      left: [],
      requestKey: '',
    })),
    choose: assign((_, params: { days: readonly string[] }) => ({ days: params.days })),
    show: assign((_, params: { items: readonly CopyItem[] }) => ({ items: params.items, left: [] })),
    toggle: assign(({ context }, params: { key: string }) => ({
      left: context.left.includes(params.key) ? context.left.filter((one) => one !== params.key) : [...context.left, params.key],
    })),
    rememberRequest: assign((_, params: { requestKey: string }) => ({ requestKey: params.requestKey })),
    tellCopied: emit(({ context }) => ({
      type: 'notice.raised' as const,
      status: 'success' as const,
      body: toldCopied(chosenItems(context).length),
    })),
  },
}).createMachine({
  id: 'timesheet-copy',
  meta: { journal: { version: 2, life: 'device', secrets: [] } },
  context: { kind: 'week', entry: null, days: [], items: [], left: [], requestKey: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is being copied.',
      tags: 'nothingToKeep',
      on: { 'copy.requested': { target: 'choosing', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    choosing: {
      description: 'The person says what is copied: rows or rows with hours, or to which days.',
      tags: 'open',
      on: {
        'days.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'preview.requested': { target: 'previewing', actions: { type: 'show', params: ({ event }) => event } },
        'copy.cancelled': 'closed',
        'flow.restored': 'closed',
      },
    },
    previewing: {
      description: 'The person looks over what will be saved; what cannot be is marked and left out.',
      tags: 'open',
      on: {
        'item.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'back.requested': 'choosing',
        'copy.confirmed': {
          guard: 'hasChosen',
          target: 'enqueuing',
          actions: { type: 'rememberRequest', params: ({ event }) => event },
        },
        'copy.cancelled': 'closed',
        'flow.restored': 'closed',
      },
    },
    enqueuing: {
      description: 'The new records are given to the outbox.',
      tags: ['open', 'outlivesScreen'],
      invoke: {
        id: 'enqueueCopies',
        src: 'enqueueCopies',
        input: ({ context }) => ({ works: worksOf(context) }),
        onDone: { target: 'closed', actions: 'tellCopied' },
      },
    },
  },
})

interface Reader {
  readonly context: Context
}

/** How many records will be made. */
export const selectChosenCount = ({ context }: Reader): number => chosenItems(context).length
