import { fromPromise } from 'xstate'
import { Timesheet_weekDocument } from '#generated/features/timesheet/week/week.ts'
import { timesheetExport } from '#machines/timesheet-export/timesheet-export.machine.ts'
import { timesheetOperationsOf } from '#machines/timesheet-operations/timesheet-operations.ts'
import { optimisticOverlay } from '#view-models/optimistic-overlay.ts'
import { exportEvents, exportRows } from '#view-models/timesheet-export.ts'
import { defineFlow } from '../../shared/flows/use-flow.ts'
import { outboxOf } from '../../shared/outbox/outbox.ts'
import { expectData } from '../../shared/services/expect-data.ts'
import { entryDataOf } from '../../shared/timesheet-outbox/timesheet-sender.ts'

/** Fetches the range anew, overlays what is on its way, and writes the file. One that is given up writes none. */
export const timesheetExportFlow = defineFlow(timesheetExport, (services) =>
  timesheetExport.provide({
    actors: {
      giveFile: fromPromise(async ({ input: { start, end, format }, signal }) => {
        const client = await services.teamClient()
        const result = await client.query(Timesheet_weekDocument, { start, end }, { requestPolicy: 'network-only' }).toPromise()
        const { entries, leaves } = expectData(result).timesheet
        const operations = timesheetOperationsOf(outboxOf(services).view().operations)
        const shown = optimisticOverlay({ start, end, entries: entries.map(entryDataOf), leaves }, operations)
        const { giveCalendar, giveCsv } = await import('./download.ts')
        if (signal.aborted) return
        const name = `timesheet-${start}-to-${end}`
        if (format === 'csv') await giveCsv(name, exportRows(shown))
        else await giveCalendar(name, exportEvents(shown))
      }),
    },
  }),
)
