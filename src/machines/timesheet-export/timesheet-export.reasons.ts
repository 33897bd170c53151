import type { SnapshotFrom } from 'xstate'
import { exportRangeError } from '#view-models/timesheet-export.ts'
import type { Reasons } from '../reasons.ts'
import type { timesheetExport } from './timesheet-export.machine.ts'

export const timesheetExportReasons = {
  states: {},
  guards: {
    hasRange: ['The range can be exported.', ({ context }) => exportRangeError(context)],
  },
} satisfies Reasons<SnapshotFrom<typeof timesheetExport>>
