import type { Static, TObject } from 'typebox'
import type { BodyFields, InV1 } from '#contract/form-fields.ts'
import { textOrNull } from '#rules/blank.ts'
import {
  type AnsweredField,
  answeredFields,
  type Field,
  type Form,
  type FormRecord,
  type SavedField,
  savedFields,
  type V1Name,
  v1NameOf,
} from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { gatewayError, renamingFields } from '../errors.ts'
import { fromDay, toDay } from './values.ts'

/** Both directions between v1's records and the gateway's types, by the tables of the forms. */

type Answer<F extends Form> = { readonly [K in AnsweredField<F> as V1Name<F, K>]: InV1<F[K]> | Readonly<InV1<F[K]>> }
type Body<F extends Form> = Static<TObject<BodyFields<F>>>

/** Demands of an input type that it has every field of the form, and besides them nothing but the id of what is changed. */
type Matches<F extends Form, Input> = Readonly<Record<Exclude<SavedField<F>, keyof Input>, never>> &
  Readonly<Partial<Record<Exclude<keyof Input, SavedField<F> | 'id'>, never>>>

const read = ({ kind }: Field, value: unknown): unknown => {
  if (kind === 'day') return typeof value === 'string' ? toDay(value) : null
  return kind === 'money' && typeof value === 'number' ? value.toFixed(2) : value
}

/** The fields of a form in an answer of v1, by the schema's names. */
export const toFields = <F extends Form>(form: F, answer: Answer<F>): FormRecord<F> => {
  const known = new Map<string, unknown>(Object.entries(answer))
  return Object.fromEntries(
    answeredFields(form).map(([name, field]) => [name, read(field, known.get(v1NameOf(name, field)))]),
  ) as unknown as FormRecord<F>
}

/** A choice that the form offers. @throws GraphQLError with VALIDATION and the field for another */
const chosen = (field: Field, name: string, value: unknown): unknown => {
  const choice = 'choices' in field ? field.choices.find((one) => one === value) : undefined
  if (choice === undefined) throw gatewayError('VALIDATION', messages.genericError, name)
  return choice
}

/** An amount as v1's number. @throws GraphQLError with VALIDATION and the field for what is none */
const amount = (name: string, text: string | null): number | null => {
  if (text === null) return null
  const number = Number(text)
  if (!Number.isFinite(number)) throw gatewayError('VALIDATION', messages.genericError, name)
  return number
}

const write = (field: Field, name: string, value: unknown): unknown => {
  if (field.kind === 'switch' || field.kind === 'secret' || field.kind === 'count') return value
  if (field.kind === 'list') return Array.isArray(value) ? [...value] : []
  if (field.kind === 'choice') return chosen(field, name, value)
  const text = typeof value === 'string' ? value : null
  if (field.kind === 'day') return fromDay(text, name)
  if (field.kind === 'money') return amount(name, textOrNull(text))
  return field.always === true ? text : textOrNull(text)
}

/**
 * The fields of a form in an input, as v1 takes them: an empty text is nothing.
 *
 * @throws GraphQLError with VALIDATION and the field for a day or a choice that is none
 */
export const fromFields = <F extends Form, Input extends object>(form: F, input: Input & Matches<F, Input>): Body<F> => {
  const known = new Map<string, unknown>(Object.entries(input))
  return Object.fromEntries(
    savedFields(form).map(([name, field]) => [v1NameOf(name, field), write(field, name, known.get(name))]),
  ) as unknown as Body<F>
}

/** Gives the field at fault of v1's refusal the name that the form has for it, where the two differ by more than their first letter. */
export const renamingFieldsOf = (form: Form) =>
  renamingFields(
    Object.fromEntries(savedFields(form).flatMap(([name, { v1 }]) => (v1 === undefined ? [] : [[v1, name] as const]))),
  )
