import { fromPromise } from 'xstate'
import { Timesheet_weekDocument } from '#generated/features/timesheet/week/week.ts'
import { type ExportFormat, timesheetExport } from '#machines/timesheet-export/timesheet-export.machine.ts'
import { timesheetOperationsOf } from '#machines/timesheet-operations/timesheet-operations.ts'
import { optimisticOverlay } from '#view-models/optimistic-overlay.ts'
import { exportColumns, exportEvents, exportRows } from '#view-models/timesheet-export.ts'
import { saveFile } from '../../shared/files/save-file.ts'
import { defineFlow } from '../../shared/flows/use-flow.ts'
import { outboxOf } from '../../shared/outbox/outbox.ts'
import { expectData } from '../../shared/services/expect-data.ts'
import { entryDataOf } from '../../shared/timesheet-outbox/entry-data.ts'

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  ics: 'text/calendar;charset=utf-8',
}

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
        const text =
          format === 'csv'
            ? await (await import('../../shared/files/csv.ts')).csvOf(exportColumns, exportRows(shown))
            : await (await import('./export-files.ts')).calendarOf(exportEvents(shown))
        if (signal.aborted) return
        saveFile(new Blob([text], { type: mediaTypes[format] }), `timesheet-${start}-to-${end}.${format}`)
      }),
    },
  }),
)
