import { fromPromise } from 'xstate'
import { Access_grantDocument, Access_requestDocument, Access_revokeDocument } from '#generated/features/access/access.ts'
import { accessActions } from '#machines/access-actions/access-actions.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'

/** Carries out one action; its key makes a repeated request one. */
export const accessActionsFlow = defineFlow(accessActions, ({ teamClient }) =>
  accessActions.provide({
    actors: {
      applyAction: fromPromise(async ({ input: { id, memberId, action, requestKey } }) => {
        const client = await teamClient()
        const context = underKey(requestKey)
        if (action === 'Grant') expectData(await client.mutation(Access_grantDocument, { id }, context).toPromise())
        else if (action === 'Revoke') expectData(await client.mutation(Access_revokeDocument, { id }, context).toPromise())
        else expectData(await client.mutation(Access_requestDocument, { id, memberId }, context).toPromise())
      }),
    },
  }),
)
