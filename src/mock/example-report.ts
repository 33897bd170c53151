import { sumHours } from '#rules/timesheet.ts'
import { groupIdOf, lastMonth, type ReportGrouping } from '#rules/timesheet-report.ts'
import { exampleTeamChoices } from './example-accesses.ts'
import { workAround } from './example-work.ts'

/** What a report is asked for with. */
export interface ReportVariables {
  readonly filter: {
    readonly memberIds: readonly string[]
    readonly projectIds: readonly string[]
    readonly start: string
    readonly end: string
  }
  readonly grouping: ReportGrouping
  readonly page: number
  readonly pageSize: number
}

/** Records of the team of the two weeks before a day, of its members by turns. */
const recordsUntil = (day: string) =>
  workAround(day).entries.flatMap(({ activity, technology, project, effort, adjustment, ...entry }, index) => {
    const member = exampleTeamChoices.members[index % 2]
    const inTeam = exampleTeamChoices.projects[project?.name?.startsWith('Atlas') === true ? 1 : 0]
    if (member === undefined || inTeam === undefined) return []
    return [
      {
        ...{ id: entry.id, date: entry.date, epic: entry.epic, ticket: entry.ticket, description: entry.description },
        ...{ memberId: member.id, memberName: member.name, projectId: inTeam.id, projectName: inTeam.name },
        ...{ activityId: activity?.id ?? '', activity: activity?.value ?? '', technology: technology?.value ?? '' },
        ...{ effort: sumHours([effort, adjustment]), adjustment },
      },
    ]
  })

type Records = ReturnType<typeof recordsUntil>

const effortOf = (records: Records): number => sumHours(records.map(({ effort }) => effort))

/** The report of a team whose records lie at the end of the last month and around a day. @param today `YYYY-MM-DD` */
export const reportAround = (today: string, { filter, grouping, page, pageSize }: ReportVariables) => {
  const isWithin = (ids: readonly string[], id: string): boolean => ids.length === 0 || ids.includes(id)
  const recent = recordsUntil(today).map((record) => ({ ...record, id: record.id.replace('-a00', '-b00') }))
  const nameOf = (record: Records[number]): string =>
    ({
      ...{ None: '', Member: record.memberName, Project: record.projectName },
      ...{ Epic: record.epic, Activity: record.activity },
    })[grouping]
  const records = [...recordsUntil(lastMonth(today).end), ...recent]
    .filter(({ date, memberId, projectId }) => {
      const isOfDays = date >= filter.start && date <= filter.end
      return isOfDays && isWithin(filter.memberIds, memberId) && isWithin(filter.projectIds, projectId)
    })
    .toSorted(
      (one, other) =>
        nameOf(one).localeCompare(nameOf(other), 'en') ||
        (grouping !== 'Epic' ? 0 : one.projectName.localeCompare(other.projectName, 'en')) ||
        other.date.localeCompare(one.date),
    )
  const idOf = (record: Records[number]): string => groupIdOf(grouping, record)
  const groupIds = grouping === 'None' ? [] : [...new Set(records.map(idOf))]
  return {
    records: records.slice((page - 1) * pageSize, page * pageSize),
    recordCount: records.length,
    effort: effortOf(records),
    groups: groupIds.map((id) => {
      const members = records.filter((record) => idOf(record) === id)
      const [first] = members
      return {
        ...{ id, name: first === undefined ? '' : nameOf(first), recordCount: members.length, effort: effortOf(members) },
        projectName: grouping === 'Epic' ? (first?.projectName ?? null) : null,
      }
    }),
  }
}
