import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Static } from 'typebox'
import type { auditedMember } from '#contract/report.ts'
import { shownStatus } from '#rules/commitments.ts'
import { type AgreedHours, missingHours } from '#rules/missing-hours.ts'
import { sumHours } from '#rules/timesheet.ts'
import { daysFrom } from '#rules/weeks.ts'
import { derivedStatus, stateColumns } from '../commitment/record-commitment.ts'
import { codeDay } from '../db/author-schema.ts'
import { commitment } from '../db/commitment-schema.ts'
import { isOneOf, type Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { activityWatch, leave, timesheet } from '../db/work-schema.ts'
import { groupBy } from '../group-by.ts'
import type { Caller } from '../handler.ts'
import { forbidden } from '../http-error.ts'
import { findVisibleMember } from '../people/store.ts'
import type { DayRange } from '../timesheet/days.ts'
import type { ReadReport } from './report-database.ts'

/** A member with their figures as they travel. */
export type AuditedMember = Static<typeof auditedMember>

const dateTime = (day: string): string => `${day}T00:00:00`
const secondsOf = (hours: number): number => Math.round(hours * 3600)

/** Nothing of a member but what stands at their charts. */
const findMembers = (db: Queries, condition: SQL) =>
  db
    .select({
      id: teamMember.id,
      name: sql<string>`trim(${teamMember.firstName} || ' ' || ${teamMember.lastName})`,
      photoUrl: teamMember.photoUrl,
    })
    .from(teamMember)
    .where(condition)
    .orderBy(asc(teamMember.firstName), asc(teamMember.lastName), asc(teamMember.id))

/** What several members have in a range, in one query a kind, each with its sum by member and day. */
const readFigures = async (db: Queries, ids: readonly string[], { start, end }: DayRange) => {
  const of = (member: PgColumn, date: PgColumn) => and(isOneOf(member, ids), between(date, start, end))
  return {
    watched: await db
      .select({
        memberId: activityWatch.memberId,
        date: activityWatch.date,
        amount: sql<number>`sum(${activityWatch.seconds})::int`,
      })
      .from(activityWatch)
      .where(of(activityWatch.memberId, activityWatch.date))
      .groupBy(activityWatch.memberId, activityWatch.date)
      .orderBy(asc(activityWatch.date)),
    // Decimal sums are free of binary dust.
    logged: await db
      .select({
        memberId: timesheet.memberId,
        date: timesheet.date,
        amount: sql<number>`sum(${timesheet.effort}::numeric + ${timesheet.adjustment}::numeric)::float8`,
      })
      .from(timesheet)
      .where(of(timesheet.memberId, timesheet.date))
      .groupBy(timesheet.memberId, timesheet.date)
      .orderBy(asc(timesheet.date)),
    leaves: await db
      .select({ memberId: leave.memberId, date: leave.date })
      .from(leave)
      .where(of(leave.memberId, leave.date))
      .orderBy(asc(leave.date)),
    lines: await db
      .select({ memberId: codeDay.memberId, date: codeDay.date, amount: sql<number>`sum(${codeDay.lines})::int` })
      .from(codeDay)
      .where(of(codeDay.memberId, codeDay.date))
      .groupBy(codeDay.memberId, codeDay.date)
      .orderBy(asc(codeDay.date)),
    agreed: await db
      .select({
        memberId: commitment.memberId,
        type: commitment.type,
        hoursPerWeekMin: commitment.hoursPerWeekMin,
        ...stateColumns,
      })
      .from(commitment)
      .where(isOneOf(commitment.memberId, ids)),
  }
}

type AgreedRow = Awaited<ReturnType<typeof readFigures>>['agreed'][number]

const toAgreed = (row: AgreedRow, now: Date): AgreedHours => ({
  status: shownStatus(derivedStatus(row, now)),
  startDate: row.startDate,
  endDate: row.endDate,
  hasWeeklyHours: row.type === 'Hours Per week',
  hoursPerWeekMin: row.hoursPerWeekMin ?? 0,
})

/** Rows by the member they are of. */
const byMember = <Row extends { readonly memberId: string }>(rows: readonly Row[]) => {
  const groups = groupBy(rows, ({ memberId }) => memberId)
  return (id: string): readonly Row[] => groups.get(id) ?? []
}

/**
 * Activity watch, timesheet, leave and code lines of members by day, and what is missing of their agreed hours (specification 2.8,
 * Weekly timesheet audit; decisions B), in six queries however many members there are; in one more for somebody named.
 *
 * @param named the member asked for; null for everybody who reports to the caller, by name
 * @param readReport where figures of others are read
 * @throws HttpError 403 for somebody whom the caller may not see
 */
export const auditMembers = async (
  db: Queries,
  caller: Caller,
  named: string | null,
  range: DayRange,
  now: Date,
  readReport: ReadReport,
): Promise<AuditedMember[]> => {
  const visible = named === null ? null : await findVisibleMember(db, caller, 'memberId', named)
  if (named !== null && visible === null) throw forbidden()
  const members = await findMembers(
    db,
    visible === null ? eq(teamMember.lineManagerId, caller.memberId) : eq(teamMember.id, visible),
  )
  if (members.length === 0) return []
  const ids = members.map(({ id }) => id)
  // What is one's own is looked at right after it was saved.
  const isOwn = named === caller.memberId
  const figures = isOwn ? await readFigures(db, ids, range) : await readReport(db, (reports) => readFigures(reports, ids, range))
  const [watched, logged, leaves, lines, agreed] = [
    byMember(figures.watched),
    byMember(figures.logged),
    byMember(figures.leaves),
    byMember(figures.lines),
    byMember(figures.agreed),
  ]
  const days = daysFrom(range.start, range.end)
  return members.map(({ id, name, photoUrl }) => {
    const { target, missing } = missingHours(
      days,
      agreed(id).map((row) => toAgreed(row, now)),
      leaves(id).map(({ date }) => date),
      sumHours(logged(id).map(({ amount }) => amount)),
    )
    return {
      Id: id,
      FullName: name,
      PhotoUrl: photoUrl,
      ActivityWatchDetails: watched(id).map(({ date, amount }) => ({ date: dateTime(date), totalSecounds: amount })),
      TimesheetDetails: logged(id).map(({ date, amount }) => ({ Date: dateTime(date), TotalSecounds: secondsOf(amount) })),
      LeaveDetails: leaves(id).map(({ date }) => ({ Date: dateTime(date) })),
      Commits: lines(id).map(({ date, amount }) => ({ Date: dateTime(date), TotalLine: amount })),
      TargetHours: target,
      MissingHours: missing,
    }
  })
}
