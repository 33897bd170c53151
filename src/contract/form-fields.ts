import Type, { type TSchema, type TUnsafe } from 'typebox'
import {
  type Field,
  type FieldKind,
  type Form,
  type Kept,
  longestOf,
  type SavedField,
  savedFields,
  type V1Name,
  v1NameOf,
} from '#rules/form-fields.ts'
import { id, lineText, localDay, nullable } from './call.ts'

/** A field as v1 holds it. */
export type InV1<T extends Field> = T extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : T['kind'] extends 'money' | 'count'
    ? number | null
    : T['kind'] extends 'list'
      ? string[]
      : Kept<T>

/** A form's fields as properties of a body, by v1's names. */
export type BodyFields<F extends Form> = { [K in SavedField<F> as V1Name<F, K>]: TUnsafe<InV1<F[K]>> }

/** One of a list, or nothing yet. What was kept before the list changed is answered as it is. */
const amongOf = (choices: readonly string[]): TSchema => nullable(Type.Union([Type.Enum([...choices]), Type.Literal('')]))

const lineOf = (field: Field): TSchema => (field.among === undefined ? freeLineOf(field) : amongOf(field.among))

const freeLineOf = (field: Field): TSchema =>
  field.always === true ? lineText(longestOf(field), 1) : nullable(lineText(longestOf(field)))

const schemas: Readonly<Record<FieldKind, (field: Field) => TSchema>> = {
  text: (field) => ('lines' in field ? nullable(Type.String({ maxLength: longestOf(field) })) : lineOf(field)),
  rich: (field) => nullable(Type.String({ maxLength: longestOf(field) })),
  id: (field) => (field.always === true ? id : nullable(id)),
  day: () => nullable(localDay),
  choice: (field) => Type.Enum('choices' in field ? [...field.choices] : []),
  // What a number has to be is the form's to say, in its own words.
  money: () => nullable(Type.Number()),
  count: () => nullable(Type.Number()),
  list: () => Type.Array(lineText(100, 1), { maxItems: 30 }),
  switch: () => Type.Boolean(),
  secret: (field) => Type.String({ minLength: 1, maxLength: longestOf(field) }),
}

/** What a form sends, as the properties of a call's body. */
export const bodyFields = <F extends Form>(form: F): BodyFields<F> =>
  Object.fromEntries(
    savedFields(form).map(([name, field]) => [v1NameOf(name, field), schemas[field.kind](field)]),
  ) as unknown as BodyFields<F>
