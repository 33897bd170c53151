import { fromPromise } from 'xstate'
import {
  AccessRequest_assessmentDocument,
  AccessRequest_courseDocument,
} from '#generated/features/shared/training/access-request.ts'
import { accessRequest } from '#machines/access-request/access-request.machine.ts'
import { defineFlow } from '../flows/use-flow.ts'
import { expectData, underKey } from '../services/expect-data.ts'

/** Asks on the server; the request key makes a repeated request one. */
export const accessRequestFlow = defineFlow(accessRequest, ({ teamClient }) =>
  accessRequest.provide({
    actors: {
      requestAccess: fromPromise(async ({ input: { kind, id, requestKey } }) => {
        const client = await teamClient()
        const key = underKey(requestKey)
        if (kind === 'course') expectData(await client.mutation(AccessRequest_courseDocument, { id }, key).toPromise())
        else expectData(await client.mutation(AccessRequest_assessmentDocument, { id }, key).toPromise())
      }),
    },
  }),
)
