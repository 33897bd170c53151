import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { messages } from '#rules/messages.ts'
import { V1Refusal, V1Unreachable } from './call.ts'

/** What `extensions.code` of an error can be; the client decides by it and never by the text. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'VALIDATION'
  | 'CONFLICT'
  | 'NOT_FOUND'
  | 'GONE'
  | 'RATE_LIMITED'
  | 'UPSTREAM'
  | 'INTERNAL'
  | 'BAD_REQUEST'
  | 'UNKNOWN_DOCUMENT'

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

/**
 * Renames the field at fault from v1's name to the input's, where they differ by more than their first letter.
 *
 * @param names v1's name to the schema's
 */
export const renamingFields =
  (names: Readonly<Record<string, string>>) =>
  (error: unknown): never => {
    const renamed = error instanceof V1Refusal && error.field !== undefined ? names[error.field] : undefined
    if (error instanceof V1Refusal && renamed !== undefined) throw new V1Refusal(error.status, error.message, renamed)
    throw error
  }

const extensionsOf = (cause: unknown): Record<string, unknown> | null => {
  if (cause instanceof V1Refusal) {
    const code = codeOfStatus(cause.status)
    return cause.field === undefined ? { code } : { code, field: lowerFirst(cause.field) }
  }
  if (cause instanceof V1Unreachable) return { code: 'UPSTREAM' satisfies ErrorCode }
  return null
}

/**
 * What a client is told of an error: v1's message and a code when v1 refused, the general text for everything that went
 * wrong unexpectedly, so that no inner detail leaves the gateway.
 *
 * @param logUnexpected is given what the client is not told
 */
export const toClientError = (error: GraphQLError, logUnexpected: (cause: unknown) => void): GraphQLFormattedError => {
  const cause = error.originalError
  const told = { ...(error.locations && { locations: error.locations }), ...(error.path && { path: error.path }) }
  const extensions = extensionsOf(cause)
  if (extensions !== null && cause instanceof V1Refusal) return { message: cause.message, ...told, extensions }
  if (extensions !== null) {
    logUnexpected(cause)
    return { message: messages.genericError, ...told, extensions }
  }
  if (cause === undefined || cause === null) {
    return { message: error.message, ...told, extensions: { ...error.extensions, code: error.extensions.code ?? 'BAD_REQUEST' } }
  }
  if (cause instanceof GraphQLError) return { message: cause.message, ...told, extensions: cause.extensions }
  logUnexpected(cause)
  return { message: messages.genericError, ...told, extensions: { code: 'INTERNAL' satisfies ErrorCode } }
}
