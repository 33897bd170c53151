import { isBlank, textOrNull } from './blank.ts'
import {
  type Field,
  type FieldName,
  type FieldValue,
  type Form,
  type FormInput,
  type FormValues,
  isSealed,
  isWaived,
  type Kept,
  savedFields,
} from './form-fields.ts'
import type { Sealed } from './sealed.ts'

/** Between what a form holds while it is filled in, where nothing is an empty text, and what is sent and read, where nothing is null. */

/** Opens a secret for the one who sends it. */
type Open = (secret: Sealed) => string

const cannotOpen: Open = () => {
  throw new Error('A form with a secret is sent by whoever can open it')
}

/** What is there of a text: nothing around it, in the form in which it is kept. */
const tidy = (field: Field, text: string): string | null => {
  const found = textOrNull(text)
  if (found !== null) return field.normalise?.(found) ?? found
  return field.always === true ? '' : null
}

const sent = (field: Field, values: FormValues, value: FieldValue | undefined, open: Open): unknown => {
  if (isWaived(field, (name) => values[name])) return null
  if (field.kind === 'switch') return value === true
  if (field.kind === 'list') return Array.isArray(value) ? value : []
  if (field.kind === 'count') return typeof value === 'string' && !isBlank(value) ? Number(value) : null
  if (isSealed(value)) return open(value)
  return tidy(field, typeof value === 'string' ? value : '')
}

/**
 * A filled in form as it is sent: texts without space around them, null for nothing.
 *
 * @param open opens secrets; a form without any needs none
 * @throws Error when the form has a secret and nothing to open it
 */
export const inputOf = <F extends Form>(form: F, values: FormValues, open: Open = cannotOpen): FormInput<F> =>
  Object.fromEntries(
    savedFields(form).map(([name, field]) => [name, sent(field, values, values[name], open)]),
  ) as unknown as FormInput<F>

/** What a form shows of a record, with what other calls save of it; a secret is never read. */
type Shown<F extends Form> = {
  readonly [K in FieldName<F> as F[K]['kind'] extends 'secret' ? never : K]: Kept<F[K]>
}

/** A record of the server as the form's fields hold it. */
export const valuesOfRecord = <F extends Form>(form: F, record: Shown<F>): FormValues => {
  const known = new Map<string, FieldValue | number | null>(Object.entries(record))
  const shown = (value: FieldValue | number): FieldValue => (typeof value === 'number' ? String(value) : value)
  return Object.fromEntries(Object.keys(form).map((name) => [name, shown(known.get(name) ?? '')]))
}

/** A form without anything, as it is sent: what an example or an empty record begins with. */
export const emptyInput = <F extends Form>(form: F): FormInput<F> => inputOf(form, {}, () => '')
