import { commitmentCalls } from '#contract/commitment.ts'
import { effortCatalogueCalls, epicCalls } from '#contract/project.ts'
import { leaveCalls, timesheetCalls } from '#contract/timesheet.ts'
import { recordPageMax } from '#rules/timesheet.ts'
import { callerOf } from '../context.ts'
import { renamingFields } from '../errors.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolver-types.ts'
import { toCommitment } from '../mappers/commitment.ts'
import {
  fromTimesheetEntry,
  fromTimesheetPin,
  toActivities,
  toEarlierEntry,
  toEpicSet,
  toLeave,
  toPinnedEntries,
  toTechnologies,
  toTimesheetEntry,
} from '../mappers/timesheet.ts'
import { fromRequiredDay } from '../mappers/values.ts'

type TimesheetQuery =
  | 'timesheet'
  | 'timesheetEntry'
  | 'timesheetChoices'
  | 'recentTimesheetEntries'
  | 'pinnedTimesheetEntries'
  | 'epics'
type TimesheetMutation =
  | 'saveTimesheetEntry'
  | 'removeTimesheetEntry'
  | 'pinTimesheetEntry'
  | 'saveLeave'
  | 'removeLeave'
  | 'addEpic'

const done = { done: true }
const rangeFields = renamingFields({ startDate: 'start', endDate: 'end', After: 'after' })
const entryFields = renamingFields({ IssueNo: 'ticket' })
const epicFields = renamingFields({ epicTitle: 'name' })

export const timesheetQueries: Pick<QueryResolvers, TimesheetQuery> = {
  timesheet: async (_root, { start, end, after }, context) => {
    const range = { startDate: fromRequiredDay(start, 'start'), endDate: fromRequiredDay(end, 'end') }
    const [page, leaves] = await Promise.all([
      context.ask(timesheetCalls.page, {
        body: { TeammemberId: callerOf(context).memberId, ...range, Size: recordPageMax, After: after ?? null },
      }),
      context.ask(leaveCalls.list, { body: range }),
    ]).catch(rangeFields)
    return {
      id: `${start}/${end}`,
      start,
      end,
      entries: page.Items.map(toTimesheetEntry),
      leaves: leaves.map(toLeave),
      next: page.Next,
    }
  },
  recentTimesheetEntries: async (_root, { until }, context) => {
    const body = { until: fromRequiredDay(until, 'until') }
    return (await context.ask(timesheetCalls.recent, { body })).map(toEarlierEntry)
  },
  pinnedTimesheetEntries: async (_root, _input, context) =>
    toPinnedEntries(callerOf(context).memberId, await context.read(timesheetCalls.pinned)),
  timesheetEntry: async (_root, { id }, context) =>
    toTimesheetEntry(await context.ask(timesheetCalls.getById, { params: { id } })),
  timesheetChoices: async (_root, _input, context) => {
    const { memberId } = callerOf(context)
    const [commitments, activities, technologies] = await Promise.all([
      context.read(commitmentCalls.getByTeammember),
      context.read(effortCatalogueCalls.getActivities),
      context.read(effortCatalogueCalls.getTechnologies),
    ])
    return {
      id: memberId,
      commitments: commitments.map(toCommitment),
      activities: toActivities(activities),
      technologies: toTechnologies(technologies),
    }
  },
  epics: async (_root, { projectId }, context) => toEpicSet(await context.ask(epicCalls.getOfProject, { params: { projectId } })),
}

export const timesheetMutations: Pick<MutationResolvers, TimesheetMutation> = {
  saveTimesheetEntry: async (_root, { input }, context) =>
    toTimesheetEntry(await context.change(timesheetCalls.save, { body: fromTimesheetEntry(input) }).catch(entryFields)),
  removeTimesheetEntry: async (_root, { id, version }, context) => {
    const query = version === null || version === undefined ? {} : { version: String(version) }
    await context.change(timesheetCalls.remove, { params: { id }, query })
    return done
  },
  pinTimesheetEntry: async (_root, { input }, context) => {
    const { memberId } = callerOf(context)
    const pinned = await context.change(timesheetCalls.pin, { body: fromTimesheetPin(input) }).catch(entryFields)
    return toPinnedEntries(memberId, pinned)
  },
  saveLeave: async (_root, { date }, context) =>
    toLeave(await context.change(leaveCalls.save, { body: { Date: fromRequiredDay(date, 'date') } })),
  removeLeave: async (_root, { id }, context) => {
    await context.change(leaveCalls.remove, { params: { id } })
    return done
  },
  addEpic: async (_root, { projectId, name }, context) =>
    toEpicSet(await context.change(epicCalls.save, { body: { epicTitle: name, projectId } }).catch(epicFields)),
}
