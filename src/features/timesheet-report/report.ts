import type {
  TimesheetReport_groupFragment,
  TimesheetReport_recordFragment,
} from '#generated/features/timesheet-report/report.ts'

/** A record as the page's query has it; hours with the adjustment. */
export type ReportRecord = TimesheetReport_recordFragment

/** A group of the whole report. */
export type ReportGroup = TimesheetReport_groupFragment
