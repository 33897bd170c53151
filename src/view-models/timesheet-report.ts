import { messages } from '#rules/messages.ts'
import {
  type Grouped,
  groupIdOf,
  lastMonth,
  type ReportGrouping,
  reportChoicesMax,
  reportGroupings,
} from '#rules/timesheet-report.ts'
import { isUuid } from '#rules/uuid.ts'
import { isDay } from '#rules/weeks.ts'
import { type ExportRange, exportRangeError } from './timesheet-export.ts'

/** What the report shows, as it stands in the address. */
export interface ReportView {
  /** None are everybody of the team. */
  readonly memberIds: readonly string[]
  /** None are all. */
  readonly projectIds: readonly string[]
  /** First and last day, `YYYY-MM-DD`, both included; null where none is chosen. */
  readonly start: string | null
  readonly end: string | null
  readonly grouping: ReportGrouping
  /** From 1. */
  readonly page: number
}

/** What the person chooses to group by. */
export const groupingNames: Readonly<Record<ReportGrouping, string>> = {
  None: 'No groups',
  Member: 'Team Member',
  Project: 'Project',
  Epic: 'Epic',
  Activity: 'Activity',
}

const readIds = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').toLowerCase().split(',').filter(isUuid))].slice(0, reportChoicesMax)

const readDay = (text: string | null, usual: string): string | null => {
  if (text === '') return null
  return text !== null && isDay(text) ? text : usual
}

/**
 * What an address says of the report; what it does not say, or says wrongly, is as usual: everybody in the last calendar month.
 *
 * @param today the day it is, `YYYY-MM-DD`
 */
export const readReportView = (query: URLSearchParams, today: string): ReportView => {
  const usual = lastMonth(today)
  const page = query.get('page') ?? ''
  return {
    memberIds: readIds(query.get('members')),
    projectIds: readIds(query.get('projects')),
    start: readDay(query.get('start'), usual.start),
    end: readDay(query.get('end'), usual.end),
    grouping: reportGroupings.find((one) => one.toLowerCase() === query.get('group')) ?? 'None',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The same as an address's query; what is as usual is left out. @param today the day it is, `YYYY-MM-DD` */
export const writeReportView = (view: ReportView, today: string): Readonly<Record<string, string>> => {
  const usual = lastMonth(today)
  return {
    ...(view.memberIds.length === 0 ? {} : { members: view.memberIds.join() }),
    ...(view.projectIds.length === 0 ? {} : { projects: view.projectIds.join() }),
    ...(view.start === usual.start ? {} : { start: view.start ?? '' }),
    ...(view.end === usual.end ? {} : { end: view.end ?? '' }),
    ...(view.grouping === 'None' ? {} : { group: view.grouping.toLowerCase() }),
    ...(view.page === 1 ? {} : { page: String(view.page) }),
  }
}

/** What of a group its name is made of. */
interface NamedGroup {
  readonly id: string
  readonly name: string
  readonly projectName: string | null
}

/** The name of a group; an epic's with its project, because projects may have epics of one name. */
export const groupTitle = ({ name, projectName }: NamedGroup): string =>
  projectName === null ? name : `${name} (${projectName})`

/**
 * The groups that begin on a page, by the ids of their first records there.
 *
 * @param records of the page, in the order of their groups
 * @param groups of the whole report
 */
export const groupStarts = <R extends Grouped & { readonly id: string }, G extends NamedGroup>(
  records: readonly R[],
  groups: readonly G[],
  grouping: ReportGrouping,
): ReadonlyMap<string, G> => {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const starts = new Map<string, G>()
  let before: string | null = null
  for (const record of records) {
    const id = groupIdOf(grouping, record)
    const group = byId.get(id)
    if (id !== before && group !== undefined) starts.set(record.id, group)
    before = id
  }
  return starts
}

/** Why there is no report of a range, at the day that is at fault; null where nothing is wrong. */
export const reportRangeErrors = ({ start, end }: ExportRange): Readonly<Record<'start' | 'end', string | null>> => ({
  start: start === null ? messages.required : null,
  end: start === null && end !== null ? null : exportRangeError({ start, end }),
})
