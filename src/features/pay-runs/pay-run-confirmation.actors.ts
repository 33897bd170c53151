import { fromPromise } from 'xstate'
import { Shell_viewerDocument } from '#generated/app/shell/viewer.ts'
import { PayRuns_confirmDocument, PayRuns_pageDocument } from '#generated/features/pay-runs/pay-runs.ts'
import { payRunConfirmation } from '#machines/pay-run-confirmation/pay-run-confirmation.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, failureOf, underKey } from '../shared/services/expect-data.ts'

/** Confirms on the server; the request key makes a repeated request one. A refusal means that the list may be old: it is asked for again. */
export const payRunConfirmationFlow = defineFlow(payRunConfirmation, ({ teamClient }) =>
  payRunConfirmation.provide({
    actors: {
      confirm: fromPromise(async ({ input: { payRunId, totalPay, requestKey } }) => {
        const client = await teamClient()
        const result = await client
          .mutation(PayRuns_confirmDocument, { id: payRunId, totalPay }, underKey(requestKey))
          .toPromise()
        if (result.error !== undefined && failureOf(result.error).kind === 'refused') {
          const anew = { requestPolicy: 'network-only' } as const
          void client.query(PayRuns_pageDocument, {}, anew).toPromise()
          void client.query(Shell_viewerDocument, {}, anew).toPromise()
        }
        expectData(result)
      }),
    },
  }),
)
