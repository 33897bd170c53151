import { fromPromise } from 'xstate'
import { Position_applyDocument } from '#generated/features/position/position.ts'
import { positionApplication } from '#machines/position-application/position-application.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'

export const positionApplicationFlow = defineFlow(positionApplication, ({ teamClient }) =>
  positionApplication.provide({
    actors: {
      apply: fromPromise(async ({ input: { deepLinkId, positionId, requestKey } }) => {
        const client = await teamClient()
        const result = await client.mutation(Position_applyDocument, { deepLinkId, positionId }, underKey(requestKey)).toPromise()
        return expectData(result).applyForPosition.message
      }),
    },
  }),
)
