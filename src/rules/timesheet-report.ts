import { addDays, monthRange } from './weeks.ts'

/** The timesheet report of a line manager (specification 2.8; decisions B, Timesheet report). */

/** By what records are grouped, as v1 calls it. */
export const reportGroupings = ['None', 'Member', 'Project', 'Epic', 'Activity'] as const
export type ReportGrouping = (typeof reportGroupings)[number]

/** Team members, and projects, that can be chosen at once; none chosen are all. */
export const reportChoicesMax = 100

/** Records on one page, unless it is said how many. */
export const reportPageSize = 50
export const reportPageSizeMax = 200

/** Files that the report is exported as. */
export const reportFormats = ['csv', 'xlsx'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** Rows that a sheet of XLSX has room for, its header among them. */
export const sheetRowsMax = 1_048_576

/** What says to which group a record belongs. */
export interface Grouped {
  readonly memberId: string
  readonly projectId: string
  readonly epic: string
  readonly activityId: string
}

/** The id of a record's group; an epic is one of its project. Without grouping there is one group, of the id ''. */
export const groupIdOf = (grouping: ReportGrouping, { memberId, projectId, epic, activityId }: Grouped): string =>
  ({ None: '', Member: memberId, Project: projectId, Epic: `${projectId}/${epic}`, Activity: activityId })[grouping]

/** The last calendar month, which the report shows first. @param today the day it is, `YYYY-MM-DD` */
export const lastMonth = (today: string): { readonly start: string; readonly end: string } =>
  monthRange(addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7))
