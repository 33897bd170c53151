import { fromPromise } from 'xstate'
import { Epics_addDocument } from '#generated/features/timesheet/epics/epics.ts'
import { epicAdding } from '#machines/epic-adding/epic-adding.machine.ts'
import { expectData, underKey } from '../../expect-data.ts'
import { defineFlow } from '../../use-flow.ts'

/** Adds the epic; the answer puts it into the project's list. The request key makes a repeated request one. */
export const epicAddingFlow = defineFlow(epicAdding, ({ teamClient }) =>
  epicAdding.provide({
    actors: {
      addEpic: fromPromise(async ({ input: { projectId, name, requestKey } }) => {
        const client = await teamClient()
        expectData(await client.mutation(Epics_addDocument, { projectId, name }, underKey(requestKey)).toPromise())
      }),
    },
  }),
)
