import { messages } from '#rules/messages.ts'
import type { EarlierEntry } from '#rules/recent-entries.ts'
import type { RecordWork } from '#rules/record-work.ts'
import {
  emptyTimesheet,
  prefillDescription,
  readEffort,
  type TimesheetField,
  type TimesheetValues,
  technologyFor,
  timesheetErrors,
} from '#rules/timesheet.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import type { TimedWork } from '../work-timer/work-timer.machine.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** What a record is chosen from, as the server answered last. */
export interface EntryChoices {
  readonly commitments: ReadonlyArray<
    Named & {
      /** Whether new records may be made on it. */
      readonly isActive: boolean
      /** The first day that is open, `YYYY-MM-DD`. */
      readonly earliest: string
      readonly projects: readonly Named[]
    }
  >
  readonly activities: ReadonlyArray<{
    readonly id: string
    readonly value: string
    readonly disabled: boolean
    readonly defaultTechnologyId: string | null
  }>
  readonly technologies: ReadonlyArray<{
    readonly id: string
    readonly value: string
    readonly disabled: boolean
    readonly activityIds: readonly string[]
  }>
}

/** What a record is about as the form shows it. */
const workValuesOf = (work: RecordWork): Omit<TimesheetValues, 'date' | 'effort'> => ({
  commitmentId: work.commitment.id,
  projectId: work.project.id,
  epic: work.epic,
  ticket: work.ticket,
  activityId: work.activity.id,
  technologyId: work.technology.id,
  description: work.description,
})

/** A record as the form shows it. */
export const valuesOf = (entry: TimesheetEntryData): TimesheetValues => ({
  ...workValuesOf(entry),
  date: entry.date,
  effort: String(entry.effort),
})

/** The values of a record like an earlier one: on the day that is there, and for the hours that are there where the earlier one has none. */
export const withEarlier = (values: TimesheetValues, { effort, ...work }: EarlierEntry): TimesheetValues => ({
  ...workValuesOf(work),
  date: values.date,
  effort: effort === null ? values.effort : String(effort),
})

/** The values with one field changed, and what follows from it (specification 5). */
export const withField = (
  values: TimesheetValues,
  field: TimesheetField,
  value: string,
  choices: EntryChoices | null,
): TimesheetValues => {
  const changed = { ...values, [field]: value }
  if (value === values[field]) return values
  switch (field) {
    case 'ticket':
      return { ...changed, description: prefillDescription(values.description, values.ticket, value) }
    case 'activityId': {
      const activity = choices?.activities.find(({ id }) => id === value)
      return { ...changed, technologyId: technologyFor(activity, choices?.technologies ?? [], values.technologyId) }
    }
    case 'commitmentId':
      return withOnlyChoices({ ...changed, projectId: '', epic: '' }, choices)
    case 'projectId':
      return { ...changed, epic: '' }
    default:
      return changed
  }
}

/** The values with what leaves no choice filled in: the only active commitment, its only project. */
export const withOnlyChoices = (values: TimesheetValues, choices: EntryChoices | null): TimesheetValues => {
  const active = choices?.commitments.filter(({ isActive }) => isActive) ?? []
  const commitmentId = values.commitmentId || (active.length === 1 ? (active[0]?.id ?? '') : '')
  const projects = choices?.commitments.find(({ id }) => id === commitmentId)?.projects ?? []
  const projectId = values.projectId || (projects.length === 1 ? (projects[0]?.id ?? '') : '')
  return { ...values, commitmentId, projectId }
}

/** Why no new record can be made on a record's place and with its activity; null when one can. */
export const closedReasonOf = (work: RecordWork, choices: EntryChoices): string | null => {
  const commitment = namedIn(choices.commitments, work.commitment.id)
  const technology = namedIn(choices.technologies, work.technology.id)
  if (commitment?.isActive !== true) return messages.commitmentNotActive
  if (namedIn(commitment.projects, work.project.id) === undefined) return messages.projectNotInCommitment
  if (namedIn(choices.activities, work.activity.id)?.disabled !== false) return messages.activityDisabled
  if (technology?.disabled !== false) return messages.technologyDisabled
  return technology.activityIds.includes(work.activity.id) ? null : messages.technologyNotLinked
}

/** The earlier records that a new one can begin from as they are; none before the choices are known. */
export const repeatableEntries = (recent: readonly EarlierEntry[], choices: EntryChoices | null): readonly EarlierEntry[] =>
  choices === null ? [] : recent.filter((entry) => closedReasonOf(entry, choices) === null)

/** The records on the place that a form was opened for. */
export const onPlace = (entries: readonly EarlierEntry[], place: TimesheetValues): readonly EarlierEntry[] =>
  entries.filter(({ project, epic }) => project.id === place.projectId && epic === place.epic)

/** The values on the commitment and project of the latest record that is still open, in a form that has no commitment. */
export const withLastPlace = (
  values: TimesheetValues,
  recent: readonly EarlierEntry[],
  choices: EntryChoices | null,
): TimesheetValues => {
  const [last] = repeatableEntries(recent, choices)
  if (last === undefined || values.commitmentId !== '') return values
  return { ...values, commitmentId: last.commitment.id, projectId: last.project.id }
}

/** The first day that is open for the chosen commitment, `YYYY-MM-DD`; null when none is chosen, or it is not known. */
export const earliestOf = (values: TimesheetValues, choices: EntryChoices | null): string | null =>
  choices?.commitments.find(({ id }) => id === values.commitmentId)?.earliest ?? null

/** What is wrong with a record, by field. @param base the record that is changed; null for a new one */
export const entryErrors = (
  values: TimesheetValues,
  base: TimesheetEntryData | null,
  choices: EntryChoices | null,
): Readonly<Partial<Record<TimesheetField, string>>> => {
  const commitment = choices?.commitments.find(({ id }) => id === values.commitmentId)
  const activity = choices?.activities.find(({ id }) => id === values.activityId)
  const technology = choices?.technologies.find(({ id }) => id === values.technologyId)
  const others: Partial<Record<TimesheetField, string>> = {}
  if (commitment?.isActive === false && commitment.id !== base?.commitment.id) others.commitmentId = messages.commitmentNotActive
  if (commitment !== undefined && !commitment.projects.some(({ id }) => id === values.projectId))
    others.projectId = messages.projectNotInCommitment
  if (activity?.disabled === true && activity.id !== base?.activity.id) others.activityId = messages.activityDisabled
  if (technology?.disabled === true && technology.id !== base?.technology.id) others.technologyId = messages.technologyDisabled
  else if (technology !== undefined && !technology.activityIds.includes(values.activityId))
    others.technologyId = messages.technologyNotLinked
  return { ...others, ...timesheetErrors(values, earliestOf(values, choices)) }
}

const namedIn = <One extends { readonly id: string }>(list: readonly One[] | undefined, id: string): One | undefined =>
  list?.find((one) => one.id === id)

/** A chosen activity or technology with its name; what the record had needs no list to be named. */
const named = (
  list: readonly { readonly id: string; readonly value: string }[] | undefined,
  id: string,
  before: { readonly id: string; readonly value: string } | undefined,
) => ({ id, value: namedIn(list, id)?.value ?? (before?.id === id ? before.value : '') })

/**
 * The record that the form makes.
 *
 * @param base the record that is changed; null for a new one
 * @param id its id; a local one for a record that the server does not know
 */
export const entryOf = (
  values: TimesheetValues,
  base: TimesheetEntryData | null,
  id: string,
  choices: EntryChoices | null,
): TimesheetEntryData => {
  const commitment = namedIn(choices?.commitments, values.commitmentId)
  return {
    id,
    version: base?.version ?? 0,
    date: values.date,
    commitment: { id: values.commitmentId, name: commitment?.name ?? base?.commitment.name ?? '' },
    project: { id: values.projectId, name: namedIn(commitment?.projects, values.projectId)?.name ?? base?.project.name ?? '' },
    epic: values.epic.trim(),
    ticket: values.ticket.trim(),
    activity: named(choices?.activities, values.activityId, base?.activity),
    technology: named(choices?.technologies, values.technologyId, base?.technology),
    effort: readEffort(values.effort) ?? 0,
    adjustment: base?.adjustment ?? 0,
    description: values.description.trim(),
  }
}

/** Fields of a form, with those that a form begins without left empty. */
export const filled = (values: Partial<TimesheetValues>): TimesheetValues => ({ ...emptyTimesheet, ...values })

/** What a record says, as a timer begins with it: all but its day and its hours. @param names its project's and its epic's */
export const timedWorkOf = (
  { date: _date, effort: _effort, ...values }: TimesheetValues,
  ...names: readonly string[]
): TimedWork => ({
  values,
  name: names.filter((name) => name !== '').join(' · '),
})

/** What the form of a record says, as a timer begins with it. */
export const timedWorkIn = ({ values, choices }: { values: TimesheetValues; choices: EntryChoices | null }): TimedWork => {
  const commitment = namedIn(choices?.commitments, values.commitmentId)
  return timedWorkOf(values, namedIn(commitment?.projects, values.projectId)?.name ?? '', values.epic)
}
