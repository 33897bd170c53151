import { fromPromise } from 'xstate'
import { leaveGuard } from '#machines/leave-guard/leave-guard.machine.ts'
import { defineFlow } from '../flows/use-flow.ts'

/** Taking the way out of a page that was held back. */
export const leaveGuardFlow = defineFlow(leaveGuard, ({ navigationBlocker }) =>
  leaveGuard.provide({ actors: { leavePage: fromPromise(async () => navigationBlocker.proceed()) } }),
)
