import { asc } from 'drizzle-orm'
import { isCommitmentStatus } from '#rules/commitments.ts'
import { plainAmount } from '#rules/money.ts'
import { commitment } from '../db/commitment-schema.ts'
import { isOneOf, type Queries } from '../db/database.ts'
import {
  activity,
  activityTechnology,
  commitmentProject,
  epic,
  project,
  repository,
  repositoryMember,
  technology,
} from '../db/work-schema.ts'
import { groupBy } from '../group-by.ts'
import type { ActivityEntry, CommitmentEntry, ProjectEntry, RepositoryEntry, TechnologyEntry } from './document.ts'
import { findPeople } from './people.ts'

/** What is stored, in the form of an admin's file: what is exported, and what an import compares a file with. */

/** Letters in a fixed order, whatever the database's. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const byNameThenId =
  <T>(read: (entry: T) => readonly [name: string, id: string]) =>
  (one: T, other: T): number => {
    const [[oneName, oneId], [otherName, otherId]] = [read(one), read(other)]
    return byText(oneName.toLowerCase(), otherName.toLowerCase()) || byText(oneId, otherId)
  }

type With<T, Given> = Omit<T, keyof Given> & Given

export type StoredTechnology = Required<TechnologyEntry>
export type StoredActivity = Required<ActivityEntry>
export type StoredProject = Required<Omit<ProjectEntry, 'epics' | 'repositories'>>
export type StoredRepository = With<Required<RepositoryEntry>, { readonly projectId: string }>
export interface StoredEpic {
  readonly projectId: string
  readonly id: string
  readonly name: string
}
/** People who are not there any more are left out of the entry. */
export type StoredCommitment = CommitmentEntry & Required<Pick<CommitmentEntry, 'id' | 'status' | 'projects'>>

export const readTechnologies = async (db: Queries): Promise<StoredTechnology[]> =>
  (await db.select().from(technology))
    .map(({ id, value, disabled }) => ({ id, value, disabled }))
    .toSorted(byNameThenId(({ value, id }) => [value, id]))

export const readActivities = async (db: Queries): Promise<StoredActivity[]> => {
  const technologies = new Map((await readTechnologies(db)).map(({ id, value }) => [id, value]))
  const links = groupBy(await db.select().from(activityTechnology), ({ activityId }) => activityId)
  const nameOf = (id: string): string => technologies.get(id) ?? id
  return (await db.select().from(activity))
    .map(({ id, value, disabled, defaultTechnologyId }) => ({
      id,
      value,
      disabled,
      technologies: (links.get(id) ?? []).map(({ technologyId }) => nameOf(technologyId)).toSorted(byText),
      defaultTechnology: defaultTechnologyId === null ? null : nameOf(defaultTechnologyId),
    }))
    .toSorted(byNameThenId(({ value, id }) => [value, id]))
}

/** A customer who has no account here is known by id. */
export const readProjects = async (db: Queries): Promise<StoredProject[]> => {
  const rows = await db.select().from(project)
  const people = await findPeople(db, { ids: rows.map(({ customerId }) => customerId) })
  return rows
    .map(({ id, name, customerId }) => ({
      id,
      name,
      customer: customerId === null ? null : (people.emailOf(customerId) ?? customerId),
    }))
    .toSorted(byNameThenId(({ name, id }) => [name, id]))
}

export const readEpics = async (db: Queries): Promise<StoredEpic[]> =>
  (await db.select({ projectId: epic.projectId, id: epic.id, name: epic.name }).from(epic)).toSorted(
    byNameThenId(({ name, id }) => [name, id]),
  )

export const readRepositories = async (db: Queries): Promise<StoredRepository[]> => {
  const members = await db.select().from(repositoryMember)
  const people = await findPeople(db, { ids: members.map(({ memberId }) => memberId) })
  const ofRepository = groupBy(members, ({ repositoryId }) => repositoryId)
  return (await db.select().from(repository))
    .map(({ id, projectId, name, url, defaultBranch }) => ({
      projectId,
      id,
      name,
      url,
      defaultBranch,
      members: (ofRepository.get(id) ?? [])
        .map(({ memberId, access }) => ({ member: people.emailOf(memberId) ?? memberId, access: toAccess(access) }))
        .toSorted((one, other) => byText(one.member, other.member)),
    }))
    .toSorted(byNameThenId(({ name, id }) => [name, id]))
}

const toAccess = (access: string): 'Read' | 'Write' | 'Admin' => (access === 'Write' || access === 'Admin' ? access : 'Read')

/** @param memberIds whose; everybody's when not given */
export const readCommitments = async (db: Queries, memberIds?: readonly string[]): Promise<StoredCommitment[]> => {
  const [whose, whoseLinks] =
    memberIds === undefined
      ? [undefined, undefined]
      : [isOneOf(commitment.memberId, memberIds), isOneOf(commitmentProject.memberId, memberIds)]
  const rows = await db.select().from(commitment).where(whose)
  const links = await db.select().from(commitmentProject).where(whoseLinks).orderBy(asc(commitmentProject.position))
  const ofCommitment = groupBy(links, ({ commitmentId }) => commitmentId)
  const projects = new Map((await readProjects(db)).map(({ id, name }) => [id, name]))
  const people = await findPeople(db, {
    ids: rows.flatMap((row) => [row.memberId, row.lineManagerId, row.portfolioManagerId, row.projectLeadId, row.customerId]),
  })
  const person = <Name extends string>(name: Name, id: string | null): Partial<Record<Name, string | null>> => {
    const email = id === null ? null : people.emailOf(id)
    // Somebody who is gone cannot be named, and a field that is left out stays as it is.
    if (id !== null && email === null) return {}
    return { [name]: email } as Partial<Record<Name, string | null>>
  }
  return rows
    .map((row) => ({
      id: row.id,
      member: people.emailOf(row.memberId) ?? row.memberId,
      name: row.name,
      status: isCommitmentStatus(row.statusV2) ? row.statusV2 : ('Pending' as const),
      statusMessage: row.statusMessage,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      startDate: row.startDate,
      endDate: row.endDate,
      hoursPerWeek: row.type === 'Hours Per week' ? { min: row.hoursPerWeekMin ?? 0, max: row.hoursPerWeekMax ?? 0 } : null,
      seniorityLevel: row.seniorityLevel,
      jobTitle: row.jobTitle,
      jobRole: row.jobRole,
      jobRoleIcon: row.jobRoleIcon,
      ...person('lineManager', row.lineManagerId),
      ...person('portfolioManager', row.portfolioManagerId),
      ...person('projectLead', row.projectLeadId),
      customer: row.customerId === null ? null : (people.emailOf(row.customerId) ?? row.customerId),
      timeZone: row.timeZone,
      securityScore: row.securityScore,
      vmId: row.vmId,
      rate: row.rate === null ? null : plainAmount(row.rate),
      salary: row.salary === null ? null : plainAmount(row.salary),
      currency: row.currency,
      projects: (ofCommitment.get(row.id) ?? []).map(({ projectId }) => projects.get(projectId) ?? projectId),
    }))
    .toSorted(
      (one, other) =>
        byText(one.member, other.member) || byNameThenId<StoredCommitment>(({ name, id }) => [name, id])(one, other),
    )
}
