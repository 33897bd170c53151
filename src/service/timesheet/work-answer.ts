import { commitment } from '../db/commitment-schema.ts'
import { activity, project, technology } from '../db/work-schema.ts'
import type { WorkContent } from './checks.ts'

/** What a query selects of the things that a record names. */
export const workNames = {
  commitmentName: commitment.name,
  projectName: project.name,
  activityValue: activity.value,
  technologyValue: technology.value,
}

/** What a record is about as v1 answers it, of a record and of a pinned one. */
export const workAnswer = (
  row: WorkContent & { readonly id: string },
  names: { readonly [Name in keyof typeof workNames]: string },
) => ({
  id: row.id,
  Commitment: { id: row.commitmentId, Name: names.commitmentName },
  CommitmentId: row.commitmentId,
  ActivityId: row.activityId,
  Activity: { id: row.activityId, Value: names.activityValue },
  Epic: row.epic,
  Description: row.description,
  IssueNo: row.issueNo,
  ProjectId: row.projectId,
  Project: { Name: names.projectName, id: row.projectId },
  Technology: { id: row.technologyId, Value: names.technologyValue },
  TechnologyId: row.technologyId,
})
