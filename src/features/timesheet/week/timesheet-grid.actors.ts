import { fromPromise } from 'xstate'
import { timesheetGrid } from '#machines/timesheet-grid/timesheet-grid.machine.ts'
import { defineFlow } from '../../shared/flows/use-flow.ts'
import { enqueueWork } from '../../shared/timesheet-outbox/enqueue-work.ts'

/** The grid gives what is committed to the outbox; a removed record can be brought back for a while. */
export const timesheetGridFlow = defineFlow(timesheetGrid, (services) =>
  timesheetGrid.provide({
    actors: {
      handWork: fromPromise(async ({ input }) => {
        if (input === null) return
        const { key, work } = input
        enqueueWork(services, work, { key, undoable: work.kind === 'removeEntry' })
      }),
    },
  }),
)
