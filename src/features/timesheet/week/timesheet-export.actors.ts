import { fromPromise } from 'xstate'
import { Timesheet_weekDocument } from '#generated/features/timesheet/week/week.ts'
import { timesheetExport } from '#machines/timesheet-export/timesheet-export.machine.ts'
import { laidOver } from '#rules/laid-over.ts'
import { exportEvents, exportRows } from '#rules/timesheet-export.ts'
import { expectData } from '../../expect-data.ts'
import { defineFlow } from '../../use-flow.ts'
import { outboxesOf } from '../outbox/outboxes.ts'
import { entryDataOf } from '../outbox/timesheet-outbox.actors.ts'

/** Fetches the range anew, lays over it what is on its way, and writes the file. One that is given up writes none. */
export const timesheetExportFlow = defineFlow(timesheetExport, (services) =>
  timesheetExport.provide({
    actors: {
      giveFile: fromPromise(async ({ input: { start, end, format }, signal }) => {
        const client = await services.teamClient()
        const result = await client.query(Timesheet_weekDocument, { start, end }, { requestPolicy: 'network-only' }).toPromise()
        const { entries, leaves } = expectData(result).timesheet
        const { operations, sending } = outboxesOf(services).view()
        const shown = laidOver({ start, end, entries: entries.map(entryDataOf), leaves }, operations, sending)
        const { giveCalendar, giveCsv } = await import('./download.ts')
        if (signal.aborted) return
        const name = `timesheet-${start}-to-${end}`
        if (format === 'csv') await giveCsv(name, exportRows(shown))
        else await giveCalendar(name, exportEvents(shown))
      }),
    },
  }),
)
