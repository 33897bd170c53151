import { GraphQLError, type GraphQLErrorExtensions, type GraphQLFormattedError } from 'graphql'
import type { ErrorCode } from '#rules/error-codes.ts'
import { messages } from '#rules/messages.ts'
import { isUnreachable, V1Error } from './call.ts'

const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'UPSTREAM',
  409: 'CONFLICT',
  410: 'GONE',
  429: 'RATE_LIMITED',
  501: 'FORBIDDEN',
}

/** The code for a status with which v1 refused a call; every other 4xx means that the input was not acceptable. */
export const codeOfStatus = (status: number): ErrorCode => codes[status] ?? 'VALIDATION'

/** An error that the gateway itself raises, with a text that a person may see. */
export const gatewayError = (code: ErrorCode, message: string, field?: string): GraphQLError =>
  new GraphQLError(message, { extensions: field === undefined ? { code } : { code, field } })

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** The name of a field inside of a body: `Items.0.Company` is `Company`, `SpecificRoles/2` is `SpecificRoles`. */
const innermost = (path: string): string => path.split(/[./]/).findLast((step) => !/^\d*$/.test(step)) ?? path

/**
 * Renames the field at fault from v1's name to the input's, where they differ by more than their first letter.
 *
 * @param names v1's name to the schema's
 */
export const renamingFields = (names: Readonly<Record<string, string>>) => {
  const known = new Map(Object.entries(names))
  return (error: unknown): never => {
    const renamed = error instanceof V1Error ? known.get(innermost(error.field ?? '')) : undefined
    if (error instanceof V1Error && renamed !== undefined) throw new V1Error(error.status, error.message, renamed)
    throw error
  }
}

interface Told {
  readonly message: string
  readonly extensions: { readonly code: ErrorCode; readonly field?: string; readonly nonce?: string } | GraphQLErrorExtensions
}

const refusalOf = ({ status, message, field, nonce }: V1Error): Told => ({
  message,
  extensions: {
    code: codeOfStatus(status),
    ...(field !== undefined && { field: lowerFirst(innermost(field)) }),
    ...(nonce !== undefined && { nonce }),
  },
})

/** What may be told of an error, or null when nothing but that it happened. */
const tellable = (error: GraphQLError): Told | null => {
  const cause = error.originalError ?? error
  if (cause instanceof V1Error) return refusalOf(cause)
  if (!(cause instanceof GraphQLError)) return null
  if (typeof cause.extensions.code === 'string') return { message: error.message, extensions: cause.extensions }
  const isClientsMistake = error.path === undefined
  return isClientsMistake ? { message: error.message, extensions: { code: 'BAD_REQUEST' } } : null
}

/**
 * What a client is told of an error: v1's message and a code when v1 refused, the general text for everything that went
 * wrong unexpectedly, so that no inner detail leaves the gateway. What stands in the log a person can quote.
 *
 * @param reference the request's id, which the log's lines of it have
 * @param logUntold is given what the client is not told
 */
export const toClientError = (
  error: GraphQLError,
  reference: string,
  logUntold: (cause: Error) => void,
): GraphQLFormattedError => {
  const where = { ...(error.locations && { locations: error.locations }), ...(error.path && { path: error.path }) }
  const told = tellable(error)
  if (told !== null) return { message: told.message, ...where, extensions: { ...told.extensions } }
  const cause = error.originalError ?? error
  logUntold(cause)
  const code: ErrorCode = isUnreachable(cause) ? 'UPSTREAM' : 'INTERNAL'
  return { message: messages.genericError, ...where, extensions: { code, reference } }
}
