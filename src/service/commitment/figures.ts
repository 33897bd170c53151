import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { commitmentExtraDetail } from '#contract/commitment.ts'
import { addDays } from '#rules/weeks.ts'
import { codeDay } from '../db/author-schema.ts'
import type { Queries } from '../db/database.ts'
import { activityWatch, leave, repository, repositoryIssue, repositoryMember, timesheet } from '../db/work-schema.ts'
import { groupBy } from '../group-by.ts'
import type { Commitment } from './store.ts'

/** What `addExtraDetail` and the dashboard add (specification 3 and 7.3). */
export type CommitmentFigures = Static<typeof commitmentExtraDetail>

/** How many days the figures cover, the last one included. */
const daysCovered = 7

const dateTime = (day: string): string => `${day}T00:00:00`

/** What a member has from one day to another, both included, in one query a kind. */
const readFigures = async (db: Queries, memberId: string, from: string, to: string) => ({
  issues: await db
    .select({
      projectId: repository.projectId,
      date: repositoryIssue.date,
      class: repositoryIssue.class,
      severity: repositoryIssue.severity,
      count: sql<number>`sum(${repositoryIssue.count})::int`,
    })
    .from(repositoryMember)
    .innerJoin(repository, eq(repository.id, repositoryMember.repositoryId))
    .innerJoin(repositoryIssue, eq(repositoryIssue.repositoryId, repository.id))
    .where(and(eq(repositoryMember.memberId, memberId), between(repositoryIssue.date, from, to)))
    .groupBy(repository.projectId, repositoryIssue.date, repositoryIssue.class, repositoryIssue.severity)
    .orderBy(asc(repositoryIssue.date), asc(repositoryIssue.class), asc(repositoryIssue.severity)),
  lines: await db
    .select({ projectId: repository.projectId, date: codeDay.date, lines: sql<number>`sum(${codeDay.lines})::int` })
    .from(codeDay)
    .innerJoin(repository, eq(repository.id, codeDay.repositoryId))
    .where(and(eq(codeDay.memberId, memberId), between(codeDay.date, from, to)))
    .groupBy(repository.projectId, codeDay.date)
    .orderBy(asc(codeDay.date)),
  watched: await db
    .select()
    .from(activityWatch)
    .where(and(eq(activityWatch.memberId, memberId), between(activityWatch.date, from, to)))
    .orderBy(asc(activityWatch.date)),
  efforts: await db
    .select({
      commitmentId: timesheet.commitmentId,
      date: timesheet.date,
      epic: timesheet.epic,
      hours: sql<number>`sum(${timesheet.effort} + ${timesheet.adjustment})`,
    })
    .from(timesheet)
    .where(and(eq(timesheet.memberId, memberId), between(timesheet.date, from, to)))
    .groupBy(timesheet.commitmentId, timesheet.date, timesheet.epic)
    .orderBy(asc(timesheet.date), asc(timesheet.epic)),
  leaves: await db
    .select({ id: leave.id, date: leave.date })
    .from(leave)
    .where(and(eq(leave.memberId, memberId), between(leave.date, from, to)))
    .orderBy(asc(leave.date)),
})

/** A list by its days, each with what was made of the rows of that day. */
const byDay = <Row extends { readonly date: string }, T>(
  rows: readonly Row[],
  make: (day: string, rows: readonly Row[]) => T,
): T[] => [...groupBy(rows, ({ date }) => date)].map(([day, ofDay]) => make(dateTime(day), ofDay))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const seconds = (hours: number): number => Math.max(0, Math.round(hours * 3600))

type Figures = Awaited<ReturnType<typeof readFigures>>

/** Issues of a class and severity counted together over the projects of a commitment. */
const mergeIssues = (rows: readonly Figures['issues'][number][]): CommitmentFigures['SonarqubeIssues'][number]['MainIssue'] =>
  [...groupBy(rows, (row) => JSON.stringify([row.class, row.severity])).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    return [{ Class: first.class, IssuesCount: sum(same.map(({ count }) => count)), Severaty: first.severity }]
  })

const figuresOf = (figures: Figures, commitment: Commitment, lastDay: string): CommitmentFigures => {
  const firstDay = addDays(lastDay, 1 - daysCovered)
  const isCovered = ({ date }: { readonly date: string }): boolean => date >= firstDay && date <= lastDay
  const isOfProject = ({ projectId }: { readonly projectId: string }): boolean => commitment.ProjectIds.includes(projectId)
  const isOfCommitment = (one: { readonly commitmentId: string }): boolean => one.commitmentId === commitment.id
  return {
    SonarqubeIssues: byDay(figures.issues.filter(isCovered).filter(isOfProject), (day, rows) => ({
      Date: day,
      MainIssue: mergeIssues(rows),
    })),
    Commits: byDay(figures.lines.filter(isCovered).filter(isOfProject), (day, rows) => ({
      Date: day,
      TotalLine: sum(rows.map(({ lines }) => lines)),
    })),
    ActivityWatchDetails: figures.watched
      .filter(isCovered)
      .filter(isOfCommitment)
      .map((one) => ({ date: dateTime(one.date), totalSecounds: one.seconds })),
    TimesheetDetails: byDay(figures.efforts.filter(isCovered).filter(isOfCommitment), (day, rows) => ({
      Date: day,
      Epics: rows.map(({ epic, hours }) => ({ Name: epic, TotalSecounds: seconds(hours) })),
    })),
    LeaveDetails: figures.leaves.filter(isCovered).map(({ id, date }) => ({ id, Date: dateTime(date) })),
  }
}

/**
 * Commitments of one member with their figures of seven days, in five queries however many there are.
 *
 * @param lastDayOf the last of a commitment's seven days, `YYYY-MM-DD`
 */
export const addFigures = async (
  db: Queries,
  memberId: string,
  commitments: readonly Commitment[],
  lastDayOf: (commitment: Commitment) => string,
): Promise<(Commitment & CommitmentFigures)[]> => {
  const lastDays = commitments.map(lastDayOf).toSorted()
  const [earliest, latest] = [lastDays[0], lastDays.at(-1)]
  if (earliest === undefined || latest === undefined) return []
  const figures = await readFigures(db, memberId, addDays(earliest, 1 - daysCovered), latest)
  return commitments.map((commitment) => ({ ...commitment, ...figuresOf(figures, commitment, lastDayOf(commitment)) }))
}
