import type { Static } from 'typebox'
import type { commitment } from '#contract/commitment.ts'
import { textOrNull } from '#rules/blank.ts'
import { awaitsMember } from '#rules/commitments.ts'
import type { Commitment, CommitmentPerson } from '../generated/resolver-types.ts'
import { toDay, toRequiredDay } from './values.ts'

type V1Commitment = Static<typeof commitment>
type V1Person = V1Commitment['LineManagerDetail']

const toPerson = (one: V1Person): CommitmentPerson | null =>
  one === null ? null : { id: one.Id, fullName: one.FullName, photoUrl: one.PhotoUrl }

export const toCommitment = (one: V1Commitment): Commitment => ({
  id: one.id,
  name: one.Name,
  status: one.Status,
  awaitsMember: awaitsMember(one.StatusV2),
  statusMessage: textOrNull(one.StatusMessage),
  startDate: toDay(one.StartDate),
  endDate: toDay(one.EndDate),
  seniorityLevel: one.SeniorityLevel,
  jobTitle: one.JobTitle,
  lineManagerName: one.LineManagerName,
  portfolioManager: toPerson(one.PortfolioManagerDetail),
  projectLead: toPerson(one.ProjectLeadDetail),
  lineManager: toPerson(one.LineManagerDetail),
  projects: one.ProjectDetails.map((project) => ({ id: project.id, name: project.Name })),
  hasWeeklyHours: one.HoursPerWeekRadio,
  hoursPerWeekMin: one.HoursPerWeekMin,
  hoursPerWeekMax: one.HoursPerWeekMax,
  earliestTimesheetDate: toRequiredDay(one.EarliestTimesheetDate),
})
