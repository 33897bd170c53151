import type { Readable } from 'node:stream'
import { type SQL, sql } from 'drizzle-orm'
import { messages } from '#rules/messages.ts'
import { plainAmount, sumOf } from '#rules/money.ts'
import { type ReportFormat, sheetRowsMax } from '#rules/timesheet-report.ts'
import type { Queries } from '../db/database.ts'
import { activity, project, technology, timesheet } from '../db/work-schema.ts'
import { attachment } from '../file/file-name.ts'
import type { SentFile } from '../handler.ts'
import { invalid } from '../http-error.ts'
import { csvStream } from '../spreadsheet/csv.ts'
import type { Sheet, SheetColumn, SheetRow } from '../spreadsheet/sheet.ts'
import { xlsxStream } from '../spreadsheet/xlsx.ts'
import { isReported, isReportedOf, netEffort, type ReportFilter } from './filter.ts'

/** Makes a query where reports are read. */
type ReadRows = <T>(query: (db: Queries) => Promise<T>) => Promise<T>

/** Records that are read at once. */
export const batchSize = 2_000

/** The columns of the report (decisions B, Timesheet report). */
const columns: readonly SheetColumn[] = [
  { header: 'Date', kind: 'day', width: 12 },
  { header: 'Team Member', kind: 'text', width: 24 },
  { header: 'Project', kind: 'text', width: 28 },
  { header: 'Epic', kind: 'text', width: 24 },
  { header: 'Ticket#', kind: 'text', width: 14 },
  { header: 'Activity', kind: 'text', width: 18 },
  { header: 'Technology', kind: 'text', width: 18 },
  { header: 'Effort', kind: 'hours', width: 10 },
  { header: 'Description', kind: 'text', width: 60 },
]

interface FileRow extends Record<string, unknown> {
  readonly id: string
  readonly day: string
  readonly project: string
  readonly epic: string
  readonly ticket: string
  readonly activity: string
  readonly technology: string
  /** Hours, a decimal text. */
  readonly effort: string
  readonly description: string
}

type Place = Pick<FileRow, 'day' | 'id'>

/** The statement: a member's next records by day, which the index on member and day gives in order. */
export const batchOf = (memberId: string, filter: ReportFilter, after: Place | null): SQL => sql`
  select ${timesheet.id} as "id", to_char(${timesheet.date}, 'YYYY-MM-DD') as "day", ${project.name} as "project",
    ${timesheet.epic} as "epic", ${timesheet.issueNo} as "ticket", ${activity.value} as "activity",
    ${technology.value} as "technology", ${netEffort}::text as "effort", ${timesheet.description} as "description"
  from ${timesheet}
  join ${project} on ${project.id} = ${timesheet.projectId}
  join ${activity} on ${activity.id} = ${timesheet.activityId}
  join ${technology} on ${technology.id} = ${timesheet.technologyId}
  where ${isReportedOf(memberId, filter)}
    and ${after === null ? sql`true` : sql`(${timesheet.date}, ${timesheet.id}) > (${after.day}::date, ${after.id}::uuid)`}
  order by ${timesheet.date}, ${timesheet.id}
  limit ${batchSize}`

/**
 * The rows of the report by team member and day, a batch at a time, and last the total of what was given. No connection is held between
 * two batches, so that somebody who reads slowly keeps nobody waiting.
 */
async function* rowsOf(read: ReadRows, filter: ReportFilter): AsyncGenerator<readonly SheetRow[]> {
  let total = sumOf([])
  for (const { id: memberId, name } of filter.members) {
    let after: Place | null = null
    do {
      const batch = batchOf(memberId, filter, after)
      const { rows }: { readonly rows: readonly FileRow[] } = await read((db) => db.execute<FileRow>(batch))
      total = total.plus(sumOf(rows.map(({ effort }) => effort)))
      yield rows.map((row) => [
        ...[row.day, name, row.project, row.epic, row.ticket, row.activity, row.technology],
        ...[plainAmount(row.effort), row.description],
      ])
      after = rows.length < batchSize ? null : (rows.at(-1) ?? null)
    } while (after !== null)
  }
  yield [['Total', '', '', '', '', '', '', total.toFixed(), '']]
}

/** @throws HttpError 400 for more records than a sheet has rows */
const checkRoom = async (read: ReadRows, filter: ReportFilter): Promise<void> => {
  const counted = sql`select count(*)::int as count from ${timesheet} where ${isReported(filter)}`
  const [found] = (await read((db) => db.execute<{ count: number }>(counted))).rows
  // The header and the total take a row each.
  if ((found?.count ?? 0) + 2 > sheetRowsMax) throw invalid('Format', messages.reportTooLongForSheet)
}

const mediaTypes: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * The records of a report as a file, read as they are sent (decisions B, Timesheet report).
 *
 * @throws HttpError 400 for more records than XLSX can hold
 */
export const reportFile = async (read: ReadRows, filter: ReportFilter, format: ReportFormat, now: Date): Promise<SentFile> => {
  if (format === 'xlsx') await checkRoom(read, filter)
  const { start, end } = filter.range
  const sheet: Sheet = { name: 'Timesheet report', columns, batches: rowsOf(read, filter) }
  const body: Readable = format === 'csv' ? csvStream(sheet) : xlsxStream(sheet, now)
  return {
    body,
    headers: {
      'content-type': mediaTypes[format],
      'content-disposition': attachment(`Timesheet report ${start} to ${end}.${format}`),
      'x-content-type-options': 'nosniff',
    },
  }
}
