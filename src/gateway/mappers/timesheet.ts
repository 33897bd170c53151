import type { Static } from 'typebox'
import type { AnswerOf, BodyOf } from '#contract/call.ts'
import type { effortCatalogueCalls, epicCalls } from '#contract/project.ts'
import type { leave, pinnedRecord, timesheetCalls, timesheetRecord } from '#contract/timesheet.ts'
import { textOrNull } from '#rules/blank.ts'
import type { RecordWork } from '#rules/record-work.ts'
import type {
  Activity,
  EarlierEntry,
  EpicSet,
  Leave,
  PinnedEntries,
  Technology,
  TimesheetEntry,
  TimesheetEntryInput,
  TimesheetPinInput,
} from '../generated/resolver-types.ts'
import { fromRequiredDay, toRequiredDay } from './values.ts'

/** What a record is about, of a record and of a pinned one. */
const toWork = (one: Static<typeof pinnedRecord>): RecordWork & { readonly id: string } => ({
  id: one.id,
  commitment: { id: one.Commitment.id, name: one.Commitment.Name },
  project: { id: one.Project.id, name: one.Project.Name },
  epic: one.Epic,
  ticket: one.IssueNo,
  activity: { id: one.Activity.id, value: one.Activity.Value },
  technology: { id: one.Technology.id, value: one.Technology.Value },
  description: one.Description,
})

export const toTimesheetEntry = (one: Static<typeof timesheetRecord>): TimesheetEntry => ({
  version: one.Version,
  date: toRequiredDay(one.Date),
  effort: one.Effort,
  adjustment: one.Adjustment,
  // Last: V8 takes fifteen times as long to add to an object that begins with another's properties.
  ...toWork(one),
})

/** A recent record, or a pinned one, as a new one begins from it. */
export const toEarlierEntry = (one: Static<typeof timesheetRecord> | Static<typeof pinnedRecord>): EarlierEntry => ({
  effort: 'Effort' in one ? one.Effort : null,
  ...toWork(one),
})

export const toPinnedEntries = (memberId: string, list: AnswerOf<(typeof timesheetCalls)['pinned']>): PinnedEntries => ({
  id: memberId,
  items: list.map(toEarlierEntry),
})

const fromWork = (input: TimesheetEntryInput | TimesheetPinInput) => ({
  CommitmentId: input.commitmentId,
  ProjectId: input.projectId,
  Epic: input.epic,
  IssueNo: input.ticket,
  ActivityId: input.activityId,
  TechnologyId: input.technologyId,
  Description: input.description,
})

export const fromTimesheetEntry = (input: TimesheetEntryInput): BodyOf<(typeof timesheetCalls)['save']> => ({
  ...fromWork(input),
  id: textOrNull(input.id),
  Date: fromRequiredDay(input.date, 'date'),
  Effort: input.effort,
  Version: input.version ?? null,
})

export const fromTimesheetPin = (input: TimesheetPinInput): BodyOf<(typeof timesheetCalls)['pin']> => ({
  ...fromWork(input),
  Pinned: input.isPinned,
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
