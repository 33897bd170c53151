import Type, { type Static, type TSchema } from 'typebox'
import { linePattern } from '#rules/line-text.ts'

/**
 * Who may make a call. `public` needs no token, `session` needs a refresh token only, `member` needs an id token of any
 * role, `team` a Teammember or Linemanager, `lineManager` a Linemanager (specification 6).
 */
export type Access = 'public' | 'session' | 'member' | 'team' | 'lineManager'

/**
 * Which parameter (of the path, else a field of the body) names somebody, and how it is compared with the caller: their member id,
 * their account's id, their e-mail, or the id of a row that must belong to them. With `orReports` a line manager may also name
 * somebody who reports to them. What is not the caller's is refused with 403; with `hidden` it is as good as gone, 404. The ownership
 * tests are generated from this. With `orTeam` a line manager may name nobody, and asks for everybody who reports to them; for anybody
 * else that is 403. `shared`: the path names what belongs to nobody (a course, a country, a picture by an address that
 * cannot be guessed); of people's rows the answer holds the caller's only.
 */
export type Ownership =
  | {
      readonly param: string
      readonly is: 'memberId' | 'accountId' | 'email'
      readonly orReports?: true
      readonly orTeam?: true
    }
  | { readonly param: string; readonly is: 'ownRow'; readonly of: string; readonly hidden?: true; readonly orReports?: true }
  | 'shared'
  | 'none'

/** One call of the v1 contract: the single source for the service's validation, the gateway's client, OpenAPI and the tests. */
export interface CallShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under /v1 with `{name}` parameters, letter for letter as the specification writes it. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /** Required whenever the path has parameters, so that a new route cannot forget it. */
  readonly ownership: Ownership
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** Whether the call may be made without a body, which then says none of its fields. */
  readonly isBodyOptional?: true
  /** `upload` takes multipart with one field `file` in the place of a body; `download` answers with the file's bytes. */
  readonly transfer?: 'upload' | 'download'
  /** The caller confirms it with their password: the token of ConfirmPassword travels as X-Confirmation. */
  readonly isConfirmed?: true
  /** What `value` holds in the `{statusCode, value}` envelope. */
  readonly answer: TSchema
  /** What a good answer with nothing in it stands for; without this it is none of v1's. */
  readonly emptyAnswer?: readonly never[]
  /** Bytes that an answer may have, where it may be larger than `usualAnswer`; whoever asks reads no further. */
  readonly largestAnswer?: number
  /** Error statuses beyond 400, 401, 403, 404, 422 and 429 that the call can answer with. */
  readonly errors?: readonly number[]
}

/** The parameter of a call that names somebody, or a row of theirs; null when nothing does. */
export const naming = ({ ownership }: CallShape): Exclude<Ownership, string> | null =>
  typeof ownership === 'string' ? null : ownership

/** Bytes that the answer of a call may have unless the call says more. */
export const usualAnswer = 8 * 1024 * 1024

/** Declares a call, keeping its schemas' literal types. */
export const defineCall = <const C extends CallShape>(call: C): C => call

type StaticOf<T> = T extends TSchema ? Static<T> : undefined
export type ParamsOf<C extends CallShape> = StaticOf<C['params']>
export type QueryOf<C extends CallShape> = StaticOf<C['query']>
export type BodyOf<C extends CallShape> = StaticOf<C['body']>
export type AnswerOf<C extends CallShape> = StaticOf<C['answer']>

/** An object schema that refuses unknown fields. */
export const strictObject = <const P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })

export const nullable = <const T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A short single-line text as typed by a person. */
export const lineText = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength, pattern: linePattern })

/** A local date-time, `YYYY-MM-DDThh:mm:ss` without a zone (specification 7): the form in which dates travel. */
export const localDateTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$' })

/** What a day may be sent as (decisions E, Days): that, with fractions of a second too, or the day alone; never with a zone. */
export const localDayPattern = '^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?)?$'
export const localDay = Type.String({ pattern: localDayPattern, description: 'A local date, for example 2026-11-20T00:00:00' })

const asAnswered = (schema: TSchema): TSchema => {
  // One of a list, or nothing: the list may have been another when it was kept.
  if (Type.IsUnion(schema) && schema.anyOf.some((one) => 'const' in one && one.const === '')) return Type.String()
  if (Type.IsUnion(schema)) return Type.Union(schema.anyOf.map(asAnswered))
  if (!('pattern' in schema)) return schema
  if (schema.pattern === localDayPattern) return localDateTime
  return schema.pattern === linePattern ? Type.String() : schema
}

/** Fields of an input as they are answered: what was kept under an earlier rule is still to be seen, and mended. */
export const answered = <const P extends Record<string, TSchema>>(fields: P): P =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, asAnswered(schema)])) as P

export const id = Type.String({ format: 'uuid' })
export const email = lineText(254, 1)
/** A moment, ISO 8601 with zone. */
export const moment = Type.String({ format: 'date-time' })

/** The id of a record that is changed; null and an empty text register a new one (decisions E). */
export const idOrNew = Type.Union([id, Type.Literal(''), Type.Null()])

const derived = Type.Optional(Type.Unknown({ description: 'Derived by the service: taken as it was answered, and not applied.' }))

/**
 * The body that saves an entity, which may be sent as it was answered (decisions E). What the service derives of the entity is known to
 * the schema and not to the type, so that nobody applies it; a field that belongs to no entity is refused.
 *
 * @param fields what is applied
 * @param entities whose other fields are passed over
 */
export const savedEntity = <const P extends Record<string, TSchema>>(
  fields: P,
  ...entities: readonly { readonly properties: Readonly<Record<string, TSchema>> }[]
) => {
  const names = entities.flatMap(({ properties }) => Object.keys(properties)).filter((name) => !Object.hasOwn(fields, name))
  const passedOver: object = Object.fromEntries(names.map((name) => [name, derived]))
  return strictObject({ ...fields, ...passedOver } as P)
}

/** The error envelope of every refused call (decisions C). `field` names the input at fault, when one is. */
export const errorAnswer = Type.Object({
  statusCode: Type.Integer(),
  message: Type.String(),
  field: Type.Optional(Type.String()),
})

/** The success envelope (specification 7). */
export const envelope = <const T extends TSchema>(value: T) => Type.Object({ statusCode: Type.Integer(), value })
