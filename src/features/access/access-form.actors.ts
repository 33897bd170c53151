import { fromPromise } from 'xstate'
import { Access_addDocument } from '#generated/features/access/access.ts'
import { accessFormFlow as accessForm } from '#machines/access-form/access-form.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'

/** Saves on the server; the request key makes a repeated request one. */
export const accessFormFlow = defineFlow(accessForm, ({ teamClient }) =>
  accessForm.provide({
    actors: {
      saveAccess: fromPromise(async ({ input: { input, requestKey } }) => {
        const client = await teamClient()
        expectData(await client.mutation(Access_addDocument, { input }, underKey(requestKey)).toPromise())
      }),
    },
  }),
)
