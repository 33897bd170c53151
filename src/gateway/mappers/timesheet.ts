import type { Static } from 'typebox'
import type { AnswerOf, BodyOf } from '#contract/call.ts'
import type { effortCatalogueCalls, epicCalls } from '#contract/project.ts'
import type { leave, timesheetCalls, timesheetRecord } from '#contract/timesheet.ts'
import { textOrNull } from '#rules/blank.ts'
import type { Activity, EpicSet, Leave, Technology, TimesheetEntry, TimesheetEntryInput } from '../generated/resolver-types.ts'
import { fromRequiredDay, toRequiredDay } from './values.ts'

export const toTimesheetEntry = (one: Static<typeof timesheetRecord>): TimesheetEntry => ({
  id: one.id,
  version: one.Version,
  date: toRequiredDay(one.Date),
  commitment: { id: one.Commitment.id, name: one.Commitment.Name },
  project: { id: one.Project.id, name: one.Project.Name },
  epic: one.Epic,
  ticket: one.IssueNo,
  activity: { id: one.Activity.id, value: one.Activity.Value },
  technology: { id: one.Technology.id, value: one.Technology.Value },
  effort: one.Effort,
  adjustment: one.Adjustment,
  description: one.Description,
})

export const fromTimesheetEntry = (input: TimesheetEntryInput): BodyOf<(typeof timesheetCalls)['save']> => ({
  id: textOrNull(input.id),
  CommitmentId: input.commitmentId,
  ProjectId: input.projectId,
  Epic: input.epic,
  Date: fromRequiredDay(input.date, 'date'),
  IssueNo: input.ticket,
  Effort: input.effort,
  ActivityId: input.activityId,
  TechnologyId: input.technologyId,
  Description: input.description,
  Version: input.version ?? null,
})

export const toLeave = (one: Static<typeof leave>): Leave => ({ id: one.id, date: toRequiredDay(one.Date) })

export const toActivities = (list: AnswerOf<(typeof effortCatalogueCalls)['getActivities']>): Activity[] =>
  list.map((one) => ({ id: one.id, value: one.Value, disabled: one.Disabled, defaultTechnologyId: one.DefaultTechnology }))

export const toTechnologies = (list: AnswerOf<(typeof effortCatalogueCalls)['getTechnologies']>): Technology[] =>
  list.map((one) => ({ id: one.id, value: one.Value, disabled: one.Disabled, activityIds: one.ActivityIds }))

/** The project's id is the set's: it is one to a project, whatever v1 calls it. */
export const toEpicSet = (set: AnswerOf<(typeof epicCalls)['getOfProject']>): EpicSet => ({
  id: set.ProjectId,
  projectId: set.ProjectId,
  names: set.Items.map((one) => one.Name),
})
