import { fromPromise } from 'xstate'
import { TimesheetEntry_pinDocument } from '#generated/features/shared/time-entry/entry.ts'
import { timesheetPins } from '#machines/timesheet-pins/timesheet-pins.machine.ts'
import { defineFlow } from '../flows/use-flow.ts'
import { expectData, underKey } from '../services/expect-data.ts'

/** Keeps a pin on the server; the answer is what is pinned then. */
export const timesheetPinsFlow = defineFlow(timesheetPins, ({ teamClient }) =>
  timesheetPins.provide({
    actors: {
      keepPin: fromPromise(async ({ input }) => {
        if (input === null) return
        const { entry, isPinned, requestKey } = input
        const { epic, ticket, description } = entry
        const work = {
          commitmentId: entry.commitment.id,
          projectId: entry.project.id,
          activityId: entry.activity.id,
          technologyId: entry.technology.id,
          ...{ epic, ticket, description, isPinned },
        }
        const client = await teamClient()
        expectData(await client.mutation(TimesheetEntry_pinDocument, { input: work }, underKey(requestKey)).toPromise())
      }),
    },
  }),
)
