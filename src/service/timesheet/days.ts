import { messages } from '#rules/messages.ts'
import { rangeMaxDays } from '#rules/timesheet.ts'
import { daysBetween, isDay } from '#rules/weeks.ts'
import { invalid } from '../http-error.ts'
import { dayOf } from '../profile/forms.ts'

/** The first and the last day of a range, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly start: string
  readonly end: string
}

/** Below this the calendar of the database and that of the rules part. */
const firstDay = '0001-01-01'

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, that the database can keep. */
export const isKeptDay = (text: string): boolean => isDay(text) && text >= firstDay

/**
 * The day, `YYYY-MM-DD`, of a local date-time.
 *
 * @throws HttpError 400 for the field when there is no such day or time
 */
export const readDay = (field: string, dateTime: string): string => {
  const day = dayOf(field, dateTime) ?? ''
  if (!isKeptDay(day)) throw invalid(field, messages.dateInvalid)
  return day
}

/**
 * A range of days as v1 names it.
 *
 * @param maxDays how many it may have, both ends included
 * @throws HttpError 400 for the field at fault: no day, an end before the start, more days than it may have
 */
export const readRange = (
  body: { readonly startDate: string; readonly endDate: string },
  maxDays: number = rangeMaxDays,
): DayRange => {
  const start = readDay('startDate', body.startDate)
  const end = readDay('endDate', body.endDate)
  if (end < start) throw invalid('endDate', messages.endBeforeStart)
  if (daysBetween(start, end) >= maxDays) {
    throw invalid('endDate', messages.rangeTooLong.replace('{days}', String(maxDays)))
  }
  return { start, end }
}
