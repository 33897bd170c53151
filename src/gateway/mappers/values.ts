import { isBlank } from '#rules/blank.ts'
import { isDay } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { gatewayError } from '../errors.ts'

/** The day of v1's local date-time (`YYYY-MM-DDThh:mm:ss`). */
export const toDay = (localDateTime: string | null): string | null => localDateTime?.slice(0, 10) ?? null

/** The same of a date-time that is always there. */
export const toRequiredDay = (localDateTime: string): string => localDateTime.slice(0, 10)

/**
 * A day of an input as v1's local date-time, `YYYY-MM-DDT00:00:00`.
 *
 * @param field the input's name of the day
 * @throws GraphQLError with VALIDATION and the field when the text is no day of the calendar
 */
export const fromDay = (day: string | null | undefined, field: string): string | null => {
  if (day === null || day === undefined || isBlank(day)) return null
  if (!isDay(day)) throw gatewayError('VALIDATION', messages.dateInvalid, field)
  return `${day}T00:00:00`
}

/**
 * The same of a day that has to be given.
 *
 * @throws GraphQLError with VALIDATION and the field when there is none, or it is no day of the calendar
 */
export const fromRequiredDay = (day: string, field: string): string => {
  const moment = fromDay(day, field)
  if (moment === null) throw gatewayError('VALIDATION', messages.required, field)
  return moment
}
