import { somebody } from '#machines/testing/fixtures.ts'
import type { ControlledGateway } from './controlled-gateway.ts'
import { standForTeamArea } from './people.ts'

const id = (last: string) => `5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`

export const projectId = id('d01')

/** A commitment as the gateway answers it. */
export const commitmentAnswer = (last: string, name: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'Commitment',
  id: id(last),
  name,
  status: 'Pending',
  awaitsMember: true,
  statusMessage: null,
  startDate: '2026-01-05',
  endDate: null,
  seniorityLevel: 'Senior',
  jobTitle: 'Engineer',
  lineManagerName: 'Lena Lead',
  portfolioManager: null,
  projectLead: null,
  lineManager: { __typename: 'CommitmentPerson', id: id('e01'), fullName: 'Lena Lead', photoUrl: null },
  projects: [{ __typename: 'Project', id: projectId, name: 'Crane control' }],
  hasWeeklyHours: true,
  hoursPerWeekMin: 20,
  hoursPerWeekMax: 40,
  earliestTimesheetDate: '2026-01-05',
  ...changes,
})

/** Answers at once what the commitments page asks for. */
export const standForCommitments = (gateway: ControlledGateway, commitments: readonly unknown[], pending: number): void => {
  standForTeamArea(gateway, () => somebody, { pendingCommitmentCount: pending })
  gateway.stand('Commitments_page', () => ({ data: { commitments } }))
}
