import { fromPromise } from 'xstate'
import { PayRuns_pageDocument } from '#generated/features/pay-runs/pay-runs.ts'
import { payRunFiles } from '#machines/pay-run-files/pay-run-files.machine.ts'
import { filterPayRuns, payRunColumns, payRunRows, sortPayRuns } from '#view-models/pay-run-list.ts'
import { saveFile } from '../shared/files/save-file.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData } from '../shared/services/expect-data.ts'

/** A slip comes from the server as it is; the list is what the page shows of it. */
export const payRunFilesFlow = defineFlow(payRunFiles, ({ files, teamClient }) =>
  payRunFiles.provide({
    actors: {
      giveFile: fromPromise(async ({ input }) => {
        if (input.kind === 'slip') {
          const { blob, name } = await files.download({ kind: 'paySlip', id: input.payRunId })
          saveFile(blob, name)
          return
        }
        const client = await teamClient()
        const { payRuns } = expectData(
          await client.query(PayRuns_pageDocument, {}, { requestPolicy: 'network-only' }).toPromise(),
        )
        const { csvOf } = await import('../shared/files/csv.ts')
        const text = await csvOf(payRunColumns, payRunRows(sortPayRuns(filterPayRuns(payRuns, input.filter))))
        saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'pay-runs.csv')
      }),
    },
  }),
)
