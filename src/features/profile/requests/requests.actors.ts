import { fromPromise } from 'xstate'
import { ProfileRequests_jobTitleDocument, ProfileRequests_skillDocument } from '#generated/features/profile/requests/requests.ts'
import { catalogueRequest } from '#machines/catalogue-request/catalogue-request.machine.ts'
import { expectData, underKey } from '../../expect-data.ts'
import { defineFlow } from '../../use-flow.ts'

/** Asks the admin; the request key makes a repeated request one. */
export const catalogueRequestFlow = defineFlow(catalogueRequest, ({ teamClient }) =>
  catalogueRequest.provide({
    actors: {
      requestName: fromPromise(async ({ input: { kind, name, requestKey } }) => {
        const client = await teamClient()
        const variables = { title: name }
        if (kind === 'skill') {
          expectData(await client.mutation(ProfileRequests_skillDocument, variables, underKey(requestKey)).toPromise())
        } else {
          expectData(await client.mutation(ProfileRequests_jobTitleDocument, variables, underKey(requestKey)).toPromise())
        }
      }),
    },
  }),
)
