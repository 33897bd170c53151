import { fromPromise } from 'xstate'
import { Shell_viewerDocument } from '#generated/app/shell/viewer.ts'
import { Commitments_decideDocument, Commitments_pageDocument } from '#generated/features/commitments/commitments.ts'
import { commitmentApproval } from '#machines/commitment-approval/commitment-approval.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, failureOf, underKey } from '../shared/services/expect-data.ts'

/** Decides on the server; the request key makes a repeated request one. A refusal means that the list may be old: it is asked for again. */
export const commitmentApprovalFlow = defineFlow(commitmentApproval, ({ teamClient }) =>
  commitmentApproval.provide({
    actors: {
      decide: fromPromise(async ({ input: { commitmentId, decision, message, requestKey } }) => {
        const client = await teamClient()
        const variables = { id: commitmentId, decision, message }
        const result = await client.mutation(Commitments_decideDocument, variables, underKey(requestKey)).toPromise()
        if (result.error !== undefined && failureOf(result.error).kind === 'refused') {
          const anew = { requestPolicy: 'network-only' } as const
          void client.query(Commitments_pageDocument, {}, anew).toPromise()
          void client.query(Shell_viewerDocument, {}, anew).toPromise()
        }
        expectData(result)
      }),
    },
  }),
)
