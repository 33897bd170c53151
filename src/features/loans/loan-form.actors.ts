import { fromPromise } from 'xstate'
import { LoanForm_saveDocument } from '#generated/features/loans/loan-form.ts'
import { loanRequest } from '#machines/loan-form/loan-form.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'

/** Saves on the server; the request key makes a repeated request one. */
export const loanRequestFlow = defineFlow(loanRequest, ({ teamClient }) =>
  loanRequest.provide({
    actors: {
      saveLoan: fromPromise(async ({ input: { id, version, input, requestKey } }) => {
        const client = await teamClient()
        expectData(await client.mutation(LoanForm_saveDocument, { id, version, input }, underKey(requestKey)).toPromise())
      }),
    },
  }),
)
