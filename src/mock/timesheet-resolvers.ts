import type {
  Commitment,
  MutationResolvers,
  QueryResolvers,
  TimesheetEntry,
  TimesheetEntryInput,
} from '#generated/resolver-types.ts'
import { isDuplicateName } from '#rules/catalogue.ts'
import { messages } from '#rules/messages.ts'
import { earliestLeaveDate, periodClosed, rangeMaxDays, timesheetErrors } from '#rules/timesheet.ts'
import { daysBetween } from '#rules/weeks.ts'
import { statusToday, toCommitment } from './commitments.ts'
import { exampleActivities, exampleTechnologies } from './effort-catalogue.ts'
import { notTheirs, tidied, today } from './entries.ts'
import { refusal } from './refusal.ts'
import type { MockWorld } from './world.ts'

const done = { done: true }
const wrong = (field: string, message: string) => refusal('VALIDATION', message, field)

/** The record that a change names. @throws GraphQLError NOT_FOUND, or CONFLICT when it has another version than the one named */
const recordOf = (world: MockWorld, id: string, version: number | null | undefined): TimesheetEntry => {
  const entry = world.work().entries.find((one) => one.id === id)
  if (entry === undefined) throw refusal('NOT_FOUND', messages.timesheetGone)
  if (typeof version === 'number' && version !== entry.version) throw refusal('CONFLICT', messages.timesheetChanged)
  return entry
}

/** @throws GraphQLError VALIDATION when the day that a record lies on is closed, so that it can neither change nor go */
const acceptDayOf = (world: MockWorld, entry: TimesheetEntry): void => {
  const kept = world.work().commitments.find((one) => one.id === entry.commitment.id)
  const earliest = kept === undefined ? null : toCommitment(kept, today(world)).earliestTimesheetDate
  if (earliest !== null && entry.date < earliest) throw wrong('date', periodClosed(earliest))
}

/** @throws GraphQLError FORBIDDEN for somebody else's commitment, VALIDATION for one that takes no records */
const commitmentOf = (world: MockWorld, id: string, before: TimesheetEntry | undefined): Commitment => {
  const kept = world.work().commitments.find((one) => one.id === id)
  if (kept === undefined) throw notTheirs()
  const isMoved = before?.commitment.id !== id
  if (isMoved && statusToday(kept, today(world)) !== 'Active') throw wrong('commitmentId', messages.commitmentNotActive)
  return toCommitment(kept, today(world))
}

/** @throws GraphQLError VALIDATION for what is disabled, unless it is unchanged, and for what does not belong together */
const spentOn = (input: TimesheetEntryInput, before: TimesheetEntry | undefined) => {
  const activity = exampleActivities.find((one) => one.id === input.activityId)
  if (activity === undefined || (activity.disabled && before?.activity.id !== activity.id))
    throw wrong('activityId', messages.activityDisabled)
  const technology = exampleTechnologies.find((one) => one.id === input.technologyId)
  if (technology === undefined || !technology.activityIds.includes(activity.id))
    throw wrong('technologyId', messages.technologyNotLinked)
  if (technology.disabled && before?.technology.id !== technology.id) throw wrong('technologyId', messages.technologyDisabled)
  return {
    activity: { id: activity.id, value: activity.value },
    technology: { id: technology.id, value: technology.value },
  }
}

/**
 * What an input makes of a record, by the rules that v1 has, in its order.
 *
 * @throws GraphQLError VALIDATION with the first field at fault
 */
const accepted = (world: MockWorld, input: TimesheetEntryInput, before: TimesheetEntry | undefined) => {
  const commitment = commitmentOf(world, input.commitmentId, before)
  const project = commitment.projects.find((one) => one.id === input.projectId)
  if (project === undefined) throw wrong('projectId', messages.projectNotInCommitment)
  const [first] = Object.entries(timesheetErrors({ ...input, effort: String(input.effort) }, commitment.earliestTimesheetDate))
  if (first !== undefined) throw wrong(first[0], first[1])
  const { date, epic, ticket, effort, description } = input
  return {
    date,
    commitment: { id: commitment.id, name: commitment.name },
    project,
    epic,
    ticket,
    ...spentOn(input, before),
    effort,
    description,
  }
}

/** Saves what an input makes; a record that does not change keeps its version. */
const saveEntry = (world: MockWorld, given: TimesheetEntryInput): TimesheetEntry => {
  const work = world.work()
  const before = given.id ? recordOf(world, given.id, given.version) : undefined
  if (before !== undefined) acceptDayOf(world, before)
  const content = accepted(world, tidied(given), before)
  if (before === undefined) {
    const added = { id: world.newId(), version: 1, adjustment: 0, ...content }
    work.entries = [...work.entries, added]
    return added
  }
  const same = { ...before, ...content }
  if (JSON.stringify(same) === JSON.stringify(before)) return before
  const changed = { ...same, version: before.version + 1 }
  work.entries = work.entries.map((one) => (one === before ? changed : one))
  return changed
}

/** The names of a project's epics. @throws GraphQLError FORBIDDEN for a project of none of the person's commitments */
const epicsOf = (world: MockWorld, projectId: string): readonly string[] => {
  const isTheirs = world.work().commitments.some((one) => one.projects.some(({ id }) => id === projectId))
  if (!isTheirs) throw notTheirs()
  return world.epics.get(projectId) ?? []
}

/** @throws GraphQLError VALIDATION for a range that ends before it begins, or is too long */
const acceptRange = (start: string, end: string): void => {
  if (end < start) throw wrong('end', messages.endBeforeStart)
  const days = daysBetween(start, end) + 1
  if (days > rangeMaxDays) throw wrong('end', messages.rangeTooLong.replace('{days}', String(rangeMaxDays)))
}

const acceptLeaveDay = (world: MockWorld, date: string): void => {
  const earliest = earliestLeaveDate({ lastConfirmedPayRunEnd: null, today: today(world) })
  if (date < earliest) throw wrong('date', periodClosed(earliest))
}

type TimesheetQuery = 'timesheet' | 'timesheetEntry' | 'timesheetChoices' | 'epics'
export const timesheetQueries = (world: MockWorld): Pick<QueryResolvers, TimesheetQuery> => ({
  timesheet: (_root, { start, end }) => {
    acceptRange(start, end)
    const { entries, leaves } = world.work()
    const listed = <Row extends { readonly date: string }>(rows: readonly Row[]): Row[] =>
      rows.filter(({ date }) => date >= start && date <= end).toSorted((one, other) => one.date.localeCompare(other.date))
    return { id: `${start}/${end}`, start, end, entries: listed(entries), leaves: listed(leaves) }
  },
  timesheetEntry: (_root, { id }) => recordOf(world, id, null),
  timesheetChoices: () => ({
    id: world.viewer().id,
    commitments: world.work().commitments.map((one) => toCommitment(one, today(world))),
    activities: exampleActivities,
    technologies: exampleTechnologies,
  }),
  epics: (_root, { projectId }) => ({ id: projectId, projectId, names: epicsOf(world, projectId) }),
})

type TimesheetMutation = 'saveTimesheetEntry' | 'removeTimesheetEntry' | 'saveLeave' | 'removeLeave' | 'addEpic'
export const timesheetMutations = (world: MockWorld): Pick<MutationResolvers, TimesheetMutation> => ({
  saveTimesheetEntry: (_root, { input }) => saveEntry(world, input),
  removeTimesheetEntry: (_root, { id, version }) => {
    const entry = recordOf(world, id, version)
    acceptDayOf(world, entry)
    const work = world.work()
    work.entries = work.entries.filter((one) => one !== entry)
    return done
  },
  saveLeave: (_root, { date }) => {
    const work = world.work()
    acceptLeaveDay(world, date)
    if (work.leaves.some((one) => one.date === date)) throw refusal('CONFLICT', messages.leaveExists, 'date')
    const leave = { id: world.newId(), date }
    work.leaves = [...work.leaves, leave]
    return leave
  },
  removeLeave: (_root, { id }) => {
    const work = world.work()
    const leave = work.leaves.find((one) => one.id === id)
    if (leave === undefined) throw refusal('NOT_FOUND', messages.leaveGone)
    acceptLeaveDay(world, leave.date)
    work.leaves = work.leaves.filter((one) => one !== leave)
    return done
  },
  addEpic: (_root, { projectId, name: given }) => {
    const names = epicsOf(world, projectId)
    const name = given.trim()
    if (name === '') throw wrong('name', messages.required)
    if (isDuplicateName(name, names)) throw refusal('CONFLICT', messages.epicExists, 'name')
    const added = [...names, name].toSorted((one, other) => one.localeCompare(other, 'en'))
    world.epics.set(projectId, added)
    return { id: projectId, projectId, names: added }
  },
})
