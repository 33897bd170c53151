import { isBlank } from './blank.ts'
import { englishDates } from './date-words.ts'
import { messages } from './messages.ts'
import { addDays, isDay } from './weeks.ts'

/** Effort of one record, in hours (specification 5 and 9). */
export const effortMin = 0
export const effortMax = 10
export const effortStep = 0.25

/** Hours a day has; more logged on one day only warns (decisions B). */
export const hoursADay = 24
/** Days that may be asked for at once. */
export const rangeMaxDays = 400
/** Records that are sent at once, so that no answer is larger than about a megabyte; longer lists come in pages. */
export const recordPageMax = 500
/** Hours a day of leave counts (decisions B, Weekly audit). */
export const leaveHours = 8

/** How long a removal can be undone, in milliseconds. */
export const undoTime = 6_000

export const ticketMaxLength = 100
export const epicMaxLength = 200
export const descriptionMaxLength = 2000

/** A record as it is typed: effort as text, choices by id. */
export interface TimesheetValues {
  readonly commitmentId: string
  readonly projectId: string
  readonly epic: string
  /** `YYYY-MM-DD` or ''. */
  readonly date: string
  readonly ticket: string
  readonly effort: string
  readonly activityId: string
  readonly technologyId: string
  readonly description: string
}

export const emptyTimesheet: TimesheetValues = {
  commitmentId: '',
  projectId: '',
  epic: '',
  date: '',
  ticket: '',
  effort: '',
  activityId: '',
  technologyId: '',
  description: '',
}

export type TimesheetField = keyof TimesheetValues

/**
 * Hours of a typed effort; null for a text that is none. Besides a number, with a comma or a point, and `h` behind it if one likes,
 * it reads hours and minutes as `1:30`, `1h30` or `1h 30m`, and minutes alone as `90m`.
 */
export const readEffort = (text: string): number | null => {
  const trimmed = text.trim().toLowerCase().replace(',', '.')
  const number = /^(-?(?:\d+\.?\d*|\.\d+))\s*h?$/.exec(trimmed)
  if (number !== null) return Number(number[1])
  const parts = /^(\d{1,2}):([0-5]\d)$/.exec(trimmed) ?? /^(?:(\d{1,2})\s*h)?\s*(\d{1,3})\s*(?:m(?:in)?)?$/.exec(trimmed)
  return parts === null ? null : Number(parts[1] ?? 0) + Number(parts[2]) / 60
}

/**
 * What is wrong with an effort (specification 5; decision A12): required, at least 0 and more than 0, at most 10, a multiple of 0.25.
 *
 * @param effort hours; null when what was typed is no number
 * @returns the message, or null for none
 */
export const effortError = (effort: number | null): string | null => {
  if (effort === null || Number.isNaN(effort)) return messages.required
  if (effort <= effortMin) return messages.effortTooSmall
  if (effort > effortMax) return messages.effortTooLarge
  return Number.isInteger(effort / effortStep) ? null : messages.effortStep
}

/** The first day of the month before a day's. */
const previousMonth = (day: string): string => {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10)
}

/**
 * The first day on which a record may lie (decisions B, Timesheet date limit): the latest of the commitment's start, the day after the
 * last pay run the member confirmed, and the first day of the previous month.
 *
 * @param limits days as `YYYY-MM-DD`; null for a commitment without a start, and for a member without a confirmed pay run
 */
export const earliestTimesheetDate = (limits: {
  readonly commitmentStart: string | null
  readonly lastConfirmedPayRunEnd: string | null
  readonly today: string
}): string => {
  const { commitmentStart, lastConfirmedPayRunEnd, today } = limits
  const afterPayRun = lastConfirmedPayRunEnd === null ? null : addDays(lastConfirmedPayRunEnd, 1)
  return [commitmentStart, afterPayRun, previousMonth(today)].reduce<string>(
    (latest, day) => (day !== null && day > latest ? day : latest),
    '',
  )
}

/** The refusal of a day before the limit, with the day in words. @param earliest `YYYY-MM-DD` */
export const periodClosed = (earliest: string): string => messages.periodClosed.replace('{date}', dayInWords(earliest))

/** Why a day cannot be changed in a row; null when it can. @param earliest the first open day of the row's commitment, null when it is unknown */
export const closedReason = (day: string, earliest: string | null): string | null =>
  earliest !== null && day < earliest ? periodClosed(earliest) : null

const days = englishDates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
/** A day, `YYYY-MM-DD`, as a sentence says it. */
export const dayInWords = (day: string): string => days(new Date(`${day}T00:00:00Z`))

/**
 * What is wrong with a record, by field (specification 5 Timesheet form).
 *
 * @param values as typed
 * @param earliest the first day that is open for the chosen commitment, `YYYY-MM-DD`; null when none is chosen
 */
export const timesheetErrors = (
  values: TimesheetValues,
  earliest: string | null,
): Readonly<Partial<Record<TimesheetField, string>>> => {
  const errors: Partial<Record<TimesheetField, string>> = {}
  for (const field of [
    'commitmentId',
    'projectId',
    'epic',
    'date',
    'ticket',
    'activityId',
    'technologyId',
    'description',
  ] as const)
    if (isBlank(values[field])) errors[field] = messages.required
  const effort = effortError(readEffort(values.effort))
  if (effort !== null) errors.effort = effort
  if (errors.date === undefined) {
    if (!isDay(values.date)) errors.date = messages.dateInvalid
    else if (earliest !== null && values.date < earliest) errors.date = periodClosed(earliest)
  }
  return errors
}

/**
 * The description after a ticket was typed (specification 5): the number followed by ' - '. What the person wrote after an earlier
 * prefill, or on their own, stays.
 */
export const prefillDescription = (description: string, ticketBefore: string, ticket: string): string => {
  const prefix = ticket.trim() === '' ? '' : `${ticket.trim()} - `
  const before = ticketBefore.trim() === '' ? '' : `${ticketBefore.trim()} - `
  if (before !== '' && description.startsWith(before)) return prefix + description.slice(before.length)
  return description.trim() === '' ? prefix : description
}

interface ActivityChoice {
  readonly id: string
  readonly value: string
  readonly disabled: boolean
  readonly defaultTechnologyId: string | null
}

interface TechnologyChoice {
  readonly id: string
  readonly value: string
  readonly disabled: boolean
  readonly activityIds: readonly string[]
}

const byValue = (one: { readonly value: string }, other: { readonly value: string }): number =>
  one.value.localeCompare(other.value, 'en')

/** Activities to choose from: disabled ones are hidden unless already selected (specification 5). */
export const shownActivities = <A extends ActivityChoice>(activities: readonly A[], selectedId: string): readonly A[] =>
  activities.filter((one) => !one.disabled || one.id === selectedId).toSorted(byValue)

/** Technologies linked to the chosen activity, disabled ones last (specification 5). */
export const shownTechnologies = <T extends TechnologyChoice>(technologies: readonly T[], activityId: string): readonly T[] =>
  technologies
    .filter((one) => one.activityIds.includes(activityId))
    .toSorted((one, other) => Number(one.disabled) - Number(other.disabled) || byValue(one, other))

/**
 * The technology after an activity was chosen: its default if any, else what was chosen as long as it is linked (specification 5). A
 * default that is disabled or not linked any more would be refused, so that it counts as none.
 */
export const technologyFor = (
  activity: ActivityChoice | undefined,
  technologies: readonly TechnologyChoice[],
  chosenId: string,
): string => {
  if (activity === undefined) return ''
  const linked = technologies.filter((one) => one.activityIds.includes(activity.id))
  if (linked.some((one) => one.id === activity.defaultTechnologyId && !one.disabled)) return activity.defaultTechnologyId ?? ''
  return linked.some((one) => one.id === chosenId) ? chosenId : ''
}

/** Sum of hours, free of binary dust. */
export const sumHours = (hours: readonly number[]): number => Math.round(hours.reduce((sum, one) => sum + one, 0) * 100) / 100

/** Whether a day holds more than it can; it is allowed and warned of (decisions B). */
export const exceedsDay = (hours: number): boolean => hours > hoursADay

/** Whether a record lies in the future; it is allowed and warned of (decisions B). */
export const isFuture = (date: string, today: string): boolean => date > today
