import { assign, emit, setup } from 'xstate'
import type { ChannelChoice, NotificationChannel, NotificationKind } from '#rules/notification-preferences.ts'
import type { Emitted } from '../emitted.ts'
import { failureText, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** One switch, and where it was put. */
export interface PreferenceChange {
  readonly kind: NotificationKind
  readonly channel: NotificationChannel
  readonly isOn: boolean
}

interface Context {
  /** What is still to be kept; the first of it is on its way. */
  readonly waiting: readonly PreferenceChange[]
}

export type NotificationPreferencesEvent =
  | { readonly type: 'preferences.opened' | 'preferences.closed' }
  | { readonly type: 'preference.changed'; readonly change: PreferenceChange }

const isSameSwitch = (one: PreferenceChange, other: Pick<PreferenceChange, 'kind' | 'channel'>): boolean =>
  one.kind === other.kind && one.channel === other.channel

/** The change goes to the end; one of the same switch that has not left yet is of no use any more. */
const withChange = ([onItsWay, ...later]: readonly PreferenceChange[], change: PreferenceChange): readonly PreferenceChange[] => [
  ...(onItsWay === undefined ? [] : [onItsWay]),
  ...later.filter((one) => !isSameSwitch(one, change)),
  change,
]

/**
 * Which kinds of notification also go to mail and to the person's devices (decisions B, Notifications).
 *
 * A switch shows at once where it was put. The changes are kept one after the other, also when the dialog is closed meanwhile; one that
 * fails is said, its switch goes back, and the next goes on.
 */
export const notificationPreferences = setup({
  types: {
    context: {} as Context,
    events: {} as NotificationPreferencesEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: { keep: mustBeProvided<void, PreferenceChange | null>('keep') },
  guards: { hasMore: ({ context }) => context.waiting.length > 1 },
  actions: {
    enqueue: assign(({ context }, params: { change: PreferenceChange }) => ({
      waiting: withChange(context.waiting, params.change),
    })),
    dequeue: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    tellFailure: emit((_, params: { error: unknown }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: failureText(toFailure(params.error)),
    })),
  },
}).createMachine({
  id: 'notification-preferences',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { waiting: [] },
  type: 'parallel',
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          description: 'The person looks at the notifications.',
          on: { 'preferences.opened': { target: 'open' } },
        },
        open: {
          description: 'Every kind of notification has a switch for mail and one for devices.',
          on: { 'preferences.closed': { target: 'closed' } },
        },
      },
    },
    keeping: {
      initial: 'idle',
      states: {
        idle: {
          description: 'What the switches show is kept on the server.',
          on: {
            'preference.changed': { target: 'keeping', actions: { type: 'enqueue', params: ({ event }) => event } },
          },
        },
        keeping: {
          description: 'A change is on its way to the server.',
          tags: ['busy', 'outlivesScreen'],
          on: { 'preference.changed': { actions: { type: 'enqueue', params: ({ event }) => event } } },
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => context.waiting[0] ?? null,
            onDone: [
              { guard: 'hasMore', target: 'keeping', reenter: true, actions: 'dequeue' },
              { target: 'idle', actions: 'dequeue' },
            ],
            onError: [
              {
                guard: 'hasMore',
                target: 'keeping',
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
    },
  },
})

interface Keeper {
  readonly context: Context
}

/** What a kind's switches show: where they were put last, else what the server has. */
export const choiceShown = ({ context }: Keeper, kind: NotificationKind, kept: ChannelChoice): ChannelChoice => {
  const shown = (channel: NotificationChannel): boolean =>
    context.waiting.findLast((change) => isSameSwitch(change, { kind, channel }))?.isOn ?? kept[channel]
  return { Mail: shown('Mail'), Push: shown('Push') }
}
