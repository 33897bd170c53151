import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
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
      return `${field} contains characters that are not allowed.`
    case 'const':
    case 'enum':
    case 'anyOf':
      return `${field} is not one of the allowed values.`
    default:
      return `${field} is not valid.`
  }
}

/** The error for what a schema found, naming the field at fault. */
const describe = (errors: readonly TLocalizedValidationError[], part: Part): HttpError => {
  const unknown = errors.find((error) => error.keyword === 'additionalProperties')
  if (unknown?.keyword === 'additionalProperties') {
    const field = unknown.params.additionalProperties[0] ?? ''
    return invalid(field, `${field} is not a known field.`)
  }
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
  return field === '' ? invalid(part, `The ${part} must be an object.`) : invalid(field, sentence(field, first))
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

/**
 * Fastify's validator for a schema of the contract: nothing is converted, nothing removed, unknown fields are refused.
 *
 * @returns a check that gives `{error}` naming the field, or `{value}`
 */
export const compileValidator = ({ schema, httpPart }: { schema: TSchema; httpPart?: string | undefined }) => {
  const part: Part = httpPart === 'params' || httpPart === 'querystring' || httpPart === 'headers' ? httpPart : 'body'
  const validator = Compile(schema)
  return (value: unknown): { error: HttpError } | { value: unknown } => {
    if (!validator.Check(value)) return { error: describe(validator.Errors(value), part) }
    const field = unstorable(value, '')
    return field === null ? { value } : { error: invalid(field, `${field} contains characters that are not allowed.`) }
  }
}
