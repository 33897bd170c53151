import type { Static, TObject } from 'typebox'
import type { BodyFields, InV1 } from '#contract/form-fields.ts'
import { textOrNull } from '#rules/blank.ts'
import {
  type AnsweredField,
  answeredFields,
  errorsIn,
  type Field,
  type FieldValue,
  type Form,
  type FormExtent,
  type FormInput,
  type FormRecord,
  type FormValues,
  isWaived,
  savedFields,
  type V1Name,
  v1NameOf,
} from '#rules/form-fields.ts'
import { invalid } from './http-error.ts'
import { dateTimeOf, dayOf, requiredText } from './profile/forms.ts'
import { richTextOrNull } from './profile/rich-text.ts'

/** Between v1's bodies and answers and the columns in which a form is kept, by the form's table. */

type Body<F extends Form> = Static<TObject<BodyFields<F>>>
type Answer<F extends Form> = { [K in AnsweredField<F> as V1Name<F, K>]: InV1<F[K]> }

/** The day, `YYYY-MM-DD`, of whoever is furthest ahead: nobody's today lies in the future. */
const latestToday = (now: Date): string => new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)

const textIn = (field: Field, name: string, value: unknown): string | null => {
  const given = typeof value === 'string' ? value : null
  const text = field.always === true ? requiredText(name, given ?? '') : textOrNull(given)
  return text === null ? null : (field.normalise?.(text) ?? text)
}

/** One field of a body as it is kept. @param name where the field is in the body */
const taken = (field: Field, name: string, value: unknown): unknown => {
  switch (field.kind) {
    case 'switch':
    case 'choice':
    case 'secret':
      return value
    case 'list':
      return Array.isArray(value) ? value.map((one, index) => requiredText(`${name}.${index}`, String(one))) : []
    case 'day':
      return dayOf(name, typeof value === 'string' ? value : null)
    case 'rich':
      return richTextOrNull(name, typeof value === 'string' ? value : null)
    case 'money':
      // As it was written: an amount with more digits than money has is refused, not rounded.
      return typeof value === 'number' ? String(value) : null
    case 'count':
      return typeof value === 'number' ? value : null
    case 'id':
      return textIn(field, name, value)?.toLowerCase() ?? null
    default:
      return textIn(field, name, value)
  }
}

/**
 * What is to be kept of a body, by the form's own names, when all of it is acceptable; required fields may still be empty
 * (specification 5).
 *
 * @param at where the fields are in the body, for example `Items.0.`
 * @throws HttpError 400 naming the first field at fault, as v1 calls it
 */
export const takeFields = <F extends Form>(form: F, body: Readonly<Body<F>>, now: Date, at = ''): FormInput<F> =>
  takeSome(form, body, now, 'soFar', at)

/**
 * What is to be kept of a body that has to be complete, whatever of it was left out of the contract's required fields.
 *
 * @throws HttpError 400 naming the first field at fault, as v1 calls it
 */
export const takeWhole = <F extends Form>(form: F, body: Readonly<Partial<Body<F>>>, now: Date): FormInput<F> =>
  takeSome(form, body, now, 'whole', '')

const takeSome = <F extends Form>(
  form: F,
  body: Readonly<Partial<Body<F>>>,
  now: Date,
  extent: FormExtent,
  at: string,
): FormInput<F> => {
  const given = new Map<string, unknown>(Object.entries(body))
  const readValue = (name: string) => given.get(v1NameOf(name, form[name])) as FieldValue | undefined
  const kept = savedFields(form).map(([name, field]) => {
    const v1 = v1NameOf(name, field)
    return [name, isWaived(field, readValue) ? null : taken(field, `${at}${v1}`, given.get(v1))] as const
  })
  const filled = Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'number' ? String(value) : (value ?? '')]),
  ) as FormValues
  const [first] = Object.entries(errorsIn(form, filled, latestToday(now), extent))
  if (first !== undefined) throw invalid(`${at}${v1NameOf(first[0], form[first[0]])}`, first[1])
  return Object.fromEntries(kept) as unknown as FormInput<F>
}

const answered = ({ kind }: Field, value: unknown): unknown => {
  if (kind === 'day') return dateTimeOf(typeof value === 'string' ? value : null)
  return kind === 'money' && typeof value === 'string' ? Number(value) : value
}

/** The fields of a form in a row, as v1 answers them. */
export const answerFields = <F extends Form>(form: F, row: FormRecord<F>): Answer<F> => {
  const kept = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    answeredFields(form).map(([name, field]) => [v1NameOf(name, field), answered(field, kept.get(name))]),
  ) as unknown as Answer<F>
}
