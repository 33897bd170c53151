import { assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate'
import type { Emitted } from '../emitted.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** How a chart can be copied. */
export type ChartFormat = 'xstate' | 'mermaid' | 'svg'

/** A chart to copy. */
export interface ChartCopy {
  /** The machine's id. */
  readonly machine: string
  readonly format: ChartFormat
}

interface Context {
  /** Names the flow that is looked at; empty for none. */
  readonly flow: string
  /** The seq of the entry after which its state is shown. */
  readonly seq: number
  /** What the list of flows is searched for. */
  readonly search: string
  /** What the journal is searched for. */
  readonly journalSearch: string
  readonly copy: ChartCopy | null
}

export type FlowExplorerEvent =
  | { readonly type: 'search.changed'; readonly search: string }
  | { readonly type: 'flow.chosen'; readonly flow: string }
  | { readonly type: 'journal.searched'; readonly search: string }
  | { readonly type: 'entry.chosen'; readonly seq: number }
  | { readonly type: 'present.requested' }
  | { readonly type: 'all.requested' }
  | ({ readonly type: 'copy.requested' } & ChartCopy)

const notice = (status: 'success' | 'error', body: string) => ({ type: 'notice.raised' as const, status, body })

/**
 * Looking at the flows that run: all of them beside each other, or one with its journal.
 *
 * One flow is shown as it is, and goes on as it happens; or it is held at an entry of its journal, while the flow itself goes on unseen.
 * Its chart can be copied meanwhile.
 */
export const flowExplorer = setup({
  types: {
    context: {} as Context,
    events: {} as FlowExplorerEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: { copyChart: mustBeProvided<void, ChartCopy>('copyChart') },
  actions: {
    takeSearch: assign((_, { search }: { search: string }) => ({ search })),
    takeFlow: assign((_, { flow }: { flow: string }) => ({ flow, journalSearch: '' })),
    takeJournalSearch: assign((_, { search }: { search: string }) => ({ journalSearch: search })),
    takeEntry: assign((_, { seq }: { seq: number }) => ({ seq })),
    dropFlow: assign({ flow: '' }),
    takeCopy: assign(({ event }) => {
      assertEvent(event, 'copy.requested')
      return { copy: { machine: event.machine, format: event.format } }
    }),
    tellCopied: emit(notice('success', 'The chart is copied.')),
    tellNotCopied: emit(notice('error', 'The browser did not let the chart be copied.')),
  },
}).createMachine({
  id: 'flow-explorer',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { flow: '', seq: 0, search: '', journalSearch: '', copy: null },
  type: 'parallel',
  states: {
    view: {
      description: 'What is shown.',
      initial: 'surveying',
      on: {
        'search.changed': { actions: { type: 'takeSearch', params: ({ event }) => event } },
        'flow.chosen': { target: '.watching', actions: { type: 'takeFlow', params: ({ event }) => event } },
      },
      states: {
        surveying: { description: 'The charts of all flows are shown.' },
        watching: {
          description: 'One flow is shown with its journal.',
          initial: 'following',
          on: {
            'journal.searched': { actions: { type: 'takeJournalSearch', params: ({ event }) => event } },
            'entry.chosen': { target: '.holding', actions: { type: 'takeEntry', params: ({ event }) => event } },
            'all.requested': { target: 'surveying', actions: 'dropFlow' },
          },
          states: {
            following: { description: 'Its chart shows the present state.' },
            holding: {
              description: 'Its chart shows the state after an earlier entry.',
              on: { 'present.requested': 'following' },
            },
          },
        },
      },
    },
    clipboard: {
      description: 'What becomes of a chart that is to be copied.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is being copied.',
          on: { 'copy.requested': { target: 'copying', actions: 'takeCopy' } },
        },
        copying: {
          description: 'The chart is being copied.',
          tags: 'busy',
          invoke: {
            id: 'copyChart',
            src: 'copyChart',
            input: ({ context: { copy } }) => copy ?? { machine: '', format: 'xstate' },
            onDone: { target: 'resting', actions: 'tellCopied' },
            onError: { target: 'resting', actions: 'tellNotCopied' },
          },
        },
      },
    },
  },
})

type State = SnapshotFrom<typeof flowExplorer>

/** The flow that is looked at; empty while all are shown. */
export const selectFlow = ({ context }: State): string => context.flow

/** The seq of the entry at which the flow is held; null while it goes on. */
export const selectHeldAt = (state: State): number | null =>
  state.matches({ view: { watching: 'holding' } }) ? state.context.seq : null
