import { assertEvent, assign, emit, not, setup } from 'xstate'
import { type AuthorChange, mostAuthors } from '#rules/authors.ts'
import { messages } from '#rules/messages.ts'
import type { Emitted } from '../emitted.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import type { Assignee, AuthorWork } from './author-operations.ts'

type Authors = AuthorWork['authors']

interface Context {
  /** Ids of the authors that are selected. */
  readonly selected: readonly string[]
  /** The row that was ticked last: with Shift the next one selects all between them. Null before the first. */
  readonly anchor: string | null
  /** What is decided, or in the making while the member is being chosen. */
  readonly work: AuthorWork
  /** With which the change is enqueued, so that a restart enqueues it once. */
  readonly requestKey: string
}

export type AuthorsSelectionEvent =
  /** `anchor` null leaves the one before. */
  | { readonly type: 'rows.selected'; readonly ids: readonly string[]; readonly anchor: string | null }
  | { readonly type: 'assign.requested'; readonly authors: Authors }
  | { readonly type: 'assign.cancelled' }
  | { readonly type: 'member.assigned'; readonly member: Assignee; readonly requestKey: string }
  /** `member` is of Assign alone, for a suggestion that is taken. */
  | {
      readonly type: 'change.requested'
      readonly change: AuthorChange
      readonly authors: Authors
      readonly member: Assignee | null
      readonly requestKey: string
    }

export interface EnqueueChange {
  readonly key: string
  readonly work: AuthorWork
}

const nothing: AuthorWork = { change: 'Assign', authors: [], member: null }

const authorsOf = (event: AuthorsSelectionEvent): Authors => ('authors' in event ? event.authors : [])

/**
 * Choosing commit authors and saying what happens to them (specification 2.8 and 4, Authors): one or the selected ones are assigned to a
 * member, freed, ignored or taken in again. Each change goes to the outbox, where it can be undone for a while.
 */
export const authorsSelection = setup({
  types: {
    context: {} as Context,
    events: {} as AuthorsSelectionEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'outlivesScreen',
  },
  actors: {
    /** Gives the change to the outbox, which takes one of a known key only once. */
    enqueueChange: mustBeProvided<void, EnqueueChange>('enqueueChange'),
  },
  guards: {
    hasNoneOrTooMany: ({ event }) => authorsOf(event).length === 0 || authorsOf(event).length > mostAuthors,
    hasSelected: ({ context }) => context.selected.length > 0,
  },
  actions: {
    select: assign(({ context, event }) => {
      assertEvent(event, 'rows.selected')
      return { selected: event.ids, anchor: event.ids.length === 0 ? null : (event.anchor ?? context.anchor) }
    }),
    beginAssigning: assign(({ event }) => {
      assertEvent(event, 'assign.requested')
      return { work: { change: 'Assign' as const, authors: event.authors, member: null } }
    }),
    decideMember: assign(({ context, event }) => {
      assertEvent(event, 'member.assigned')
      return { work: { ...context.work, member: event.member }, requestKey: event.requestKey }
    }),
    decide: assign(({ event }) => {
      assertEvent(event, 'change.requested')
      const { change, authors, member, requestKey } = event
      return { work: { change, authors, member }, requestKey }
    }),
    /** What was changed is not selected any more; what was selected beside it stays. */
    finish: assign(({ context: { selected, work } }) => {
      const changed = new Set(work.authors.map(({ id }) => id))
      const left = selected.filter((id) => !changed.has(id))
      return { selected: left, anchor: null, work: nothing, requestKey: '' }
    }),
    forget: assign({ work: nothing }),
    tellObstacle: emit(({ event }) => {
      const body = authorsOf(event).length === 0 ? messages.noAuthorSelected : messages.tooManyAuthors
      return { type: 'notice.raised' as const, status: 'error' as const, body }
    }),
  },
}).createMachine({
  id: 'authors-selection',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { selected: [], anchor: null, work: nothing, requestKey: '' },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The line manager looks at the authors and chooses what happens to one, or to those that are selected.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No author is selected.',
          always: { guard: 'hasSelected', target: 'selecting' },
        },
        selecting: {
          description: 'Authors are selected.',
          always: { guard: not('hasSelected'), target: 'idle' },
        },
      },
      on: {
        'rows.selected': { actions: 'select' },
        'assign.requested': [
          { guard: 'hasNoneOrTooMany', actions: 'tellObstacle' },
          { target: 'assigning', actions: 'beginAssigning' },
        ],
        'change.requested': [
          { guard: 'hasNoneOrTooMany', actions: 'tellObstacle' },
          { target: 'enqueuing', actions: 'decide' },
        ],
      },
    },
    assigning: {
      description: 'The line manager chooses whose commits these are.',
      on: {
        'member.assigned': { target: 'enqueuing', actions: 'decideMember' },
        'assign.cancelled': { target: 'browsing', actions: 'forget' },
      },
    },
    enqueuing: {
      description: 'The change is given to the outbox.',
      tags: 'outlivesScreen',
      invoke: {
        id: 'enqueueChange',
        src: 'enqueueChange',
        input: ({ context: { requestKey, work } }) => ({ key: requestKey, work }),
        onDone: { target: 'browsing', actions: 'finish' },
      },
    },
  },
})
