import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { timesheetExport } from './timesheet-export.machine.ts'

const [start, end] = ['2026-03-02', '2026-03-08']

export const timesheetExportPlan: PathPlan = {
  name: 'timesheet-export',
  machine: timesheetExport,
  starts: [{ words: 'Open the timesheet', input: undefined }],
  events: [
    { event: { type: 'export.requested', start, end }, words: 'Choose Export' },
    { event: { type: 'range.changed', start, end: '2026-03-04' }, words: 'Choose an earlier last day' },
    { event: { type: 'file.requested', format: 'csv' }, words: 'Press Table (CSV)' },
    { event: { type: 'export.cancelled' }, words: 'Close the dialog' },
    { event: doneEvent('giveFile'), words: 'The records arrive' },
    { event: errorEvent('giveFile', silence), words: 'There is no answer' },
  ],
  facts: ({ end: last }: { end: string | null }) => String(last),
  // An earlier last day is chosen once.
  possible: (state, event) => event.type !== 'range.changed' || state.context.end === end,
}
