import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { messages } from '#rules/messages.ts'
import { isLineManager } from '#rules/roles.ts'
import type { Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { activity, activityTechnology, commitmentProject, epic, project, technology } from '../db/work-schema.ts'
import { groupBy } from '../group-by.ts'
import type { Caller } from '../handler.ts'
import { forbidden, HttpError } from '../http-error.ts'
import { requiredText } from '../profile/forms.ts'

/** Capitals make no difference to the order, wherever the database was made. */
const byName = (name: PgColumn) => sql`lower(${name})`

/** The projects of a member's own commitments, by name. */
export const findProjects = async (db: Queries, memberId: string) => {
  const own = db
    .select({ id: commitmentProject.projectId })
    .from(commitmentProject)
    .where(eq(commitmentProject.memberId, memberId))
  return await db
    .select({ id: project.id, Name: project.name })
    .from(project)
    .where(inArray(project.id, own))
    .orderBy(byName(project.name))
}

/** The projects of the caller's commitments and, for a line manager, of those of everybody who reports to them, by name. */
export const findVisibleProjects = async (db: Queries, { memberId, role }: Caller) => {
  if (!isLineManager(role)) return await findProjects(db, memberId)
  const visible = db
    .select({ id: commitmentProject.projectId })
    .from(commitmentProject)
    .innerJoin(teamMember, eq(teamMember.id, commitmentProject.memberId))
    .where(or(eq(teamMember.id, memberId), eq(teamMember.lineManagerId, memberId)))
  return await db
    .select({ id: project.id, Name: project.name })
    .from(project)
    .where(inArray(project.id, visible))
    .orderBy(byName(project.name))
}

/**
 * A project of the member's commitments.
 *
 * @throws HttpError 403 for any other
 */
const findOwnProject = async (db: Queries, memberId: string, projectId: string) => {
  const [found] = await db
    .select({ id: project.id, epicSetId: project.epicSetId })
    .from(commitmentProject)
    .innerJoin(project, eq(project.id, commitmentProject.projectId))
    .where(and(eq(commitmentProject.memberId, memberId), eq(commitmentProject.projectId, projectId)))
    .limit(1)
  if (found === undefined) throw forbidden()
  return found
}

/**
 * The epics of a project of the member's commitments, by name.
 *
 * @throws HttpError 403 for any other project
 */
export const findEpics = async (db: Queries, memberId: string, projectId: string) => {
  const { id, epicSetId } = await findOwnProject(db, memberId, projectId)
  const Items = await db.select({ Name: epic.name }).from(epic).where(eq(epic.projectId, id)).orderBy(byName(epic.name))
  return { id: epicSetId, ProjectId: id, Items }
}

/** Most epics of a project that people may add to: everybody of the project gets all of them. */
export const epicLimit = 1000

/**
 * Adds an epic to a project of the member's commitments; capitals and what is around the name make no other epic of it.
 *
 * @throws HttpError 403 for any other project, 400 for an empty name, 409 for one that the project has already, or one too many
 */
export const addEpic = async (tx: Queries, memberId: string, projectId: string, title: string, now: Date): Promise<void> => {
  const { id } = await findOwnProject(tx, memberId, projectId)
  const name = requiredText('epicTitle', title)
  // One after the other, so that the limit holds however many add at once.
  await tx.select({ id: project.id }).from(project).where(eq(project.id, id)).for('no key update')
  const isFull = (await tx.$count(epic, eq(epic.projectId, id))) >= epicLimit
  const added = await tx
    .insert(epic)
    .values({ projectId: id, id: randomUUID(), name, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: epic.id })
  if (added.length === 0) throw new HttpError(409, messages.epicExists, { field: 'epicTitle' })
  if (isFull) throw new HttpError(409, `A project can have at most ${epicLimit} epics.`, { field: 'epicTitle' })
}

/** Every activity, by name. */
export const findActivities = async (db: Queries) =>
  await db
    .select({
      id: activity.id,
      Value: activity.value,
      Disabled: activity.disabled,
      DefaultTechnology: activity.defaultTechnologyId,
    })
    .from(activity)
    .orderBy(byName(activity.value))

/** Every technology with the activities that it is linked to, by name. */
export const findTechnologies = async (db: Queries) => {
  const rows = await db.select().from(technology).orderBy(byName(technology.value))
  const links = await db.select().from(activityTechnology).orderBy(asc(activityTechnology.activityId))
  const ofTechnology = groupBy(links, ({ technologyId }) => technologyId)
  return rows.map(({ id, value, disabled }) => ({
    id,
    Value: value,
    Disabled: disabled,
    ActivityIds: (ofTechnology.get(id) ?? []).map(({ activityId }) => activityId),
  }))
}
