import type { MutationResolvers, QueryResolvers, TimesheetEntry, TimesheetEntryInput } from '#generated/resolver-types.ts'
import { isDuplicateName } from '#rules/catalogue.ts'
import { messages } from '#rules/messages.ts'
import { earliestLeaveDate, periodClosed, timesheetErrors } from '#rules/timesheet.ts'
import { statusToday, toCommitment } from './commitments.ts'
import { exampleActivities, exampleTechnologies } from './effort-catalogue.ts'
import { notTheirs, tidied, today } from './entries.ts'
import { refusal } from './refusal.ts'
import type { MockWorld } from './world.ts'

const done = { done: true }
const gone = () => refusal('NOT_FOUND', messages.timesheetGone)
const wrong = (field: string, message: string) => refusal('VALIDATION', message, field)

const inRange = (start: string, end: string) => (one: { readonly date: string }) => one.date >= start && one.date <= end
const byDate = (one: { readonly date: string }, other: { readonly date: string }) => one.date.localeCompare(other.date)

/** The record that a change names. @throws GraphQLError NOT_FOUND, or CONFLICT when it has another version than the one named */
const recordOf = (world: MockWorld, id: string, version: number | null | undefined): TimesheetEntry => {
  const entry = world.work().entries.find((one) => one.id === id)
  if (entry === undefined) throw gone()
  if (typeof version === 'number' && version !== entry.version) throw refusal('CONFLICT', messages.timesheetChanged)
  return entry
}

/** @throws GraphQLError VALIDATION when the day that a record lies on is closed, so that it can neither change nor go */
const acceptDayOf = (world: MockWorld, entry: TimesheetEntry): void => {
  const kept = world.work().commitments.find((one) => one.id === entry.commitment.id)
  const earliest = kept === undefined ? null : toCommitment(kept, today(world)).earliestTimesheetDate
  if (earliest !== null && entry.date < earliest) throw wrong('date', periodClosed(earliest))
}

/**
 * The record that an input makes, by the rules that v1 has.
 *
 * @throws GraphQLError VALIDATION with the first field at fault
 */
const accepted = (world: MockWorld, input: TimesheetEntryInput, before: TimesheetEntry | undefined): TimesheetEntry => {
  const kept = world.work().commitments.find((one) => one.id === input.commitmentId)
  const commitment = kept === undefined ? undefined : toCommitment(kept, today(world))
  const values = { ...input, effort: String(input.effort) }
  const [first] = Object.entries(timesheetErrors(values, commitment?.earliestTimesheetDate ?? null))
  if (first !== undefined) throw wrong(first[0], first[1])
  if (kept === undefined || commitment === undefined) throw wrong('commitmentId', messages.genericError)
  const isMoved = before?.commitment.id !== commitment.id
  if (isMoved && statusToday(kept, today(world)) !== 'Active') throw wrong('commitmentId', messages.commitmentNotActive)
  const project = commitment.projects.find((one) => one.id === input.projectId)
  if (project === undefined) throw wrong('projectId', messages.projectNotInCommitment)
  const activity = exampleActivities.find((one) => one.id === input.activityId)
  if (activity === undefined) throw wrong('activityId', messages.genericError)
  if (activity.disabled && before?.activity.id !== activity.id) throw wrong('activityId', messages.activityDisabled)
  const technology = exampleTechnologies.find((one) => one.id === input.technologyId)
  if (technology === undefined || !technology.activityIds.includes(activity.id))
    throw wrong('technologyId', messages.technologyNotLinked)
  if (technology.disabled && before?.technology.id !== technology.id) throw wrong('technologyId', messages.technologyDisabled)
  return {
    id: before?.id ?? world.newId(),
    version: (before?.version ?? 0) + 1,
    date: input.date,
    commitment: { id: commitment.id, name: commitment.name },
    project,
    epic: input.epic,
    ticket: input.ticket,
    activity: { id: activity.id, value: activity.value },
    technology: { id: technology.id, value: technology.value },
    effort: input.effort,
    adjustment: before?.adjustment ?? 0,
    description: input.description,
  }
}

const saveEntry = (world: MockWorld, given: TimesheetEntryInput): TimesheetEntry => {
  const work = world.work()
  const before = given.id ? recordOf(world, given.id, given.version) : undefined
  if (before !== undefined) acceptDayOf(world, before)
  const saved = accepted(world, tidied(given), before)
  work.entries = before === undefined ? [...work.entries, saved] : work.entries.map((one) => (one === before ? saved : one))
  return saved
}

/** The names of a project's epics. @throws GraphQLError FORBIDDEN for a project of none of the person's commitments */
const epicsOf = (world: MockWorld, projectId: string): readonly string[] => {
  const isTheirs = world.work().commitments.some((one) => one.projects.some(({ id }) => id === projectId))
  if (!isTheirs) throw notTheirs()
  return world.epics.get(projectId) ?? []
}

const acceptLeaveDay = (world: MockWorld, date: string): void => {
  const earliest = earliestLeaveDate({ lastConfirmedPayRunEnd: null, today: today(world) })
  if (date < earliest) throw wrong('date', periodClosed(earliest))
}

type TimesheetQuery = 'timesheet' | 'timesheetEntry' | 'timesheetChoices' | 'epics'
export const timesheetQueries = (world: MockWorld): Pick<QueryResolvers, TimesheetQuery> => ({
  timesheet: (_root, { start, end }) => ({
    id: `${start}/${end}`,
    start,
    end,
    entries: world.work().entries.filter(inRange(start, end)).toSorted(byDate),
    leaves: world.work().leaves.filter(inRange(start, end)).toSorted(byDate),
  }),
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
    if (leave === undefined) throw notTheirs()
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
