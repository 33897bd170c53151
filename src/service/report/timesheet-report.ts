import { type SQL, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { reportCalls } from '#contract/report.ts'
import { groupIdOf, type ReportGrouping } from '#rules/timesheet-report.ts'
import type { Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { activity, project, technology, timesheet } from '../db/work-schema.ts'
import { dateTimeOf } from '../profile/forms.ts'
import { isReported, netEffort, type ReportFilter } from './filter.ts'

type Report = AnswerOf<(typeof reportCalls)['timesheetReport']>

/** Which records of a report are asked for. */
export interface ReportPage {
  readonly grouping: ReportGrouping
  /** From 1. */
  readonly number: number
  readonly size: number
}

const fullName = sql`trim(${teamMember.firstName} || ' ' || ${teamMember.lastName})`

/** What records are grouped by: columns of theirs. */
const keysOf: Readonly<Record<ReportGrouping, readonly SQL[]>> = {
  None: [],
  Member: [sql`${timesheet.memberId}`],
  Project: [sql`${timesheet.projectId}`],
  Epic: [sql`${timesheet.projectId}`, sql`${timesheet.epic}`],
  Activity: [sql`${timesheet.activityId}`],
}

/** The order of the groups, which is that of the records too: by name, and where two have one name by id. */
const orderOf = (grouping: ReportGrouping, epic: SQL): readonly SQL[] =>
  ({
    None: [],
    Member: [fullName, sql`${teamMember.id}`],
    Project: [sql`${project.name}`, sql`${project.id}`],
    Epic: [epic, sql`${project.name}`, sql`${project.id}`],
    Activity: [sql`${activity.value}`, sql`${activity.id}`],
  })[grouping]

const comma = sql`, `

/** The sums of the filter: the total, and one by group. A type for the rows of the statement. */
interface SumRow extends Record<string, unknown> {
  readonly isTotal: boolean
  readonly memberId: string | null
  readonly memberName: string | null
  readonly projectId: string | null
  readonly projectName: string | null
  readonly epic: string | null
  readonly activityId: string | null
  readonly activityValue: string | null
  readonly count: number
  readonly netEffort: number
}

/** The statement: one pass over the records of the filter. */
export const sumsOfReport = (filter: ReportFilter, grouping: ReportGrouping): SQL => {
  const keys = keysOf[grouping]
  const has = (one: ReportGrouping): boolean => one === grouping
  const key = (isThere: boolean, column: SQL, type: SQL): SQL => (isThere ? column : sql`null::${type}`)
  const uuid = sql`uuid`
  const sets = keys.length === 0 ? sql`()` : sql`(${sql.join([...keys], comma)}), ()`
  return sql`
    with sums as (
      select ${keys[0] === undefined ? sql`true` : sql`grouping(${keys[0]}) = 1`} as is_total,
        ${key(has('Member'), sql`${timesheet.memberId}`, uuid)} as member_id,
        ${key(has('Project') || has('Epic'), sql`${timesheet.projectId}`, uuid)} as project_id,
        ${key(has('Epic'), sql`${timesheet.epic}`, sql`text`)} as epic,
        ${key(has('Activity'), sql`${timesheet.activityId}`, uuid)} as activity_id,
        count(*)::int as count, coalesce(sum(${netEffort}), 0)::float8 as net_effort
      from ${timesheet}
      where ${isReported(filter)}
      group by grouping sets (${sets})
    )
    select sums.is_total as "isTotal", sums.member_id as "memberId", ${fullName} as "memberName",
      sums.project_id as "projectId", ${project.name} as "projectName", sums.epic as "epic",
      sums.activity_id as "activityId", ${activity.value} as "activityValue",
      sums.count as "count", sums.net_effort as "netEffort"
    from sums
    left join ${teamMember} on ${teamMember.id} = sums.member_id
    left join ${project} on ${project.id} = sums.project_id
    left join ${activity} on ${activity.id} = sums.activity_id
    order by ${sql.join([sql`sums.is_total desc`, ...orderOf(grouping, sql`sums.epic`)], comma)}`
}

const toGroup = (grouping: ReportGrouping, row: SumRow): Report['groups'][number] => {
  const { memberId, projectId, epic, activityId, memberName, projectName, activityValue } = row
  const key = { memberId: memberId ?? '', projectId: projectId ?? '', epic: epic ?? '', activityId: activityId ?? '' }
  const names = { None: '', Member: memberName, Project: projectName, Epic: epic, Activity: activityValue }
  return {
    id: groupIdOf(grouping, key),
    Name: names[grouping] ?? '',
    ProjectName: grouping === 'Epic' ? projectName : null,
    count: row.count,
    netEffort: row.netEffort,
  }
}

interface RecordRow extends Record<string, unknown> {
  readonly id: string
  readonly day: string
  readonly memberId: string
  readonly memberName: string
  readonly projectId: string
  readonly projectName: string
  readonly epic: string
  readonly issueNo: string
  readonly activityId: string
  readonly activityValue: string
  readonly technologyId: string
  readonly technologyValue: string
  readonly netEffort: number
  readonly adjustment: number
  readonly description: string
}

/** The statement: what the order needs is sorted, and only the page is read in full. */
export const pageOfReport = (filter: ReportFilter, { grouping, number, size }: ReportPage): SQL => {
  const order = sql.join(
    [
      ...orderOf(grouping, sql`${timesheet.epic}`),
      ...[sql`${timesheet.date} desc`, fullName, sql`${timesheet.createdAt}`],
      ...[sql`${timesheet.memberId}`, sql`${timesheet.id}`],
    ],
    comma,
  )
  return sql`
    with page as (
      select ${timesheet.memberId} as member_id, ${timesheet.id} as id
      from ${timesheet}
      join ${teamMember} on ${teamMember.id} = ${timesheet.memberId}
      join ${project} on ${project.id} = ${timesheet.projectId}
      join ${activity} on ${activity.id} = ${timesheet.activityId}
      where ${isReported(filter)}
      order by ${order}
      limit ${size} offset ${(number - 1) * size}
    )
    select ${timesheet.id} as "id", to_char(${timesheet.date}, 'YYYY-MM-DD') as "day",
      ${timesheet.memberId} as "memberId", ${fullName} as "memberName",
      ${timesheet.projectId} as "projectId", ${project.name} as "projectName",
      ${timesheet.epic} as "epic", ${timesheet.issueNo} as "issueNo",
      ${timesheet.activityId} as "activityId", ${activity.value} as "activityValue",
      ${timesheet.technologyId} as "technologyId", ${technology.value} as "technologyValue",
      ${netEffort}::float8 as "netEffort", ${timesheet.adjustment} as "adjustment", ${timesheet.description} as "description"
    from page
    join ${timesheet} on ${timesheet.memberId} = page.member_id and ${timesheet.id} = page.id
    join ${teamMember} on ${teamMember.id} = page.member_id
    join ${project} on ${project.id} = ${timesheet.projectId}
    join ${activity} on ${activity.id} = ${timesheet.activityId}
    join ${technology} on ${technology.id} = ${timesheet.technologyId}
    order by ${order}`
}

const toRecord = (row: RecordRow): Report['data'][number] => ({
  id: row.id,
  Date: dateTimeOf(row.day) ?? '',
  TeamMember: { id: row.memberId, Name: row.memberName },
  Project: { id: row.projectId, Name: row.projectName },
  Epic: row.epic,
  IssueNo: row.issueNo,
  Activity: { id: row.activityId, Value: row.activityValue },
  Technology: { id: row.technologyId, Value: row.technologyValue },
  NetEffort: row.netEffort,
  Adjustment: row.adjustment,
  Description: row.description,
})

/** A page of the report's records, with the sums of the whole filter (decisions B, Timesheet report). Two statements, whatever its size. */
export const findReport = async (db: Queries, filter: ReportFilter, page: ReportPage): Promise<Report> => {
  const sums = await db.execute<SumRow>(sumsOfReport(filter, page.grouping))
  const total = sums.rows.find(({ isTotal }) => isTotal)
  const records = await db.execute<RecordRow>(pageOfReport(filter, page))
  return {
    data: records.rows.map(toRecord),
    totalCount: total?.count ?? 0,
    totalEffort: total?.netEffort ?? 0,
    groups: page.grouping === 'None' ? [] : sums.rows.filter(({ isTotal }) => !isTotal).map((row) => toGroup(page.grouping, row)),
  }
}
