import { fromPromise } from 'xstate'
import { Loans_removeDocument } from '#generated/features/loans/loans.ts'
import { loanRemoval } from '#machines/loan-removal/loan-removal.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'

/** Deletes on the server; the request key makes a repeated request one. */
export const loanRemovalFlow = defineFlow(loanRemoval, ({ teamClient }) =>
  loanRemoval.provide({
    actors: {
      removeLoan: fromPromise(async ({ input: { loanId, requestKey } }) => {
        const client = await teamClient()
        expectData(await client.mutation(Loans_removeDocument, { id: loanId }, underKey(requestKey)).toPromise())
      }),
    },
  }),
)
