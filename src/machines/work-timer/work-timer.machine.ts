import { assign, emit, setup } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { TimesheetValues } from '#rules/timesheet.ts'
import type { Emitted } from '../emitted.ts'
import type { MachineMeta } from '../journal-meta.ts'

/** What is worked on while time is measured. */
export interface TimedWork {
  /** What the record will begin with, as far as it is known. */
  readonly values: Partial<TimesheetValues>
  /** What it is called meanwhile; '' when nothing of it is known. */
  readonly name: string
}

interface Context {
  readonly work: TimedWork
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly stoppedAt: number
}

export type WorkTimerEvent =
  /** `at` is in milliseconds since 1970. */
  | { readonly type: 'timer.started'; readonly at: number; readonly work: TimedWork }
  | { readonly type: 'timer.stopped'; readonly at: number }
  /** The form has what was measured. */
  | { readonly type: 'time.taken' }

/**
 * Measuring the time of one piece of work at a time. It keeps moments, not ticks: it goes on while the page is closed, the device sleeps or
 * the network is away, and is one in all tabs. What was measured waits on the device until the form of a record has it.
 */
export const workTimer = setup({
  types: {
    context: {} as Context,
    events: {} as WorkTimerEvent,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'nothingToKeep',
  },
  actions: {
    begin: assign((_, { at, work }: { at: number; work: TimedWork }) => ({ work, startedAt: at, stoppedAt: at })),
    end: assign((_, { at }: { at: number }) => ({ stoppedAt: at })),
    forget: assign(() => nothing),
    tellRunning: emit({ type: 'notice.raised', status: 'warning', body: messages.timerRuns }),
    tellWaiting: emit({ type: 'notice.raised', status: 'warning', body: messages.timerWaits }),
  },
}).createMachine({
  id: 'work-timer',
  meta: { journal: { version: 1, life: 'device', secrets: [], follows: true } },
  context: () => nothing,
  initial: 'idle',
  states: {
    idle: {
      description: 'No time is measured.',
      tags: 'nothingToKeep',
      on: { 'timer.started': { target: 'running', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    running: {
      description: 'The time of a piece of work is measured; every screen shows it.',
      on: {
        'timer.started': { actions: 'tellRunning' },
        'timer.stopped': { target: 'stopped', actions: { type: 'end', params: ({ event }) => event } },
      },
    },
    stopped: {
      description: 'What was measured waits for the form of a record.',
      on: { 'timer.started': { actions: 'tellWaiting' }, 'time.taken': { target: 'idle', actions: 'forget' } },
    },
  },
})

const nothing = { work: { values: {}, name: '' }, startedAt: 0, stoppedAt: 0 } satisfies Context
