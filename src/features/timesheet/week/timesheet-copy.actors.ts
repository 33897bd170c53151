import { fromPromise } from 'xstate'
import { timesheetCopy } from '#machines/timesheet-copy/timesheet-copy.machine.ts'
import { defineFlow } from '../../shared/flows/use-flow.ts'
import { enqueueWork } from '../../shared/timesheet-outbox/enqueue-work.ts'

/** Copied records go to the outbox, in order. */
export const timesheetCopyFlow = defineFlow(timesheetCopy, (services) =>
  timesheetCopy.provide({
    actors: {
      enqueueCopies: fromPromise(async ({ input: { works } }) => {
        for (const { key, work } of works) enqueueWork(services, work, { key })
      }),
    },
  }),
)
