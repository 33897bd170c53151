import { fromPromise } from 'xstate'
import { ProblemReport_sendDocument } from '#generated/features/problem-report/problem-report.ts'
import { problemReport } from '#machines/problem-report/problem-report.machine.ts'
import { saveFile } from '../shared/files/save-file.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'

/** `problem-report-2026-11-20-0900.json`, in UTC. */
const fileName = (now: number): string =>
  `problem-report-${new Date(now).toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.json`

/** Saves on the device, and sends under a key that makes a repeated report one. */
export const problemReportFlow = defineFlow(problemReport, ({ teamClient, now }) =>
  problemReport.provide({
    actors: {
      saveFile: fromPromise(async ({ input: { text } }) => {
        const name = fileName(now())
        saveFile(new Blob([text], { type: 'application/json' }), name)
        return name
      }),
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
