import { assign, enqueueActions, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import {
  aboutOf,
  insisting,
  newOperation,
  nextOperation,
  nextRelease,
  type TimesheetEntryData,
  type TimesheetOperation,
  type TimesheetWork,
  withChanged,
  withDone,
  withOperation,
  withoutOperation,
  withReleased,
  withRetried,
  withSetAside,
  withWoken,
} from '#rules/timesheet-operations.ts'
import type { Emitted, NoticeStatus } from '../emitted.ts'
import { toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'
import { type KnownRecords, memory, type OperationResult, withKnown, withServerId } from './known-records.ts'
import { isAlreadyGone, isConflict, isPassing, refusalOf } from './refusals.ts'

interface Context {
  /** In the order in which they were made. */
  readonly operations: readonly TimesheetOperation[]
  /** The key of the operation on its way; null for none. */
  readonly sending: string | null
  /** What the server has of records changed lately, by the id they had: a form may still be open on the local id, or on the version before. */
  readonly known: KnownRecords
  /** What happened lately, the latest last, for whoever waits for it. */
  readonly finished: readonly { readonly key: string; readonly id: string | null }[]
  /** How often the network was waited for since the server last answered. */
  readonly looks: number
}

export type TimesheetOutboxEvent =
  | {
      readonly type: 'work.handed'
      readonly key: string
      readonly work: TimesheetWork
      /** Milliseconds since 1970 until which it can be undone; null sends it in its turn. */
      readonly heldUntil: number | null
    }
  | { readonly type: 'work.undone'; readonly key: string }
  | { readonly type: 'work.retried'; readonly key: string; readonly newKey: string }
  | { readonly type: 'work.discarded'; readonly key: string }
  | { readonly type: 'mine.chosen'; readonly key: string; readonly newKey: string }
  | { readonly type: 'theirs.chosen'; readonly key: string }
  | { readonly type: 'network.returned' }

export interface SendRequest {
  readonly key: string
  readonly work: TimesheetWork
}

const workOnItsWay = ({ operations, sending }: Context): TimesheetWork | undefined =>
  operations.find(({ key }) => key === sending)?.work

/** What is told when it has happened; whoever saves a record says so where it was typed. */
const doneTexts: Readonly<Partial<Record<TimesheetWork['kind'], string>>> = {
  removeEntry: messages.timesheetDeleted,
  saveLeave: messages.leaveSaved,
  removeLeave: messages.leaveDeleted,
}

const notice = (status: NoticeStatus, body: string) => ({ type: 'notice.raised' as const, status, body })

/**
 * The one way by which changes of time records and leave reach the server: in order, each once, also after the network or the
 * browser was away. One that is refused, or that meets somebody else's change, is set aside for the person; the others go on.
 */
export const timesheetOutbox = setup({
  types: {
    context: {} as Context,
    events: {} as TimesheetOutboxEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'nothingToKeep' | 'offline',
  },
  actors: {
    sendOperation: mustBeProvided<OperationResult | null, SendRequest>('sendOperation'),
    /** The server's present record; null when it is gone. */
    readTheirs: mustBeProvided<TimesheetEntryData | null, { readonly id: string }>('readTheirs'),
    /** Settles when the network is likely to be back; `looks` is how often it was waited for since the server last answered. */
    awaitNetwork: mustBeProvided<void, { readonly looks: number }>('awaitNetwork'),
    /** Settles at a moment, in milliseconds since 1970, with that moment. */
    awaitMoment: mustBeProvided<number, { readonly moment: number }>('awaitMoment'),
  },
  guards: {
    hasNext: ({ context }) => nextOperation(context.operations) !== null,
    hasHeld: ({ context }) => nextRelease(context.operations) !== null,
    hasAny: ({ context }) => context.operations.length > 0,
    hasNextOrNoHeld: ({ context }) => nextOperation(context.operations) !== null || nextRelease(context.operations) === null,
    hasOtherThanAside: ({ context }) =>
      nextOperation(context.operations) !== null || nextRelease(context.operations) !== null || context.operations.length === 0,
    isPassing: (_, params: { error: unknown }) => isPassing(toFailure(params.error)),
    isConflict: ({ context }, params: { error: unknown }) => isConflict(workOnItsWay(context), toFailure(params.error)),
    isGoneAsWell: ({ context }, params: { theirs: TimesheetEntryData | null }) =>
      params.theirs === null && workOnItsWay(context)?.kind === 'removeEntry',
    isAlreadyGone: ({ context }, params: { error: unknown }) => isAlreadyGone(workOnItsWay(context), toFailure(params.error)),
  },
  actions: {
    add: assign(({ context }, params: { key: string; work: TimesheetWork; heldUntil: number | null }) => {
      const work = withServerId(params.work, context.known)
      const operations = withWoken(context.operations, aboutOf({ work }))
      const isKnown = [...operations, ...context.finished].some(({ key }) => key === params.key)
      return {
        operations: isKnown
          ? operations
          : withOperation(operations, newOperation(params.key, work, params.heldUntil), context.sending),
      }
    }),
    undo: assign(({ context }, params: { key: string }) => ({
      operations: context.operations.filter(({ key, state }) => key !== params.key || state !== 'held'),
    })),
    retry: assign(({ context }, params: { key: string; newKey: string }) => ({
      operations: withRetried(context.operations, params.key, params.newKey),
    })),
    discard: assign(({ context }, params: { key: string }) => ({
      operations: params.key === context.sending ? context.operations : withoutOperation(context.operations, params.key),
    })),
    insist: assign(({ context }, params: { key: string; newKey: string }) => ({
      operations: withChanged(context.operations, params.key, (one) =>
        one.state === 'conflict' ? insisting(one, params.newKey) : one,
      ),
    })),
    takeNext: assign(({ context }) => {
      const key = nextOperation(context.operations)?.key ?? null
      return {
        sending: key,
        operations:
          key === null ? context.operations : withChanged(context.operations, key, (one) => ({ ...one, attempted: true })),
      }
    }),
    finish: assign(({ context }, params: { result: OperationResult | null }) => {
      const key = context.sending ?? ''
      return {
        sending: null,
        looks: 0,
        operations: withDone(context.operations, key, params.result),
        known: withKnown(context.known, workOnItsWay(context), params.result),
        finished: [...context.finished, { key, id: params.result?.id ?? null }].slice(-memory),
      }
    }),
    putBack: assign(({ context }) => ({
      sending: null,
      looks: context.looks + 1,
      operations: context.operations.map((one) => (one.kept || one.state !== 'waiting' ? one : { ...one, kept: true })),
    })),
    setAside: assign(({ context }, params: { error: unknown }) => ({
      sending: null,
      looks: 0,
      operations: withSetAside(context.operations, context.sending ?? '', {
        state: 'refused',
        refusal: refusalOf(toFailure(params.error), workOnItsWay(context)?.kind),
        theirs: null,
      }),
    })),
    showConflict: assign(({ context }, { theirs }: { theirs: TimesheetEntryData | null }) => ({
      sending: null,
      looks: 0,
      operations: withSetAside(context.operations, context.sending ?? '', {
        state: 'conflict',
        refusal: { code: 'CONFLICT', message: theirs === null ? messages.timesheetGone : messages.timesheetChanged, field: null },
        theirs,
      }),
    })),
    release: assign(({ context }, params: { moment: number }) => ({
      operations: withReleased(context.operations, params.moment),
    })),
    tellDone: enqueueActions(({ context, enqueue }) => {
      const kind = workOnItsWay(context)?.kind
      const text = kind === undefined ? undefined : doneTexts[kind]
      if (text !== undefined) enqueue.emit(notice('success', text))
    }),
    /** A form or cell that waits for a save says itself that it was refused. */
    tellRefused: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      const operation = context.operations.find(({ key }) => key === context.sending)
      if (operation === undefined || (operation.work.kind === 'saveEntry' && !operation.kept)) return
      enqueue.emit(notice('error', refusalOf(toFailure(params.error), operation.work.kind).message))
    }),
    tellConflict: enqueueActions(({ enqueue }, { theirs }: { theirs: TimesheetEntryData | null }) => {
      enqueue.emit(notice('warning', theirs === null ? messages.timesheetGone : messages.timesheetChanged))
    }),
  },
}).createMachine({
  id: 'timesheet-outbox',
  meta: { journal: { version: 1, life: 'device', secrets: [] } },
  context: { operations: [], sending: null, known: {}, finished: [], looks: 0 },
  initial: 'choosing',
  on: {
    'work.handed': { actions: { type: 'add', params: ({ event }) => event } },
    'work.undone': { actions: { type: 'undo', params: ({ event }) => event } },
    'work.retried': { actions: { type: 'retry', params: ({ event }) => event } },
    'work.discarded': { actions: { type: 'discard', params: ({ event }) => event } },
    'mine.chosen': { actions: { type: 'insist', params: ({ event }) => event } },
    'theirs.chosen': { actions: { type: 'discard', params: ({ event }) => event } },
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
      always: { guard: 'hasOtherThanAside', target: 'choosing' },
    },
    holding: {
      description: 'A removal can still be undone.',
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
          const operation = context.operations.find(({ key }) => key === context.sending)
          if (operation === undefined) throw new Error('There is no operation to send')
          return { key: operation.key, work: operation.work }
        },
        onDone: {
          target: 'choosing',
          actions: ['tellDone', { type: 'finish', params: ({ event }) => ({ result: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => ({ error: event.error }) },
            target: 'waitingForNetwork',
            actions: 'putBack',
          },
          {
            guard: { type: 'isAlreadyGone', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
            actions: ['tellDone', { type: 'finish', params: { result: null } }],
          },
          { guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) }, target: 'readingTheirs' },
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
    readingTheirs: {
      description: 'The record was changed elsewhere; the server’s present version is fetched.',
      tags: 'busy',
      invoke: {
        id: 'readTheirs',
        src: 'readTheirs',
        input: ({ context }) => {
          const work = workOnItsWay(context)
          return { id: work === undefined ? '' : aboutOf({ work }) }
        },
        onDone: [
          {
            guard: { type: 'isGoneAsWell', params: ({ event }) => ({ theirs: event.output }) },
            target: 'choosing',
            actions: ['tellDone', { type: 'finish', params: { result: null } }],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'tellConflict', params: ({ event }) => ({ theirs: event.output }) },
              { type: 'showConflict', params: ({ event }) => ({ theirs: event.output }) },
            ],
          },
        ],
        onError: { target: 'waitingForNetwork', actions: 'putBack' },
      },
    },
    waitingForNetwork: {
      description: 'The server cannot be reached; what is to be sent waits on this device.',
      tags: 'offline',
      invoke: {
        id: 'awaitNetwork',
        src: 'awaitNetwork',
        input: ({ context }) => ({ looks: context.looks }),
        onDone: 'choosing',
      },
      on: {
        'network.returned': 'choosing',
        'work.handed': { target: 'choosing', actions: { type: 'add', params: ({ event }) => event } },
      },
    },
  },
})
