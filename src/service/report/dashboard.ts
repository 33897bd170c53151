import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { activity, project, technology, timesheet } from '../db/work-schema.ts'
import type { DayRange } from '../timesheet/days.ts'

interface Share {
  readonly id: string
  readonly name: string
  /** Hours, adjustments included. */
  readonly netEffort: number
}

/** One group of one of the four sums; what it is not grouped by is null. */
interface SumRow extends Record<string, unknown> {
  readonly date: string | null
  readonly activityId: string | null
  readonly activityValue: string | null
  readonly technologyId: string | null
  readonly technologyValue: string | null
  readonly projectId: string | null
  readonly projectName: string | null
  readonly epic: string | null
  readonly netEffort: number
}

/** The statement: one pass over the member's records of the range, summed up in four ways. Decimal sums are free of binary dust. */
export const sumsOfRange = (memberId: string, { start, end }: DayRange) => sql`
  with sums as (
    select ${timesheet.date} as day, ${timesheet.activityId} as activity_id, ${timesheet.technologyId} as technology_id,
      ${timesheet.projectId} as project_id, ${timesheet.epic} as epic,
      sum(${timesheet.effort}::numeric + ${timesheet.adjustment}::numeric)::float8 as net_effort
    from ${timesheet}
    where ${timesheet.memberId} = ${memberId} and ${timesheet.date} between ${start} and ${end}
    group by grouping sets (
      (${timesheet.date}), (${timesheet.activityId}), (${timesheet.technologyId}), (${timesheet.projectId}, ${timesheet.epic})
    )
  )
  select to_char(sums.day, 'YYYY-MM-DD') as "date", sums.activity_id as "activityId", ${activity.value} as "activityValue",
    sums.technology_id as "technologyId", ${technology.value} as "technologyValue", sums.project_id as "projectId",
    ${project.name} as "projectName", sums.epic, sums.net_effort as "netEffort"
  from sums
  left join ${activity} on ${activity.id} = sums.activity_id
  left join ${technology} on ${technology.id} = sums.technology_id
  left join ${project} on ${project.id} = sums.project_id`

const byId = (one: Share, other: Share): number => (one.id < other.id ? -1 : 1)
const largestFirst = (one: Share, other: Share): number =>
  other.netEffort - one.netEffort || one.name.localeCompare(other.name, 'en') || byId(one, other)

const share = (id: string | null, name: string | null, netEffort: number): Share[] =>
  id === null ? [] : [{ id, name: name ?? '', netEffort }]

/** Epics by project and name; where two projects have an epic of one name, the project is said as well. */
const epicShares = (rows: readonly SumRow[]): Share[] => {
  const epics = rows.filter(({ epic }) => epic !== null)
  const count = (name: string | null): number => epics.filter(({ epic }) => epic === name).length
  return epics.flatMap(({ projectId, projectName, epic, netEffort }) =>
    share(`${projectId}/${epic}`, count(epic) > 1 ? `${epic} (${projectName})` : epic, netEffort),
  )
}

/** The member's net effort of a range by day, activity, technology and epic (specification 3, Dashboard report); largest sums first. */
export const sumEfforts = async (db: Queries, memberId: string, range: DayRange) => {
  const { rows } = await db.execute<SumRow>(sumsOfRange(memberId, range))
  return {
    timesheets: rows.flatMap(({ date, netEffort }) => share(date, date, netEffort)).toSorted(byId),
    activityReport: rows
      .flatMap(({ activityId, activityValue, netEffort }) => share(activityId, activityValue, netEffort))
      .toSorted(largestFirst),
    technologyReport: rows
      .flatMap(({ technologyId, technologyValue, netEffort }) => share(technologyId, technologyValue, netEffort))
      .toSorted(largestFirst),
    epicReport: epicShares(rows).toSorted(largestFirst),
  }
}
