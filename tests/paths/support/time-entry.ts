import type { Page } from '@playwright/test'
import { somebody } from '#machines/testing/fixtures.ts'
import { someEntry } from '#machines/testing/time-records.ts'
import { otherEpic, someChoices } from '#machines/timesheet-entry/timesheet-entry.paths.ts'
import type { EarlierEntry } from '#rules/recent-entries.ts'
import type { RecordWork } from '#rules/record-work.ts'
import { commitmentAnswer, standForCommitments } from './commitments.ts'
import type { ControlledGateway } from './controlled-gateway.ts'

/** The form of a new record, and the earlier ones that it offers. */
export const entryDialog = (page: Page) => page.getByRole('dialog', { name: 'Log time' })
export const earlierRecords = (page: Page) => entryDialog(page).getByRole('toolbar', { name: 'Begin from an earlier record' })

/** The commitments with the form open for an epic of the one that takes time. */
export const quickFormAddress = (epic: string): string =>
  `/team-member/commitments?${new URLSearchParams({ view: 'cards', log: someEntry.commitment.id, project: someEntry.project.id, epic })}`

export const choicesAnswer = {
  timesheetChoices: {
    __typename: 'TimesheetChoices',
    id: somebody.id,
    commitments: someChoices.commitments.map(({ id, name, earliest, projects }) =>
      commitmentAnswer('c11', name, {
        id,
        status: 'Active',
        earliestTimesheetDate: earliest,
        projects: projects.map((project) => ({ __typename: 'Project', ...project })),
      }),
    ),
    activities: someChoices.activities.map((one) => ({ __typename: 'Activity', ...one })),
    technologies: someChoices.technologies.map((one) => ({ __typename: 'Technology', ...one })),
  },
}

export const workAnswer = <Work extends RecordWork>(entry: Work) => ({
  ...entry,
  commitment: { __typename: 'NamedCommitment', ...entry.commitment },
  project: { __typename: 'Project', ...entry.project },
  activity: { __typename: 'NamedValue', ...entry.activity },
  technology: { __typename: 'NamedValue', ...entry.technology },
})

const earlierAnswer = (entry: EarlierEntry) => ({ __typename: 'EarlierEntry', ...workAnswer(entry) })

export const pinnedAnswer = (pinned: readonly EarlierEntry[]) => ({
  __typename: 'PinnedEntries',
  id: somebody.id,
  items: pinned.map(earlierAnswer),
})

export const earlierEntriesAnswer = (recent: readonly EarlierEntry[], pinned: readonly EarlierEntry[]) => ({
  recentTimesheetEntries: recent.map(earlierAnswer),
  pinnedTimesheetEntries: pinnedAnswer(pinned),
})

/** Answers for what the commitments and the form ask beside what a path is about. */
export const standForQuickForm = (gateway: ControlledGateway): void => {
  const { id, name } = someEntry.commitment
  const projects = [{ __typename: 'Project', ...someEntry.project }]
  standForCommitments(gateway, [commitmentAnswer('c11', name, { id, status: 'Active', awaitsMember: false, projects })], 0)
  gateway.stand('Epics_ofProject', ({ variables: { projectId } }) => ({
    data: { epics: { __typename: 'EpicSet', id: projectId, projectId, names: [someEntry.epic, otherEpic] } },
  }))
  gateway.stand('Timesheet_week', ({ variables: { start, end } }) => ({
    data: { timesheet: { __typename: 'TimesheetRange', id: `${start}/${end}`, start, end, entries: [], leaves: [], next: null } },
  }))
}
