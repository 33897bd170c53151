import { fromCallback, fromPromise } from 'xstate'
import { leaveGuard } from '#machines/leave-guard/leave-guard.machine.ts'
import { defineFlow } from './use-flow.ts'

/** Holding back and taking the ways out of a page. */
export const leaveGuardFlow = defineFlow(leaveGuard, ({ leaving }) =>
  leaveGuard.provide({
    actors: {
      holdPage: fromCallback(({ sendBack }) => leaving.hold(() => sendBack({ type: 'leave.requested' }))),
      leavePage: fromPromise(async () => leaving.proceed()),
    },
  }),
)
