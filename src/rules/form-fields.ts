import { isBlank } from './blank.ts'
import { isKeepable, isLine } from './line-text.ts'
import { messages } from './messages.ts'
import { textLength } from './profile.ts'
import { isSealedEmpty, type Sealed, sealedNothing } from './sealed.ts'
import { isDay as isCalendarDay } from './weeks.ts'

/**
 * What a form of the portal is made of: a table that names each field once (docs/forms.md). The v1 contract's body, both directions of
 * the gateway's mapping, the service's columns and the browser's input follow from the table.
 */

/** Longest rich text in characters of HTML. */
export const richTextLimit = 100_000

interface FieldBase {
  /** v1's name; the field's own with a capital unless given. */
  readonly v1?: string
  /** Whether the whole form needs it. */
  readonly required?: true
  /** Whether v1 never holds nothing here, not even in a half-filled form. */
  readonly always?: true
  /** Shown and judged in this form, but saved by another call. */
  readonly apart?: true
  /** The field that this one belongs to: a city loses its value when its country changes. */
  readonly within?: string
  /** The switch of something that goes on: while it is on there is no value, and otherwise the whole form needs one. */
  readonly unless?: string
  /** The field and its value with which this one is asked for: a BSB of an Australian account. What was typed of it is kept meanwhile. */
  readonly when?: { readonly field: string; readonly is: string }
  /** The closed list that a value is one of, where there may be none yet. */
  readonly among?: readonly string[]
  /** Error of a value that is not empty; null when it is acceptable. `today` is `YYYY-MM-DD`. */
  readonly check?: (value: string, values: FormValues, today: string) => string | null
  /** Like `check`, but only asked of the whole form: a text that may still grow is kept as it is. */
  readonly checkWhole?: (value: string) => string | null
  /** The form in which a text is kept and compared. */
  readonly normalise?: (text: string) => string
  /** What is said of a value that the kind does not take, where the form has words of its own. */
  readonly wrong?: string
}

/**
 * A field by its kind.
 *
 * - `text`: a line; `rich`: HTML of the editor; `id`: the id of something chosen; `day`: `YYYY-MM-DD`
 * - `choice`: one of a closed list that v1 knows too; `list`: several texts; `switch`: yes or no
 * - `money`: a decimal text such as `12.50`, a number in v1; `count`: a whole number, typed as text; a text with `lines` may have several
 * - `secret`: a sealed handle that only the sender opens (decision 0006)
 */
export type Field = FieldBase &
  (
    | { readonly kind: 'text' | 'secret'; readonly maxLength: number; readonly lines?: true }
    | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly always: true }
    | { readonly kind: 'rich' | 'id' | 'day' | 'list' | 'switch' | 'money' | 'count' }
  )
export type FieldKind = Field['kind']

export type Form = Readonly<Record<string, Field>>

export type FieldValue = string | boolean | readonly string[] | Sealed
export type FormValues = Readonly<Record<string, FieldValue>>
export type FormErrors = Readonly<Record<string, string>>

/** `whole` asks for every required field; `soFar` only that what is there is acceptable, to be saved for later. */
export type FormExtent = 'whole' | 'soFar'

/** The names of a form's fields. */
export type FieldName<F extends Form> = keyof F & string
/** Fields that are sent with the form. */
export type SavedField<F extends Form> = {
  [K in FieldName<F>]: F[K] extends { readonly apart: true } ? never : K
}[FieldName<F>]
/** Fields that are sent with the form and answered again: a secret never is. */
export type AnsweredField<F extends Form> = {
  [K in SavedField<F>]: F[K]['kind'] extends 'secret' ? never : K
}[SavedField<F>]

/** What v1 calls a field. */
export type V1Name<F extends Form, K extends FieldName<F>> = F[K] extends { readonly v1: infer Name extends string }
  ? Name
  : Capitalize<K>

type TextOf<T extends Field> = T extends { readonly always: true } ? string : string | null

/** A field as the gateway's schema and the database hold it. */
export type Kept<T extends Field> = T['kind'] extends 'switch'
  ? boolean
  : T['kind'] extends 'list'
    ? readonly string[]
    : T['kind'] extends 'count'
      ? number | null
      : TextOf<T>

/** A form as it is sent to the gateway and written by the service. */
export type FormInput<F extends Form> = { readonly [K in SavedField<F>]: Kept<F[K]> }
/** A form as the gateway and the service read it. */
export type FormRecord<F extends Form> = { readonly [K in AnsweredField<F>]: Kept<F[K]> }

type NamedField = readonly [name: string, field: Field]

/** A field of a form. @throws Error for a name that the form does not have */
export const fieldOf = (form: Form, name: string): Field => {
  const field = form[name]
  if (field === undefined) throw new Error(`The form has no field '${name}'`)
  return field
}

/** The fields that are sent with a form, in the order of the screen. */
export const savedFields = (form: Form): readonly NamedField[] => Object.entries(form).filter(([, field]) => field.apart !== true)

/** The fields that are answered, in the order of the screen. */
export const answeredFields = (form: Form): readonly NamedField[] =>
  savedFields(form).filter(([, field]) => field.kind !== 'secret')

/** What v1 calls a field. */
export const v1NameOf = (name: string, field: Pick<Field, 'v1'> | undefined): string =>
  field?.v1 ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const emptyOf: Readonly<Record<FieldKind, FieldValue>> = {
  text: '',
  rich: '',
  id: '',
  day: '',
  choice: '',
  money: '',
  count: '',
  list: [],
  switch: false,
  secret: sealedNothing,
}

/** A form in which nothing has been filled in. */
export const emptyValues = (form: Form): FormValues =>
  Object.fromEntries(Object.entries(form).map(([name, { kind }]) => [name, emptyOf[kind]]))

/** Whether a field has to be filled in. */
export const needsValue = (field: Field): boolean => field.required === true || field.unless !== undefined

const longest: Readonly<Record<Exclude<FieldKind, 'text' | 'secret'>, number>> = {
  rich: richTextLimit,
  id: 36,
  day: 10,
  money: 16,
  count: 9,
  choice: Number.POSITIVE_INFINITY,
  list: Number.POSITIVE_INFINITY,
  switch: Number.POSITIVE_INFINITY,
}

/** The longest value of a field in characters. */
export const longestOf = (field: Field): number => {
  if ('maxLength' in field) return field.maxLength
  return longest[field.kind]
}

/** What changes in a form when one field does: that field, and those that belong to it. */
export const changesIn = (form: Form, values: FormValues, name: string, value: FieldValue): FormValues => {
  if (values[name] === value) return {}
  const lost = Object.entries(form).filter(([, { within }]) => within === name)
  return { [name]: value, ...Object.fromEntries(lost.map(([one, { kind }]) => [one, emptyOf[kind]])) }
}

/** Whether a value is a secret's handle. */
export const isSealed = (value: FieldValue | undefined): value is Sealed => typeof value === 'object' && 'sealed' in value

const isEmpty = (field: Field, value: FieldValue | undefined): boolean => {
  if (value === undefined) return true
  if (typeof value === 'string') return field.kind === 'rich' ? textLength(value) === 0 : isBlank(value)
  if (typeof value === 'boolean') return false
  return isSealed(value) ? isSealedEmpty(value) : value.length === 0
}

/** Whether the text is a day of the calendar, `YYYY-MM-DD`, from 1900 to 2199. */
export const isDay = (value: string): boolean => /^(?:19|20|21)/.test(value) && isCalendarDay(value)

/** A decimal that money can be: digits, and at most two after the point. */
const isMoney = (value: string): boolean => /^\d{1,13}(?:\.\d{1,2})?$/.test(value.trim())
const isCount = (value: string): boolean => /^\d{1,9}$/.test(value.trim())

/** Whether a text has only characters that its field can hold. */
const isText = (field: Field, value: string): boolean => ('lines' in field ? isKeepable(value) : isLine(value))

/** What the kind of a field asks of every value of it. */
const kindError = (field: Field, value: string): string | null => {
  if (field.kind === 'day') return isDay(value) ? null : messages.dateInvalid
  if (field.kind === 'choice' && !field.choices.includes(value)) return messages.genericError
  if (field.among !== undefined && !field.among.includes(value)) return messages.genericError
  if (field.kind === 'money') return isMoney(field.normalise?.(value) ?? value) ? null : (field.wrong ?? messages.genericError)
  if (field.kind === 'count' && !isCount(value)) return field.wrong ?? messages.genericError
  if (value.length > longestOf(field)) return `Use at most ${longestOf(field)} characters.`
  return field.kind === 'text' && !isText(field, field.normalise?.(value) ?? value) ? messages.charactersNotAllowed : null
}

/**
 * What is wrong with a value that is longer than its field allows: said while it is typed or pasted, because nothing of it is cut off.
 * Null for any other.
 */
export const overlongError = (field: Field, value: FieldValue | undefined): string | null => {
  if (typeof value !== 'string' || (field.kind !== 'text' && field.kind !== 'money' && field.kind !== 'count')) return null
  const kept = field.kind === 'money' ? (field.normalise?.(value) ?? value) : value
  return kept.length > longestOf(field) ? kindError(field, value) : null
}

/**
 * How many characters an input takes in: far more than the field may have, so that what was pasted is there to be shortened, and not
 * so many that typing becomes slow.
 */
export const roomOf = (field: Field): number => longestOf(field) + (field.kind === 'rich' ? 0 : 10_000)

/** Whether a field has no value with what others hold: the end of something that goes on, what another country asks for. */
export const isWaived = ({ unless, when }: Field, readValue: (name: string) => FieldValue | undefined): boolean =>
  (unless !== undefined && readValue(unless) === true) || (when !== undefined && readValue(when.field) !== when.is)

/** Whether nothing is left of a value in the form in which it is kept: dashes alone are no number. */
const isNothingKept = ({ normalise }: Field, value: FieldValue | undefined): boolean =>
  normalise !== undefined && typeof value === 'string' && isBlank(normalise(value))

const errorIn = (field: Field, values: FormValues, name: string, today: string, extent: FormExtent): string | null => {
  const value = values[name]
  if (isWaived(field, (other) => values[other])) return null
  if (isEmpty(field, value)) return needsValue(field) && extent === 'whole' ? messages.required : null
  if (needsValue(field) && extent === 'whole' && isNothingKept(field, value)) return messages.required
  if (typeof value !== 'string') return null
  const wrong = kindError(field, value) ?? field.check?.(value, values, today) ?? null
  return wrong ?? (extent === 'whole' ? (field.checkWhole?.(value) ?? null) : null)
}

/**
 * What is wrong with a form, by field; empty when it is acceptable (specification 5).
 *
 * @param today `YYYY-MM-DD` where the person is
 * @param extent whether required fields may still be empty
 */
export const errorsIn = (form: Form, values: FormValues, today: string, extent: FormExtent = 'whole'): FormErrors =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) => {
      const error = errorIn(field, values, name, today, extent)
      return error === null ? [] : [[name, error]]
    }),
  )
