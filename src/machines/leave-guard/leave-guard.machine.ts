import { setup } from 'xstate'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

export type LeaveGuardEvent =
  | { readonly type: 'changes.made' }
  | { readonly type: 'changes.gone' }
  | { readonly type: 'leave.requested' }
  | { readonly type: 'stay.chosen' }
  | { readonly type: 'leave.chosen' }

/**
 * Asking before a page with unsaved changes is left for another page of the portal.
 *
 * What was typed stays on the device either way; the question is there because the server does not have it. While the page is `guarded`
 * every way out is held back, and trying one asks.
 */
export const leaveGuard = setup({
  types: { events: {} as LeaveGuardEvent, meta: {} as MachineMeta },
  actors: {
    /** Takes the way out that was held back. */
    leavePage: mustBeProvided<void, void>('leavePage'),
  },
}).createMachine({
  id: 'leave-guard',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  initial: 'open',
  states: {
    open: {
      description: 'Everything is saved: the page can be left.',
      on: { 'changes.made': { target: 'guarded' } },
    },
    guarded: {
      description: 'Something is not saved: leaving the page is held back.',
      initial: 'staying',
      on: { 'changes.gone': { target: 'open' } },
      states: {
        staying: {
          description: 'The person works on the page.',
          on: { 'leave.requested': { target: 'asking' } },
        },
        asking: {
          description: 'The portal asks whether to leave with changes that are not saved.',
          on: { 'stay.chosen': { target: 'staying' }, 'leave.chosen': { target: '#leave-guard.leaving' } },
        },
      },
    },
    leaving: {
      description: 'The page is being left.',
      invoke: { id: 'leavePage', src: 'leavePage', onDone: { target: 'left' }, onError: { target: 'guarded' } },
    },
    left: {
      description: 'The page was left with changes on the device.',
      on: { 'changes.gone': { target: 'open' }, 'changes.made': { target: 'guarded' } },
    },
  },
})
