import { assign, emit, raise, setup } from 'xstate'
import type { ChannelChoice, NotificationChannel, NotificationKind } from '#rules/notification-preferences.ts'
import { type PersonalSettings, weekTargetError, weekTargetOf } from '#rules/personal-settings.ts'
import type { Emitted } from '../emitted.ts'
import { failureText, toFailure } from '../failure.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** One setting of the person's, and what it was changed to. */
export type PersonalChange = {
  readonly [Name in keyof PersonalSettings]: { readonly setting: Name; readonly value: PersonalSettings[Name] }
}[keyof PersonalSettings]

/** One switch of a kind of notification, and where it was put. */
export interface NotificationChange {
  readonly setting: 'notification'
  readonly kind: NotificationKind
  readonly channel: NotificationChannel
  readonly isOn: boolean
}

export type SettingChange = PersonalChange | NotificationChange

interface Context {
  /** What is still to be kept; the first of it is on its way. */
  readonly waiting: readonly SettingChange[]
  /** What is typed as the week's target; null while nothing is. */
  readonly typedTarget: string | null
}

export type SettingsEvent =
  | { readonly type: 'setting.changed'; readonly change: SettingChange }
  | { readonly type: 'weekTarget.typed'; readonly text: string }
  | { readonly type: 'weekTarget.left' }

type Named = { readonly setting: keyof PersonalSettings } | Pick<NotificationChange, 'setting' | 'kind' | 'channel'>

const isSameSetting = (one: Named, other: Named): boolean =>
  one.setting === 'notification' && other.setting === 'notification'
    ? one.kind === other.kind && one.channel === other.channel
    : one.setting === other.setting

/** The change goes to the end; one of the same setting that has not left yet is of no use any more. */
const withChange = ([onItsWay, ...later]: readonly SettingChange[], change: SettingChange): readonly SettingChange[] => [
  ...(onItsWay === undefined ? [] : [onItsWay]),
  ...later.filter((one) => !isSameSetting(one, change)),
  change,
]

const enqueue = { type: 'enqueue', params: ({ event }: { event: { readonly change: SettingChange } }) => event } as const
const tellFailure = { type: 'tellFailure', params: ({ event }: { event: { readonly error: unknown } }) => event } as const

/**
 * What people set up for themselves (docs/settings.md): their settings, and which kinds of notification also go to mail and to their
 * devices (decisions B, Notifications).
 *
 * A setting shows at once what it was changed to. The changes are kept one after the other, also when the page is left meanwhile; one that
 * fails is said, its setting goes back, and the next goes on.
 */
export const settings = setup({
  types: {
    context: {} as Context,
    events: {} as SettingsEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy' | 'outlivesScreen',
  },
  actors: { keep: mustBeProvided<void, SettingChange | null>('keep') },
  guards: {
    hasMore: ({ context }) => context.waiting.length > 1,
    isAcceptable: ({ context }) => weekTargetError(context.typedTarget ?? '') === null,
  },
  actions: {
    enqueue: assign(({ context }, params: { change: SettingChange }) => ({
      waiting: withChange(context.waiting, params.change),
    })),
    dequeue: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    setTyped: assign((_, params: { text: string }) => ({ typedTarget: params.text })),
    /** What was typed is a change like any other. */
    changeTarget: raise(({ context }) => ({
      type: 'setting.changed' as const,
      change: { setting: 'weekTarget' as const, value: weekTargetOf(context.typedTarget ?? '') },
    })),
    forgetTyped: assign(() => ({ typedTarget: null })),
    tellFailure: emit((_, params: { error: unknown }) => ({
      type: 'notice.raised' as const,
      status: 'error' as const,
      body: failureText(toFailure(params.error)),
    })),
  },
}).createMachine({
  id: 'settings',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { waiting: [], typedTarget: null },
  type: 'parallel',
  states: {
    weekTarget: {
      initial: 'resting',
      states: {
        resting: {
          description: 'The field shows the target that is kept.',
          on: { 'weekTarget.typed': { target: 'typing', actions: { type: 'setTyped', params: ({ event }) => event } } },
        },
        typing: {
          description: 'The person types a target; it counts once the field is left.',
          on: {
            'weekTarget.typed': { actions: { type: 'setTyped', params: ({ event }) => event } },
            'weekTarget.left': [
              { guard: 'isAcceptable', target: 'resting', actions: ['changeTarget', 'forgetTyped'] },
              { target: 'refused' },
            ],
          },
        },
        refused: {
          description: 'What was typed is no target; the field says why.',
          on: { 'weekTarget.typed': { target: 'typing', actions: { type: 'setTyped', params: ({ event }) => event } } },
        },
      },
    },
    keeping: {
      initial: 'idle',
      states: {
        idle: {
          description: 'What the settings show is kept on the server.',
          on: { 'setting.changed': { target: 'keeping', actions: enqueue } },
        },
        keeping: {
          description: 'A change is on its way to the server.',
          tags: ['busy', 'outlivesScreen'],
          on: { 'setting.changed': { actions: enqueue } },
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => context.waiting[0] ?? null,
            onDone: [
              { guard: 'hasMore', target: 'keeping', reenter: true, actions: 'dequeue' },
              { target: 'idle', actions: 'dequeue' },
            ],
            onError: [
              { guard: 'hasMore', target: 'keeping', reenter: true, actions: ['dequeue', tellFailure] },
              { target: 'idle', actions: ['dequeue', tellFailure] },
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
  const shown = (channel: NotificationChannel): boolean => {
    const change = context.waiting.findLast((one) => isSameSetting(one, { setting: 'notification', kind, channel }))
    return change?.setting === 'notification' ? change.isOn : kept[channel]
  }
  return { Mail: shown('Mail'), Push: shown('Push') }
}

/** What the person's settings show: what they were changed to last, else what the server has. */
export const settingsShown = <Kept extends Pick<PersonalSettings, 'weekTarget' | 'timerRounding'>>(
  { context }: Keeper,
  kept: Kept,
): Kept => ({
  ...kept,
  ...Object.fromEntries(
    context.waiting.flatMap((change) => (change.setting === 'notification' ? [] : [[change.setting, change.value]])),
  ),
})

/** What the field of the week's target shows: what is typed, else the target itself. @param target hours; null for none */
export const targetTextShown = ({ context }: Keeper, target: number | null): string =>
  context.typedTarget ?? (target === null ? '' : String(target))
