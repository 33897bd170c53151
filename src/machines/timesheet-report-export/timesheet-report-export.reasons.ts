import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const timesheetReportExportReasons = {
  states: {
    exporting: messages.reportExporting,
  },
  guards: {},
} satisfies Reasons
