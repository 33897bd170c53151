import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { timesheetReportExport, type WantedReport } from './timesheet-report-export.machine.ts'

/** The report as a path asks for it. */
export const wantedReport = (format: WantedReport['format']): WantedReport => ({
  ...{ format, start: '2026-03-01', end: '2026-03-31', memberIds: [], projectIds: [], recordCount: 2 },
})

export const timesheetReportExportPlan: PathPlan = {
  name: 'timesheet-report-export',
  machine: timesheetReportExport,
  starts: [{ words: 'Open the timesheet report', input: undefined }],
  events: [
    { event: { type: 'export.requested', report: wantedReport('csv') }, words: 'Press Export CSV' },
    { event: { type: 'export.requested', report: wantedReport('xlsx') }, words: 'Press Export XLSX' },
    { event: { type: 'progress.told', received: 4096 }, words: 'A part of the file arrives' },
    { event: { type: 'cancel.requested' }, words: 'Press Cancel' },
    { event: { type: 'retry.requested' }, words: 'Press Retry' },
    { event: { type: 'outcome.dismissed' }, words: 'Dismiss what is said of the export' },
    { event: doneEvent('giveReport'), words: 'The file is complete' },
    { event: errorEvent('giveReport', silence), words: 'The connection breaks' },
  ],
  facts: ({ wanted }: { wanted: WantedReport | null }) => String(wanted?.format),
}
