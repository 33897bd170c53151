import { randomUUID } from 'node:crypto'
import { commitAuthor, commitDay } from '../../../src/service/db/author-schema.ts'
import { commitment } from '../../../src/service/db/commitment-schema.ts'
import { seedId } from '../../../src/service/db/seed/ids.ts'
import {
  activity,
  activityTechnology,
  commitmentProject,
  leave,
  project,
  technology,
  timesheet,
} from '../../../src/service/db/work-schema.ts'
import type { Reply, RunningService, Session } from './service.ts'

type CommitmentGiven = Partial<typeof commitment.$inferInsert>

/** A project, and an activity with two linked technologies, under names of their own. */
export const addChoices = async ({ db }: RunningService) => {
  const [projectId, activityId, technologyId, otherTechnologyId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await db.insert(project).values({ id: projectId, name: `Project ${projectId}`, epicSetId: randomUUID() })
  await db.insert(technology).values([
    { id: technologyId, value: `Technology ${technologyId}` },
    { id: otherTechnologyId, value: `Technology ${otherTechnologyId}` },
  ])
  await db.insert(activity).values({ id: activityId, value: `Activity ${activityId}` })
  await db.insert(activityTechnology).values([
    { activityId, technologyId },
    { activityId, technologyId: otherTechnologyId },
  ])
  return { projectId, activityId, technologyId, otherTechnologyId }
}

/** A commitment of a person of the seed, Active and without limits unless said otherwise, with a project. */
export const addCommitment = async (
  { db }: RunningService,
  person: string,
  projectId: string,
  given: CommitmentGiven = {},
): Promise<string> => {
  const [memberId, id] = [seedId(`${person}/member`), randomUUID()]
  await db
    .insert(commitment)
    .values({ memberId, id, name: 'Night Ferry', statusV2: 'Active', type: 'Casual', createdAt: new Date(0), ...given })
  await db.insert(commitmentProject).values({ memberId, commitmentId: id, projectId, position: 0 })
  return id
}

export type Choices = Awaited<ReturnType<typeof addChoices>> & { readonly commitmentId: string }

/** A record as somebody would send it, on 17 March 2026. */
export const recordBody = ({ commitmentId, projectId, activityId, technologyId }: Choices, changes: object = {}) => ({
  id: null,
  CommitmentId: commitmentId,
  ProjectId: projectId,
  Epic: 'Cabins',
  Date: '2026-03-17T00:00:00',
  IssueNo: 'NF-12',
  Effort: 2.5,
  ActivityId: activityId,
  TechnologyId: technologyId,
  Description: 'NF-12 - Counted the cabins',
  ...changes,
})

/** A record put into the database past all rules. */
export const insertRecord = async (
  { db }: RunningService,
  person: string,
  { commitmentId, projectId, activityId, technologyId }: Choices,
  given: Partial<typeof timesheet.$inferInsert> = {},
): Promise<string> => {
  const id = randomUUID()
  await db.insert(timesheet).values({
    memberId: seedId(`${person}/member`),
    id,
    commitmentId,
    projectId,
    activityId,
    technologyId,
    epic: 'Cabins',
    date: '2026-03-17',
    issueNo: 'NF-1',
    effort: 1,
    description: 'NF-1 - Counted',
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...given,
  })
  return id
}

export const insertLeave = async ({ db }: RunningService, person: string, date: string): Promise<string> => {
  const id = randomUUID()
  await db.insert(leave).values({ memberId: seedId(`${person}/member`), id, date })
  return id
}

/** Lines that members' commits changed, of an author in each one's own team. */
export const insertLines = async (
  { db }: RunningService,
  rows: readonly { memberId: string; repositoryId: string; date: string; lines: number }[],
): Promise<void> => {
  const authors = new Map([...new Set(rows.map(({ memberId }) => memberId))].map((memberId) => [memberId, randomUUID()]))
  const own = [...authors].map(([memberId, id]) => ({
    lineManagerId: memberId,
    id,
    author: `${id} <own@authors.test>`,
    memberId,
  }))
  await db.insert(commitAuthor).values(own)
  await db
    .insert(commitDay)
    .values(rows.map(({ memberId, ...row }) => ({ ...row, lineManagerId: memberId, authorId: authors.get(memberId) ?? '' })))
}

export interface RecordAnswer {
  readonly id: string
  readonly Date: string
  readonly DateLink: string
  readonly Epic: string
  readonly Effort: number
  readonly Description: string
  readonly Version: number
}

/** Makes the calls of the timesheet in the name of one person. */
export const timesheetOf = (running: RunningService, session: Session) => ({
  save: (body: object, key?: string): Promise<Reply> =>
    running.call('POST', '/timesheet/save', { session, body, ...(key === undefined ? {} : { key }) }),
  get: (id: string) => running.call('POST', `/timesheet/getById/${id}`, { session }),
  remove: (id: string, version?: number | string) =>
    running.call('DELETE', `/timesheet/remove/${id}${version === undefined ? '' : `?version=${version}`}`, { session }),
  list: (startDate: string, endDate: string, TeammemberId = session.memberId) =>
    running.call('POST', '/timesheet/GetDateRangeList', {
      session,
      body: { TeammemberId, startDate: `${startDate}T00:00:00`, endDate: `${endDate}T00:00:00` },
    }),
})
