import { and, asc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Static } from 'typebox'
import type { commitment as commitmentShape } from '#contract/commitment.ts'
import { shownStatus } from '#rules/commitments.ts'
import { earliestTimesheetDate } from '#rules/timesheet.ts'
import { todayIn } from '#rules/today.ts'
import { commitment } from '../db/commitment-schema.ts'
import type { Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { commitmentProject, project } from '../db/work-schema.ts'
import { groupBy } from '../group-by.ts'
import { dateTimeOf } from '../profile/forms.ts'
import { derivedStatus, findLastConfirmedPayRunEnd } from './record-commitment.ts'

/** Commitment (specification 3) as it travels. */
export type Commitment = Static<typeof commitmentShape>

const lineManager = alias(teamMember, 'line_manager')
const portfolioManager = alias(teamMember, 'portfolio_manager')
const projectLead = alias(teamMember, 'project_lead')

const readRows = async (db: Queries, condition: SQL | undefined) =>
  await db
    .select({
      stored: commitment,
      member: { firstName: teamMember.firstName, lastName: teamMember.lastName },
      lineManager: {
        id: lineManager.id,
        firstName: lineManager.firstName,
        lastName: lineManager.lastName,
        photoUrl: lineManager.photoUrl,
      },
      portfolioManager: {
        id: portfolioManager.id,
        firstName: portfolioManager.firstName,
        lastName: portfolioManager.lastName,
        photoUrl: portfolioManager.photoUrl,
      },
      projectLead: {
        id: projectLead.id,
        firstName: projectLead.firstName,
        lastName: projectLead.lastName,
        photoUrl: projectLead.photoUrl,
      },
    })
    .from(commitment)
    .innerJoin(teamMember, eq(teamMember.id, commitment.memberId))
    .leftJoin(lineManager, eq(lineManager.id, commitment.lineManagerId))
    .leftJoin(portfolioManager, eq(portfolioManager.id, commitment.portfolioManagerId))
    .leftJoin(projectLead, eq(projectLead.id, commitment.projectLeadId))
    .where(condition)
    .orderBy(asc(commitment.startDate), asc(commitment.id))

type Row = Awaited<ReturnType<typeof readRows>>[number]

const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

const toPerson = (person: Row['lineManager']) =>
  person === null ? null : { Id: person.id, FullName: fullName(person), PhotoUrl: person.photoUrl }

interface NamedProject {
  readonly id: string
  readonly Name: string
}

const toCommitment = (
  { stored, member, ...people }: Row,
  projects: readonly NamedProject[],
  lastConfirmedPayRunEnd: string | null,
  now: Date,
): Commitment => {
  const status = derivedStatus(stored, now)
  const earliest = earliestTimesheetDate({
    commitmentStart: stored.startDate,
    lastConfirmedPayRunEnd,
    today: todayIn(stored.timeZone, now),
  })
  const manager = toPerson(people.lineManager)
  const hasHours = stored.type === 'Hours Per week'
  return {
    id: stored.id,
    Name: stored.name,
    Status: shownStatus(status),
    StatusV2: status,
    StatusMessage: stored.statusMessage,
    StartDate: dateTimeOf(stored.startDate),
    EndDate: dateTimeOf(stored.endDate),
    SeniorityLevel: stored.seniorityLevel,
    LineManagerId: stored.lineManagerId,
    LineManagerName: manager?.FullName ?? null,
    ProjectNames: projects.map(({ Name }) => Name),
    ProjectIds: projects.map(({ id }) => id),
    ProjectDetails: [...projects],
    PortfolioManagerDetail: toPerson(people.portfolioManager),
    ProjectLeadDetail: toPerson(people.projectLead),
    LineManagerDetail: manager,
    Type: hasHours ? 'Hours Per week' : 'Casual',
    HoursPerWeekRadio: hasHours,
    HoursPerWeekMin: stored.hoursPerWeekMin ?? 0,
    HoursPerWeekMax: stored.hoursPerWeekMax ?? 0,
    TeamMembers: [{ id: stored.memberId, TmFullName: fullName(member) }],
    TeamMemberIds: [stored.memberId],
    TmFullName: fullName(member),
    VmId: stored.vmId,
    CommitmentTimesheetProcessing: stored.timesheetProcessing,
    IsCommitmentExpired: status === 'Expired',
    JobRole: stored.jobRole,
    JobRoleIcon: stored.jobRoleIcon,
    JobTitle: stored.jobTitle,
    SecurityScore: stored.securityScore,
    TimeZone: stored.timeZone,
    EarliestTimesheetDate: `${earliest}T00:00:00`,
  }
}

/** The projects of each of a member's commitments, in their order, by the commitment's id. */
const findProjects = async (db: Queries, memberId: string): Promise<ReadonlyMap<string, readonly NamedProject[]>> => {
  const rows = await db
    .select({ commitmentId: commitmentProject.commitmentId, id: project.id, Name: project.name })
    .from(commitmentProject)
    .innerJoin(project, eq(project.id, commitmentProject.projectId))
    .where(eq(commitmentProject.memberId, memberId))
    .orderBy(asc(commitmentProject.position), asc(project.id))
  const byCommitment = groupBy(rows, ({ commitmentId }) => commitmentId)
  return new Map([...byCommitment].map(([id, projects]) => [id, projects.map(({ id, Name }) => ({ id, Name }))]))
}

/**
 * The member's own commitments, by start date, in three queries however many there are.
 *
 * @param which narrows them down, to one or to those with a customer
 */
export const findCommitments = async (
  db: Queries,
  memberId: string,
  now: Date,
  which: { readonly id?: string; readonly customerId?: string } = {},
): Promise<Commitment[]> => {
  const rows = await readRows(
    db,
    and(
      eq(commitment.memberId, memberId),
      which.id === undefined ? undefined : eq(commitment.id, which.id),
      which.customerId === undefined ? undefined : eq(commitment.customerId, which.customerId),
    ),
  )
  if (rows.length === 0) return []
  const projects = await findProjects(db, memberId)
  const lastConfirmedPayRunEnd = await findLastConfirmedPayRunEnd(db, memberId)
  return rows.map((row) => toCommitment(row, projects.get(row.stored.id) ?? [], lastConfirmedPayRunEnd, now))
}
