import { isBlank } from '#rules/blank.ts'
import { messages } from '#rules/messages.ts'
import { type FieldOf, type FieldValue, formErrors, type ProfileFormName } from '#rules/profile-forms.ts'
import { invalid } from '../refusal.ts'

/** Between v1's fields and the forms of src/rules/profile-forms.ts, which say what is acceptable. */

/** A text with nothing around it; null where nobody would read anything. */
export const textOrNull = (text: string | null): string | null => (text === null || isBlank(text) ? null : text.trim())

/**
 * The text of a field that must not be empty.
 *
 * @throws Refusal 400 for the field
 */
export const requiredText = (field: string, text: string): string => {
  if (isBlank(text)) throw invalid(field, messages.required)
  return text.trim()
}

/**
 * The day `YYYY-MM-DD` of a local date-time; whether it is a day of the calendar is the form's to say.
 *
 * @throws Refusal 400 for the field when its time is none
 */
export const dayOf = (field: string, dateTime: string | null): string | null => {
  if (dateTime === null) return null
  const [day = '', time = ''] = dateTime.split('T')
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)) throw invalid(field, messages.dateInvalid)
  return day
}

/** A stored day as it travels: the local date-time of its beginning (specification 7). */
export const dateTimeOf = (day: string | null): string | null => (day === null ? null : `${day}T00:00:00`)

/** The day, `YYYY-MM-DD`, of whoever is furthest ahead: nobody's today lies in the future. */
const latestToday = (now: Date): string => new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** The v1 name of a form's field: `firstName` is FirstName, and the bio is Description. */
export const v1Name = (field: string): string =>
  field === 'bio' ? 'Description' : `${field.charAt(0).toUpperCase()}${field.slice(1)}`

/**
 * Checks that what is there is acceptable; required fields may still be empty (specification 5).
 *
 * @param values the form's values by its own field names
 * @param prefix where the fields are in the body, for example `Items.0.`
 * @throws Refusal 400 naming the first field at fault, as v1 calls it
 */
export const checkForm = <F extends ProfileFormName>(
  form: F,
  values: Readonly<Partial<Record<FieldOf<F>, FieldValue | null>>>,
  now: Date,
  prefix = '',
): void => {
  const entries: [string, FieldValue | null][] = Object.entries(values)
  const filled = Object.fromEntries(entries.map(([field, value]) => [field, value ?? '']))
  const [first] = Object.entries(formErrors(form, filled, latestToday(now), 'soFar'))
  if (first !== undefined) throw invalid(`${prefix}${v1Name(first[0])}`, first[1])
}
