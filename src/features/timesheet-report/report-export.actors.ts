import { fromPromise } from 'xstate'
import type { Failure } from '#machines/failure.ts'
import { timesheetReportExport } from '#machines/timesheet-report-export/timesheet-report-export.machine.ts'
import { saveFile } from '../shared/files/save-file.ts'
import { throttled } from '../shared/files/throttled.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'

/** The file is written by the server and comes beside the GraphQL calls. One that is given up is not saved. */
export const timesheetReportExportFlow = defineFlow(timesheetReportExport, ({ files, flows }) =>
  timesheetReportExport.provide({
    actors: {
      giveReport: fromPromise(async ({ input, signal }) => {
        if (input === null) throw { kind: 'failed' } satisfies Failure
        const { format, start, end, memberIds, projectIds } = input
        const query = {
          ...{ format, start, end },
          ...(memberIds.length === 0 ? {} : { members: memberIds.join() }),
          ...(projectIds.length === 0 ? {} : { projects: projectIds.join() }),
        }
        const onProgress = throttled((received) =>
          flows.peek(timesheetReportExport.id)?.send({ type: 'progress.told', received }),
        )
        const { blob, name } = await files.download({ kind: 'timesheetReport', id: null, query }, { onProgress, signal })
        if (!signal.aborted) saveFile(blob, name)
      }),
    },
  }),
)
