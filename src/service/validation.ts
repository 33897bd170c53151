import Type, { type TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { localDayPattern } from '#contract/call.ts'
import { messages } from '#rules/messages.ts'
import { type HttpError, invalid } from './http-error.ts'

type Part = 'body' | 'params' | 'querystring' | 'headers'

const nameOf = (path: string): string => path.split('/').slice(1).join('.').replaceAll('~1', '/').replaceAll('~0', '~')

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
}

const mustBeOneOf = (field: string, allowed: readonly unknown[]): string => `${field} must be one of: ${allowed.join(', ')}.`

/** A sentence for one failed check; the order of the cases is the order in which a person would care. */
export const sentence = (field: string, error: TLocalizedValidationError): string => {
  switch (error.keyword) {
    case 'type': {
      const types = [error.params.type].flat().map((type) => typeNames[type] ?? type)
      return `${field} must be ${types.join(' or ')}.`
    }
    case 'minLength':
      return error.params.limit === 1 ? `${field} is required.` : `${field} must have at least ${error.params.limit} characters.`
    case 'maxLength':
      return `${field} must have at most ${error.params.limit} characters.`
    case 'minimum':
      return `${field} must be at least ${error.params.limit}.`
    case 'maximum':
      return `${field} must be at most ${error.params.limit}.`
    case 'maxItems':
      return `${field} must have at most ${error.params.limit} entries.`
    case 'format':
      return `${field} is not a valid ${error.params.format}.`
    case 'pattern':
      if (error.params.pattern === localDayPattern) return `${field} must be a local date, for example 2026-11-20T00:00:00.`
      return `${field} contains characters that are not allowed.`
    case 'enum':
      return mustBeOneOf(field, error.params.allowedValues)
    case 'const':
    case 'anyOf':
      return `${field} is not one of the allowed values.`
    default:
      return `${field} is not valid.`
  }
}

/** What one branch of a choice allows; nothing to choose is no choice. */
const allowedBy = (error: TLocalizedValidationError): readonly unknown[] => {
  if (error.keyword === 'enum') return error.params.allowedValues
  return error.keyword === 'const' && error.params.allowedValue !== '' ? [error.params.allowedValue] : []
}

/** The names of all fields that a schema does not know, in the order of the body. */
const unknownFields = (schema: TSchema, value: unknown): readonly string[] => {
  if (Array.isArray(value)) return Type.IsArray(schema) ? value.flatMap((one) => unknownFields(schema.items, one)) : []
  if (!Type.IsObject(schema) || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => {
    const known = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    if (known !== undefined) return unknownFields(known, child)
    return 'additionalProperties' in schema && schema.additionalProperties === false ? [name] : []
  })
}

const notKnown = (fields: readonly string[]): HttpError => {
  const [first = ''] = fields
  if (fields.length === 1) return invalid(first, `${first} is not a known field.`)
  return invalid(first, `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)} are not known fields.`)
}

/** A query without what nobody asked for: a parameter that is not known is passed over (decisions E). */
const knownQuery = (schema: TSchema, query: unknown): unknown =>
  Type.IsObject(schema)
    ? Object.fromEntries(Object.entries(Object(query)).filter(([name]) => Object.hasOwn(schema.properties, name)))
    : query

/** The error for what a schema found, naming the field at fault. */
const describe = (errors: readonly TLocalizedValidationError[], part: Part): HttpError => {
  const missing = errors.find((error) => error.keyword === 'required')
  if (missing?.keyword === 'required') {
    const parent = nameOf(missing.instancePath)
    const name = missing.params.requiredProperties[0] ?? ''
    const field = parent === '' ? name : `${parent}.${name}`
    return invalid(field, `${field} is required.`)
  }
  const first = errors.find((error) => error.keyword !== 'boolean')
  if (first === undefined) return invalid(part, messages.genericError)
  const field = nameOf(first.instancePath)
  if (field === '') return invalid(part, `The ${part} must be an object.`)
  const allowed = errors.filter(({ instancePath }) => instancePath === first.instancePath).flatMap(allowedBy)
  return invalid(field, first.keyword === 'const' && allowed.length > 0 ? mustBeOneOf(field, allowed) : sentence(field, first))
}

/** With the `u` flag a surrogate is matched only where its other half is missing. */
const loneSurrogate = /\p{Surrogate}/u

/** The path of the first text that PostgreSQL or JSON could not carry (NUL, half of a surrogate pair), or null. */
export const unstorable = (value: unknown, path: string): string | null => {
  if (typeof value === 'string') return value.includes('\u0000') || loneSurrogate.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, child] of Object.entries(value)) {
    const found = unstorable(child, path === '' ? name : `${path}.${name}`)
    if (found !== null) return found
  }
  return null
}

const compiled = new WeakMap<TSchema, Validator>()

/** Compiled once a schema, however many services a process starts and calls share it. */
const validatorOf = (schema: TSchema): Validator => {
  const validator = compiled.get(schema) ?? Compile(schema)
  compiled.set(schema, validator)
  return validator
}

/**
 * Fastify's validator for a schema of the contract: nothing is converted, nothing of a body removed, unknown fields are refused.
 * Of a query only the known parameters are seen.
 *
 * @returns a check that gives `{error}` naming the field, or `{value}`
 */
export const compileValidator = ({ schema, httpPart }: { schema: TSchema; httpPart?: string | undefined }) => {
  const part: Part = httpPart === 'params' || httpPart === 'querystring' || httpPart === 'headers' ? httpPart : 'body'
  const validator = validatorOf(schema)
  return (given: unknown): { error: HttpError } | { value: unknown } => {
    const value = part === 'querystring' ? knownQuery(schema, given) : given
    if (!validator.Check(value)) {
      const unknown = unknownFields(schema, value)
      return { error: unknown.length > 0 ? notKnown(unknown) : describe(validator.Errors(value), part) }
    }
    const field = unstorable(value, '')
    return field === null ? { value } : { error: invalid(field, `${field} contains characters that are not allowed.`) }
  }
}
