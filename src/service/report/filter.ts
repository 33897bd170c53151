import { type SQL, sql } from 'drizzle-orm'
import { isOneOf, type Queries } from '../db/database.ts'
import { timesheet } from '../db/work-schema.ts'
import type { Caller } from '../handler.ts'
import { forbidden } from '../http-error.ts'
import { findVisiblePeople } from '../people/store.ts'
import { type DayRange, readRange } from '../timesheet/days.ts'

/** Somebody whose records a report has. */
export interface ReportMember {
  readonly id: string
  readonly name: string
}

/** What a report is of; ids in lower case. */
export interface ReportFilter {
  readonly range: DayRange
  /** Of the caller's team, by name. */
  readonly members: readonly ReportMember[]
  /** None are all. */
  readonly projectIds: readonly string[]
}

/** A filter as v1 names it. */
export interface GivenFilter {
  readonly TeammemberIds: readonly string[]
  readonly ProjectIds: readonly string[]
  readonly startDate: string
  readonly endDate: string
}

/**
 * The filter of a report by its caller: whoever reports to them and themselves, or those of them who are named (decisions B).
 *
 * @throws HttpError 400 with the field for a wrong range; 403 for a member who does not report to the caller
 */
export const readFilter = async (db: Queries, caller: Caller, given: GivenFilter): Promise<ReportFilter> => {
  const range = readRange(given)
  const team = (await findVisiblePeople(db, caller)).map(({ Id, FullName }) => ({ id: Id, name: FullName }))
  const chosen = new Set(given.TeammemberIds.map((one) => one.toLowerCase()))
  const members = chosen.size === 0 ? team : team.filter(({ id }) => chosen.has(id))
  if (chosen.size > 0 && members.length < chosen.size) throw forbidden()
  return { range, members, projectIds: [...new Set(given.ProjectIds.map((one) => one.toLowerCase()))] }
}

/** Hours of a record with what an audit added or took: decimal, so that sums are free of binary dust. */
export const netEffort = sql`(${timesheet.effort}::numeric + ${timesheet.adjustment}::numeric)`

/** The records of these days, and of these projects when there are any. */
const isWithin = ({ range: { start, end }, projectIds }: Omit<ReportFilter, 'members'>): SQL => {
  const days = sql`${timesheet.date} between ${start} and ${end}`
  return projectIds.length === 0 ? days : sql`${days} and ${isOneOf(timesheet.projectId, projectIds)}`
}

/** The records of a filter. */
export const isReported = (filter: ReportFilter): SQL =>
  sql`${isOneOf(
    timesheet.memberId,
    filter.members.map(({ id }) => id),
  )} and ${isWithin(filter)}`

/** The records of a filter that are one member's. */
export const isReportedOf = (memberId: string, filter: ReportFilter): SQL =>
  sql`${timesheet.memberId} = ${memberId} and ${isWithin(filter)}`
