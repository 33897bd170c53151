import { fromPromise } from 'xstate'
import { ProblemReport_sendDocument } from '#generated/features/problem-report/problem-report.ts'
import { problemReport } from '#machines/problem-report/problem-report.machine.ts'
import { saveFile } from '../shared/files/save-file.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'

/** Saves on the device, and sends under a key that makes a repeated report one. */
export const problemReportFlow = defineFlow(problemReport, ({ teamClient }) =>
  problemReport.provide({
    actors: {
      saveFile: fromPromise(async ({ input: { text, file } }) => saveFile(new Blob([text], { type: 'application/json' }), file)),
      send: fromPromise(async ({ input: { text, requestKey } }) => {
        const client = await teamClient()
        const variables = { report: text }
        const { reportProblem } = expectData(
          await client.mutation(ProblemReport_sendDocument, variables, underKey(requestKey)).toPromise(),
        )
        return reportProblem.id
      }),
    },
  }),
)
