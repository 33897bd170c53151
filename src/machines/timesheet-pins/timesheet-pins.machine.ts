import { assign, emit, setup, stateIn } from 'xstate'
import { messages } from '#rules/messages.ts'
import { type PinChange, withPins } from '#rules/pinned-entries.ts'
import type { EarlierEntry } from '#rules/recent-entries.ts'
import { workKey } from '#rules/record-work.ts'
import type { Emitted } from '../emitted.ts'
import { type Failure, failureText, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** A change with the key under which it happens once. */
export interface PinRequest extends PinChange {
  readonly requestKey: string
}

interface Context {
  /** What is still to be kept; the first of it is on its way. */
  readonly waiting: readonly PinRequest[]
  /** What was offered when a pin was pressed, in its order, in which it stays while the form is open. */
  readonly offered: readonly EarlierEntry[]
  /** Of the last change that was not kept; the pin it was about is back as it was. */
  readonly failure: Failure | null
}

export type TimesheetPinsEvent =
  /** `requestKey` is fresh. */
  | ({ readonly type: 'pin.changed'; readonly offered: readonly EarlierEntry[] } & PinRequest)
  | { readonly type: 'form.shown' }
  | { readonly type: 'form.hidden' }

/** The change goes to the end; one of the same work that has not left yet is of no use any more. */
const withRequest = ([onItsWay, ...later]: readonly PinRequest[], request: PinRequest): readonly PinRequest[] => [
  ...(onItsWay === undefined ? [] : [onItsWay]),
  ...later.filter(({ entry }) => workKey(entry) !== workKey(request.entry)),
  request,
]

/** What did not succeed, in words: that there is no network above all. */
const pinFailureText = (failure: Failure): string => {
  if (failure.kind === 'unreachable') return messages.pinsNeedNetwork
  return failure.kind === 'refused' ? failureText(failure) : messages.pinNotChanged
}

/**
 * Pinning time records that others begin from, and unpinning them (docs/timesheet.md).
 *
 * A pin shows at once what was pressed. The changes are kept on the server one after the other, also when the form is closed meanwhile; one
 * that fails is said, its pin goes back, and the next goes on. The records keep their places while the form is open, so that nothing
 * moves away from under a finger, and what was unpinned by mistake can be pinned again.
 */
export const timesheetPins = setup({
  types: {
    context: {} as Context,
    events: {} as TimesheetPinsEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: { keepPin: mustBeProvided<void, PinRequest | null>('keepPin') },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isFormShown: stateIn({ form: 'shown' }),
  },
  actions: {
    enqueue: assign(({ context }, { offered, entry, isPinned, requestKey }: PinRequest & Pick<Context, 'offered'>) => ({
      waiting: withRequest(context.waiting, { entry, isPinned, requestKey }),
      offered,
      failure: null,
    })),
    dequeue: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    forget: assign(() => ({ offered: [], failure: null })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error) })),
    tellFailure: emit((_, params: { error: unknown }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: pinFailureText(toFailure(params.error)),
    })),
  },
}).createMachine({
  id: 'timesheet-pins',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { waiting: [], offered: [], failure: null },
  type: 'parallel',
  states: {
    form: {
      initial: 'shown',
      states: {
        shown: {
          description: 'The form offers the records, and says what could not be kept.',
          on: { 'form.hidden': { target: 'hidden', actions: 'forget' } },
        },
        hidden: {
          description: 'The form is closed; what cannot be kept now is said on whatever screen there is.',
          on: { 'form.shown': 'shown' },
        },
      },
    },
    keeping: {
      initial: 'idle',
      on: { 'pin.changed': { actions: { type: 'enqueue', params: ({ event }) => event } } },
      states: {
        idle: {
          description: 'What the pins show is kept on the server.',
          always: { guard: 'hasWaiting', target: 'keeping' },
        },
        keeping: {
          description: 'A change is on its way to the server.',
          tags: ['busy', 'outlivesScreen'],
          invoke: {
            id: 'keepPin',
            src: 'keepPin',
            input: ({ context }) => context.waiting[0] ?? null,
            onDone: { target: 'idle', actions: 'dequeue' },
            onError: [
              {
                guard: 'isFormShown',
                target: 'idle',
                actions: ['dequeue', { type: 'rememberFailure', params: ({ event }) => event }],
              },
              { target: 'idle', actions: ['dequeue', { type: 'tellFailure', params: ({ event }) => event }] },
            ],
          },
        },
      },
    },
  },
})

interface Reader {
  readonly context: Context
}

/** What is pinned as the form shows it: what the server has, with the changes that are on their way. */
export const selectPinned = ({ context }: Reader, kept: readonly EarlierEntry[]): readonly EarlierEntry[] =>
  withPins(kept, context.waiting)

/** What could not be kept, in words; null for nothing. */
export const selectPinFailure = ({ context: { failure } }: Reader): string | null =>
  failure === null ? null : pinFailureText(failure)
