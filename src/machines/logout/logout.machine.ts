import { assign, emit, setup } from 'xstate'
import { linkTo } from '#rules/paths.ts'
import type { Emitted } from '../emitted.ts'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

interface Input {
  /** Where the person goes when nobody is signed in any more. */
  readonly leaveTo: string
}

interface Context extends Input {
  /** Changes that are only on this device. */
  readonly unsent: number
}

export type LogoutEvent = { readonly type: 'leave.chosen' } | { readonly type: 'stay.chosen' }

/**
 * Logging out, which removes everything of the person from this device: what the server does not have yet would be lost, so the
 * person is asked first.
 */
export const logout = setup({
  types: {
    context: {} as Context,
    events: {} as LogoutEvent,
    input: {} as Input,
    emitted: {} as Emitted,
    meta: {} as MachineMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** Waits a moment for what is on its way; gives how many changes are left that only this device has. */
    countUnsent: mustBeProvided<number, void>('countUnsent'),
    /** Ends the session; settles when nobody is signed in. */
    endSession: mustBeProvided<void, void>('endSession'),
  },
  guards: { isAny: (_, params: { unsent: number }) => params.unsent > 0 },
  actions: {
    remember: assign((_, params: { unsent: number }) => params),
    leave: emit(({ context }) => ({ type: 'navigation.requested' as const, to: context.leaveTo, replace: true })),
    goBack: emit({ type: 'navigation.requested', to: linkTo('Timesheet'), replace: true }),
  },
}).createMachine({
  id: 'logout',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ leaveTo: input.leaveTo, unsent: 0 }),
  initial: 'counting',
  states: {
    counting: {
      description: 'The portal looks whether something is on this device alone, and gives what is on its way a moment.',
      tags: 'busy',
      invoke: {
        id: 'countUnsent',
        src: 'countUnsent',
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => ({ unsent: event.output }) },
            target: 'asking',
            actions: { type: 'remember', params: ({ event }) => ({ unsent: event.output }) },
          },
          { target: 'leaving' },
        ],
      },
    },
    asking: {
      description: 'The portal says what would be lost and asks.',
      on: { 'leave.chosen': { target: 'leaving' }, 'stay.chosen': { target: 'stayed' } },
    },
    leaving: {
      description: 'The session is ended here and on the server.',
      tags: 'busy',
      invoke: { id: 'endSession', src: 'endSession', onDone: { target: 'left' } },
    },
    left: { description: 'Nobody is signed in; the way to log in opens.', type: 'final', entry: 'leave' },
    stayed: { description: 'The person stays signed in and sees what waits.', type: 'final', entry: 'goBack' },
  },
})
