import { assign, emit, setup } from 'xstate'
import type { Emitted } from '../emitted.ts'
import { failureText, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** One notification by its id, or all of the person's. */
export type ReadNotifications = { readonly id: string } | 'all'

interface Context {
  /** What is still to be marked; the first of it is on its way. */
  readonly waiting: readonly ReadNotifications[]
}

export type NotificationReadingEvent = { readonly type: 'read.requested'; readonly what: ReadNotifications }

const isSame = (one: ReadNotifications, other: ReadNotifications): boolean =>
  one === 'all' || other === 'all' ? one === other : one.id === other.id

/**
 * Marking notifications as read: by their button, by following one, or all at once (specification 2.2; decisions B and E). One goes
 * after the other; one that fails is said and does not hold up the next.
 */
export const notificationReading = setup({
  types: {
    context: {} as Context,
    events: {} as NotificationReadingEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: { markRead: mustBeProvided<void, ReadNotifications>('markRead') },
  guards: {
    isNew: ({ context }, params: { what: ReadNotifications }) => !context.waiting.some((one) => isSame(one, params.what)),
    hasMore: ({ context }) => context.waiting.length > 1,
  },
  actions: {
    enqueue: assign(({ context }, params: { what: ReadNotifications }) => ({ waiting: [...context.waiting, params.what] })),
    dequeue: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    tellFailure: emit((_, params: { error: unknown }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: failureText(toFailure(params.error)),
    })),
  },
}).createMachine({
  id: 'notification-reading',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { waiting: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being marked as read.',
      on: { 'read.requested': { target: 'marking', actions: { type: 'enqueue', params: ({ event }) => event } } },
    },
    marking: {
      description: 'A notification, or all of them, is being marked as read on the server.',
      tags: ['busy', 'outlivesScreen'],
      on: {
        'read.requested': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: { type: 'enqueue', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => context.waiting[0] ?? 'all',
        onDone: [
          { guard: 'hasMore', target: 'marking', reenter: true, actions: 'dequeue' },
          { target: 'idle', actions: 'dequeue' },
        ],
        onError: [
          {
            guard: 'hasMore',
            target: 'marking',
            reenter: true,
            actions: ['dequeue', { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'idle',
            actions: ['dequeue', { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
  },
})

interface Reader {
  readonly context: Context
}

/** Whether this is being marked as read, or waits for its turn. */
export const selectIsMarking =
  (what: ReadNotifications) =>
  ({ context }: Reader): boolean =>
    context.waiting.some((one) => isSame(one, what))
