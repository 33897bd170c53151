import { assign, type SnapshotFrom, setup } from 'xstate'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

/** What became of reading a report. */
export type ReadOutcome =
  | { readonly kind: 'read'; readonly entries: number }
  /** It is none, or one that this version does not know. */
  | { readonly kind: 'unreadable'; readonly reason: string }

interface Context {
  /** How many entries the report has. */
  readonly entries: number
  /** Place of the entry after which the portal is shown, counted from 0. */
  readonly at: number
  /** What the entries are searched for. */
  readonly search: string
  /** Why the report cannot be read. */
  readonly reason: string
}

export type ReplayEvent =
  | { readonly type: 'entry.chosen'; readonly at: number }
  | { readonly type: 'first.requested' | 'previous.requested' | 'next.requested' | 'last.requested' }
  | { readonly type: 'search.changed'; readonly search: string }
  | { readonly type: 'retry.requested' }

/**
 * Replaying a report of a problem (docs/problem-reports.md): the portal as it stood after one of the report's entries, the last one
 * first. It goes from entry to entry and never by itself; the report is outside of the chart.
 */
export const replay = setup({
  types: { context: {} as Context, events: {} as ReplayEvent, meta: {} as MachineMeta, tags: {} as 'busy' },
  actors: { readReport: mustBeProvided<ReadOutcome, void>('readReport') },
  guards: {
    isUnreadable: (_, { outcome }: { outcome: ReadOutcome }) => outcome.kind === 'unreadable',
    hasEntries: (_, { outcome }: { outcome: ReadOutcome }) => outcome.kind === 'read' && outcome.entries > 0,
    hasEarlier: ({ context }) => context.at > 0,
    hasLater: ({ context }) => context.at < context.entries - 1,
    isThere: ({ context }, { at }: { at: number }) => Number.isInteger(at) && at >= 0 && at < context.entries,
  },
  actions: {
    takeEntries: assign((_, { outcome }: { outcome: ReadOutcome }) =>
      outcome.kind === 'read' ? { entries: outcome.entries, at: outcome.entries - 1 } : {},
    ),
    takeReason: assign((_, { outcome }: { outcome: ReadOutcome }) =>
      outcome.kind === 'unreadable' ? { reason: outcome.reason } : {},
    ),
    goTo: assign((_, { at }: { at: number }) => ({ at })),
    takeSearch: assign((_, { search }: { search: string }) => ({ search })),
  },
}).createMachine({
  id: 'replay',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: { entries: 0, at: 0, search: '', reason: '' },
  initial: 'reading',
  states: {
    reading: {
      description: 'The report is being read.',
      tags: 'busy',
      invoke: {
        id: 'readReport',
        src: 'readReport',
        onDone: [
          {
            guard: { type: 'isUnreadable', params: ({ event }) => ({ outcome: event.output }) },
            target: 'unreadable',
            actions: { type: 'takeReason', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'hasEntries', params: ({ event }) => ({ outcome: event.output }) },
            target: 'standing',
            actions: { type: 'takeEntries', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'empty' },
        ],
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The report did not come; whoever serves it has gone.',
      on: { 'retry.requested': { target: 'reading' } },
    },
    unreadable: { description: 'It is no report, or one of a form that this version does not know; it says why.' },
    empty: { description: 'The report has no entries; the portal is shown at its address.' },
    standing: {
      description: 'The portal is shown as it stood after one entry of the report.',
      on: {
        'entry.chosen': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: { type: 'goTo', params: ({ event }) => event },
        },
        'first.requested': { guard: 'hasEarlier', actions: { type: 'goTo', params: { at: 0 } } },
        'previous.requested': {
          guard: 'hasEarlier',
          actions: { type: 'goTo', params: ({ context }) => ({ at: context.at - 1 }) },
        },
        'next.requested': { guard: 'hasLater', actions: { type: 'goTo', params: ({ context }) => ({ at: context.at + 1 }) } },
        'last.requested': {
          guard: 'hasLater',
          actions: { type: 'goTo', params: ({ context }) => ({ at: context.entries - 1 }) },
        },
        'search.changed': { actions: { type: 'takeSearch', params: ({ event }) => event } },
      },
    },
  },
})

/** Place of the entry after which the portal is shown; -1 before the first, as where there is none. */
export const selectAt = (state: SnapshotFrom<typeof replay>): number => (state.matches('standing') ? state.context.at : -1)
