import type { Reasons } from '../reasons.ts'

export const timesheetReportExportReasons = {
  states: {
    exporting: 'A report is being exported.',
  },
  guards: {},
} satisfies Reasons
