import { assign, enqueueActions, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Emitted, NoticeStatus } from '../emitted.ts'
import { toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { type KnownRecords, memory, type SavedRecord, withKnown, withKnownRecord } from './known-records.ts'
import type { Operation, OperationDraft, OperationRefusal, RemoteRecord } from './operation.ts'
import type { OperationKind, OperationKinds } from './operation-kind.ts'
import {
  nextOperation,
  nextRelease,
  type Operations,
  sendingOperation,
  withDiscarded,
  withDone,
  withNetworkLost,
  withOperation,
  withReleased,
  withResent,
  withSetAside,
  withStep,
} from './operation-list.ts'
import { isWatched, newOperation } from './operation-steps.ts'
import { isAlreadyGone, isConflict, isPassing, refusalOf } from './refusals.ts'

interface Context {
  /** In the order in which they were enqueued; at most one is being sent. */
  readonly operations: Operations
  /** What the server has of records changed lately, by the id they had: a form may still be open on the local id, or on the version before. */
  readonly known: KnownRecords
  /** What happened lately, the latest last, for whoever waits for it. */
  readonly finished: readonly { readonly key: string; readonly id: string | null }[]
  /** How often the network was waited for since the server last answered. */
  readonly attempts: number
}

export type OutboxEvent =
  | {
      readonly type: 'operation.enqueued'
      readonly operation: OperationDraft
      /** Milliseconds since 1970 until which it can be undone; null sends it in its turn. */
      readonly heldUntil: number | null
    }
  | { readonly type: 'operation.undone'; readonly key: string }
  | { readonly type: 'operation.retried'; readonly key: string; readonly newKey: string }
  | { readonly type: 'operation.discarded'; readonly key: string }
  /** A conflict ends: the person's version goes over the server's. */
  | { readonly type: 'overwrite.chosen'; readonly key: string; readonly newKey: string }
  /** A conflict ends: the person's version is dropped. */
  | { readonly type: 'remote.chosen'; readonly key: string }
  | { readonly type: 'network.returned' }

/** What is sent: an operation without what the outbox alone needs of it. */
export type SendRequest = Omit<OperationDraft, 'effect'>

export interface RemoteRequest {
  readonly kind: string
  readonly id: string
}

const nameless: OperationKind = {
  done: null,
  failed: messages.genericError,
  changed: messages.genericError,
  gone: messages.genericError,
  refusalShownInPlace: false,
}

const notice = (status: NoticeStatus, body: string) => ({ type: 'notice.raised' as const, status, body })

/** The operation on its way; only asked for while there is one. */
const onItsWay = ({ operations }: Context): Operation => {
  const operation = sendingOperation(operations)
  if (operation === undefined) throw new Error('There is no operation on its way')
  return operation
}

/**
 * The one way by which changes reach the server that must also arrive after the network or the browser was away: in order, each once.
 * One that is refused, or that meets somebody else's change, is set aside for the person; the others go on.
 *
 * @param kinds of operations that features put into it, by name
 */
export const createOutbox = (kinds: OperationKinds) => {
  const kindOf = ({ kind }: OperationDraft): OperationKind => kinds[kind] ?? nameless
  return setup({
    types: {
      context: {} as Context,
      events: {} as OutboxEvent,
      emitted: {} as Emitted,
      meta: {} as MachineMeta,
      tags: {} as 'busy' | 'nothingToKeep' | 'offline',
    },
    actors: {
      sendOperation: mustBeProvided<SavedRecord | null, SendRequest>('sendOperation'),
      /** The server's present record; null when it is gone. */
      readRemote: mustBeProvided<RemoteRecord | null, RemoteRequest>('readRemote'),
      /** Settles when the network is likely to be back; `attempts` is how often it was waited for since the server last answered. */
      awaitNetwork: mustBeProvided<void, { readonly attempts: number }>('awaitNetwork'),
      /** Settles at a moment, in milliseconds since 1970, with that moment. */
      awaitMoment: mustBeProvided<number, { readonly moment: number }>('awaitMoment'),
    },
    guards: {
      hasNext: ({ context }) => nextOperation(context.operations) !== null,
      hasHeld: ({ context }) => nextRelease(context.operations) !== null,
      hasAny: ({ context }) => context.operations.length > 0,
      hasNextOrNoHeld: ({ context }) => nextOperation(context.operations) !== null || nextRelease(context.operations) === null,
      hasOtherThanSetAside: ({ context }) =>
        nextOperation(context.operations) !== null || nextRelease(context.operations) !== null || context.operations.length === 0,
      isPassing: (_, { error }: { error: unknown }) => isPassing(toFailure(error)),
      isConflict: ({ context }, { error }: { error: unknown }) => isConflict(onItsWay(context), toFailure(error)),
      isAlreadyGone: ({ context }, { error }: { error: unknown }) => isAlreadyGone(onItsWay(context), toFailure(error)),
      isGoneAsWell: ({ context }, { remote }: { remote: RemoteRecord | null }) =>
        remote === null && onItsWay(context).effect === 'remove',
    },
    actions: {
      enqueue: assign(({ context }, { operation, heldUntil }: { operation: OperationDraft; heldUntil: number | null }) => {
        const draft = withKnownRecord(operation, context.known)
        const operations = withResent(context.operations, draft.recordId)
        const isKnown = [...operations, ...context.finished].some(({ key }) => key === draft.key)
        return { operations: isKnown ? operations : withOperation(operations, newOperation(draft, heldUntil)) }
      }),
      undo: assign(({ context }, { key }: { key: string }) => ({
        operations: withStep(context.operations, key, { type: 'undo.requested' }),
      })),
      retry: assign(({ context }, { key, newKey }: { key: string; newKey: string }) => ({
        operations: withStep(context.operations, key, { type: 'retry.requested', newKey }),
      })),
      discard: assign(({ context }, { key }: { key: string }) => ({ operations: withDiscarded(context.operations, key) })),
      overwrite: assign(({ context }, { key, newKey }: { key: string; newKey: string }) => ({
        operations: withStep(context.operations, key, { type: 'overwrite.requested', newKey }),
      })),
      takeNext: assign(({ context }) => {
        const next = nextOperation(context.operations)
        return next === null ? {} : { operations: withStep(context.operations, next.key, { type: 'sending.began' }) }
      }),
      finish: assign(({ context }, { saved }: { saved: SavedRecord | null }) => {
        const done = onItsWay(context)
        return {
          attempts: 0,
          operations: withDone(context.operations, done, saved),
          known: withKnown(context.known, done, saved),
          finished: [...context.finished, { key: done.key, id: saved?.id ?? null }].slice(-memory),
        }
      }),
      postpone: assign(({ context }) => ({
        attempts: context.attempts + 1,
        operations: withNetworkLost(context.operations),
      })),
      setAside: assign(({ context }, { error }: { error: unknown }) => {
        const operation = onItsWay(context)
        const refusal = refusalOf(toFailure(error), kindOf(operation).failed)
        return {
          attempts: 0,
          operations: withSetAside(context.operations, operation.key, { type: 'refusal.received', refusal }),
        }
      }),
      showConflict: assign(({ context }, { remote }: { remote: RemoteRecord | null }) => {
        const operation = onItsWay(context)
        const { changed, gone } = kindOf(operation)
        const refusal: OperationRefusal = { code: 'CONFLICT', message: remote === null ? gone : changed, field: null }
        return {
          attempts: 0,
          operations: withSetAside(context.operations, operation.key, { type: 'conflict.found', refusal, remote }),
        }
      }),
      release: assign(({ context }, { moment }: { moment: number }) => ({
        operations: withReleased(context.operations, moment),
      })),
      tellDone: enqueueActions(({ context, enqueue }) => {
        const { done } = kindOf(onItsWay(context))
        if (done !== null) enqueue.emit(notice('success', done))
      }),
      tellRefused: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
        const operation = onItsWay(context)
        const kind = kindOf(operation)
        if (kind.refusalShownInPlace && isWatched(operation)) return
        enqueue.emit(notice('error', refusalOf(toFailure(error), kind.failed).message))
      }),
      tellConflict: enqueueActions(({ context, enqueue }, { remote }: { remote: RemoteRecord | null }) => {
        const { changed, gone } = kindOf(onItsWay(context))
        enqueue.emit(notice('warning', remote === null ? gone : changed))
      }),
    },
  }).createMachine({
    id: 'outbox',
    meta: { journal: { version: 2, life: 'device', secrets: [] } },
    context: { operations: [], known: {}, finished: [], attempts: 0 },
    initial: 'choosing',
    on: {
      'operation.enqueued': { actions: { type: 'enqueue', params: ({ event }) => event } },
      'operation.undone': { actions: { type: 'undo', params: ({ event }) => event } },
      'operation.retried': { actions: { type: 'retry', params: ({ event }) => event } },
      'operation.discarded': { actions: { type: 'discard', params: ({ event }) => event } },
      'overwrite.chosen': { actions: { type: 'overwrite', params: ({ event }) => event } },
      'remote.chosen': { actions: { type: 'discard', params: ({ event }) => event } },
    },
    states: {
      choosing: {
        description: 'The outbox looks for the operation whose turn it is.',
        always: [
          { guard: 'hasNext', target: 'sending', actions: 'takeNext' },
          { guard: 'hasHeld', target: 'holding' },
          { guard: 'hasAny', target: 'attending' },
          { target: 'empty' },
        ],
      },
      empty: {
        description: 'Everything is on the server.',
        tags: 'nothingToKeep',
        always: { guard: 'hasAny', target: 'choosing' },
      },
      attending: {
        description: 'What is left waits for the person: refused operations and conflicts.',
        always: { guard: 'hasOtherThanSetAside', target: 'choosing' },
      },
      holding: {
        description: 'An operation can still be undone.',
        always: { guard: 'hasNextOrNoHeld', target: 'choosing' },
        invoke: {
          id: 'awaitMoment',
          src: 'awaitMoment',
          input: ({ context }) => ({ moment: nextRelease(context.operations) ?? 0 }),
          onDone: { target: 'choosing', actions: { type: 'release', params: ({ event }) => ({ moment: event.output }) } },
        },
      },
      sending: {
        description: 'One operation is on its way to the server.',
        tags: 'busy',
        invoke: {
          id: 'sendOperation',
          src: 'sendOperation',
          input: ({ context }) => {
            const { key, kind, recordId, version, payload } = onItsWay(context)
            return { key, kind, recordId, version, payload }
          },
          onDone: {
            target: 'choosing',
            actions: ['tellDone', { type: 'finish', params: ({ event }) => ({ saved: event.output }) }],
          },
          onError: [
            {
              guard: { type: 'isPassing', params: ({ event }) => ({ error: event.error }) },
              target: 'waitingForNetwork',
              actions: 'postpone',
            },
            {
              guard: { type: 'isAlreadyGone', params: ({ event }) => ({ error: event.error }) },
              target: 'choosing',
              actions: ['tellDone', { type: 'finish', params: { saved: null } }],
            },
            { guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) }, target: 'readingRemote' },
            {
              target: 'choosing',
              actions: [
                { type: 'tellRefused', params: ({ event }) => ({ error: event.error }) },
                { type: 'setAside', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
      },
      readingRemote: {
        description: 'The record was changed elsewhere; the server’s present version is fetched.',
        tags: 'busy',
        invoke: {
          id: 'readRemote',
          src: 'readRemote',
          input: ({ context }) => {
            const { kind, recordId } = onItsWay(context)
            return { kind, id: recordId }
          },
          onDone: [
            {
              guard: { type: 'isGoneAsWell', params: ({ event }) => ({ remote: event.output }) },
              target: 'choosing',
              actions: ['tellDone', { type: 'finish', params: { saved: null } }],
            },
            {
              target: 'choosing',
              actions: [
                { type: 'tellConflict', params: ({ event }) => ({ remote: event.output }) },
                { type: 'showConflict', params: ({ event }) => ({ remote: event.output }) },
              ],
            },
          ],
          onError: { target: 'waitingForNetwork', actions: 'postpone' },
        },
      },
      waitingForNetwork: {
        description: 'The server cannot be reached; what is to be sent waits on this device.',
        tags: 'offline',
        invoke: {
          id: 'awaitNetwork',
          src: 'awaitNetwork',
          input: ({ context }) => ({ attempts: context.attempts }),
          onDone: 'choosing',
        },
        on: {
          'network.returned': 'choosing',
          'operation.enqueued': { target: 'choosing', actions: { type: 'enqueue', params: ({ event }) => event } },
        },
      },
    },
  })
}
