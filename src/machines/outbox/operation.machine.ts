import { assign, setup } from 'xstate'
import { localIdOf } from '#rules/record-id.ts'
import type { MachineMeta } from '../journal-meta.ts'
import type { OperationData, OperationDraft, OperationRefusal, RemoteRecord } from './operation.ts'
import { serverFailed } from './refusals.ts'

export type OperationEvent =
  /** The time to undo is over. */
  | { readonly type: 'hold.ended' }
  | { readonly type: 'undo.requested' }
  | { readonly type: 'discard.requested' }
  /** Its turn has come. */
  | { readonly type: 'sending.began' }
  | { readonly type: 'answer.received' }
  /** The server could not be reached; also told to operations that were not being sent. */
  | { readonly type: 'network.lost' }
  | { readonly type: 'refusal.received'; readonly refusal: OperationRefusal }
  | { readonly type: 'conflict.found'; readonly refusal: OperationRefusal | null; readonly remote: RemoteRecord | null }
  /** Send it again; one that certainly did not happen under a fresh key, because the server remembers its answer to the old one. */
  | { readonly type: 'retry.requested'; readonly newKey: string }
  /** There is more to do to its record, so that it has to be known whether it happened. */
  | { readonly type: 'resend.requested' }
  | { readonly type: 'overwrite.requested'; readonly newKey: string }
  /** The server knows its record under this id and version now. */
  | { readonly type: 'identity.learned'; readonly id: string; readonly version: number | null }

const settled = { heldUntil: null, refusal: null, remote: null }

/**
 * One operation on its way to the server. It is no actor: the outbox keeps the operations in a list and moves each through this chart
 * by pure transitions (docs/decisions says why).
 *
 * Two things are known of it at any time: how far it is (`delivery`), and whether whoever enqueued it still looks at it (`audience`).
 */
export const operationChart = setup({
  types: {
    context: {} as OperationData,
    events: {} as OperationEvent,
    input: {} as { readonly draft: OperationDraft; readonly heldUntil: number | null },
    meta: {} as MachineMeta,
    tags: {} as 'notHappened' | 'over',
  },
  guards: {
    isNotHeld: ({ context }) => context.heldUntil === null,
    hasServerFailed: (_, { refusal }: { refusal: OperationRefusal }) => refusal.code === serverFailed,
    isRejected: ({ context }) => context.refusal !== null && context.refusal.code !== serverFailed,
  },
  actions: {
    release: assign({ heldUntil: null }),
    keepRefusal: assign((_, { refusal }: { refusal: OperationRefusal }) => ({ refusal })),
    keepConflict: assign((_, { refusal, remote }: { refusal: OperationRefusal | null; remote: RemoteRecord | null }) => ({
      refusal,
      remote,
    })),
    settle: assign(settled),
    renew: assign((_, { newKey }: { newKey: string }) => ({ ...settled, key: newKey })),
    /** The person's version goes over the server's present one, or registers the record anew when it is gone there. */
    rebase: assign(({ context: { remote } }, { newKey }: { newKey: string }) => ({
      ...settled,
      key: newKey,
      recordId: remote?.id ?? localIdOf(newKey),
      version: remote?.version ?? null,
    })),
    learnIdentity: assign((_, { id, version }: { id: string; version: number | null }) => ({ recordId: id, version })),
  },
}).createMachine({
  id: 'operation',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input: { draft, heldUntil } }) => ({ ...draft, ...settled, heldUntil }),
  type: 'parallel',
  on: { 'identity.learned': { actions: { type: 'learnIdentity', params: ({ event }) => event } } },
  states: {
    delivery: {
      initial: 'held',
      states: {
        held: {
          description: 'It can still be undone.',
          tags: 'notHappened',
          always: { guard: 'isNotHeld', target: 'waiting' },
          on: {
            'hold.ended': { target: 'waiting', actions: 'release' },
            'undo.requested': 'dropped',
            'discard.requested': 'dropped',
          },
        },
        waiting: {
          initial: 'unsent',
          on: {
            'sending.began': 'sending',
            'discard.requested': 'dropped',
            'conflict.found': { target: 'conflict', actions: { type: 'keepConflict', params: ({ event }) => event } },
          },
          states: {
            unsent: { description: 'It waits for its turn and was never sent.', tags: 'notHappened' },
            unanswered: { description: 'It was sent and may have happened; it is sent again under its key.' },
          },
        },
        sending: {
          description: 'It is on its way to the server.',
          on: {
            'answer.received': 'done',
            'network.lost': 'waiting.unanswered',
            'refusal.received': [
              {
                guard: { type: 'hasServerFailed', params: ({ event }) => event },
                target: 'refused.unclear',
                actions: { type: 'keepRefusal', params: ({ event }) => event },
              },
              { target: 'refused.rejected', actions: { type: 'keepRefusal', params: ({ event }) => event } },
            ],
            'conflict.found': { target: 'conflict', actions: { type: 'keepConflict', params: ({ event }) => event } },
          },
        },
        refused: {
          initial: 'rejected',
          on: { 'discard.requested': 'dropped' },
          states: {
            rejected: {
              description: 'The server said no, so that it did not happen; it waits for the person.',
              tags: 'notHappened',
              on: {
                'retry.requested': {
                  target: '#operation.delivery.waiting.unsent',
                  actions: { type: 'renew', params: ({ event }) => event },
                },
              },
            },
            unclear: {
              description: 'The server failed, so that it may have happened: it keeps its key. It waits for the person.',
              on: {
                'retry.requested': { target: '#operation.delivery.waiting.unanswered', actions: 'settle' },
                'resend.requested': { target: '#operation.delivery.waiting.unanswered', actions: 'settle' },
              },
            },
          },
        },
        conflict: {
          description: 'The record was changed or removed elsewhere; the person chooses which version stays.',
          tags: 'notHappened',
          on: {
            'overwrite.requested': { target: 'waiting.unsent', actions: { type: 'rebase', params: ({ event }) => event } },
            'discard.requested': 'dropped',
          },
        },
        done: { type: 'final', description: 'The server has done it.', tags: 'over' },
        dropped: { type: 'final', description: 'It was undone or discarded, and does not happen.', tags: 'over' },
      },
    },
    audience: {
      initial: 'present',
      states: {
        present: {
          description: 'Whoever enqueued it looks at what becomes of it.',
          on: { 'network.lost': 'gone' },
        },
        gone: {
          description: 'It had to wait for the network: whoever enqueued it looks at something else by now.',
          on: { 'retry.requested': { guard: 'isRejected', target: 'present' }, 'overwrite.requested': 'present' },
        },
      },
    },
  },
})
