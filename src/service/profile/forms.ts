import { isBlank } from '#rules/blank.ts'
import { messages } from '#rules/messages.ts'
import { invalid } from '../http-error.ts'

/** Between v1's texts and dates and the columns in which they are kept. */

/**
 * The text of a field that must not be empty.
 *
 * @throws HttpError 400 for the field
 */
export const requiredText = (field: string, text: string): string => {
  if (isBlank(text)) throw invalid(field, messages.required)
  return text.trim()
}

/**
 * The day `YYYY-MM-DD` of a local date-time, or of a day alone; whether it is a day of the calendar is the form's to say.
 *
 * @throws HttpError 400 for the field when its time is none
 */
export const dayOf = (field: string, dateTime: string | null): string | null => {
  if (dateTime === null) return null
  const [day = '', time = '00:00:00'] = dateTime.split('T')
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?$/.test(time)) throw invalid(field, messages.dateInvalid)
  return day
}

/** A stored day as it travels: the local date-time of its beginning (specification 7). */
export const dateTimeOf = (day: string | null): string | null => (day === null ? null : `${day}T00:00:00`)
