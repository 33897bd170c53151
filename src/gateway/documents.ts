import type { GraphQLError } from 'graphql'
import { gatewayError } from './errors.ts'
import { limits } from './limits.ts'

/** The part of a GraphQL request that says what to execute. */
export interface OperationRequest {
  readonly query?: string | undefined
  readonly operationName?: string | undefined
  readonly variables?: Record<string, unknown> | undefined
  readonly extensions?: Record<string, unknown> | undefined
}

/** Finds the text to execute, or says why there is none. */
export type FindDocument = (request: OperationRequest) => string | GraphQLError

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const optional = <T>(value: unknown, is: (value: unknown) => value is T): value is T | null | undefined =>
  value === undefined || value === null || is(value)
const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads a request body; null when it is none, a batch included. */
export const readRequest = (body: unknown): OperationRequest | null => {
  if (!isRecord(body)) return null
  const { query, operationName, variables, extensions } = body
  if (!optional(query, isText) || !optional(operationName, isText)) return null
  if (!optional(variables, isRecord) || !optional(extensions, isRecord)) return null
  return {
    query: query ?? undefined,
    operationName: operationName ?? undefined,
    variables: variables ?? undefined,
    extensions: extensions ?? undefined,
  }
}

const hashOf = (request: OperationRequest): string | null => {
  const persisted = request.extensions?.persistedQuery
  return isRecord(persisted) && typeof persisted.sha256Hash === 'string' ? persisted.sha256Hash : null
}

/**
 * Trusted documents: a request names its document by the SHA-256 hash that the build wrote down.
 *
 * @param trusted texts by hash
 * @param onlyTrusted in production nothing else is executed, whatever text comes along
 */
export const createFindDocument = (trusted: Readonly<Record<string, string>>, onlyTrusted: boolean): FindDocument => {
  const texts = new Map(Object.entries(trusted))
  return (request) => {
    const hash = hashOf(request)
    const text = hash === null ? undefined : texts.get(hash)
    if (text !== undefined) return text
    if (!onlyTrusted && request.query) {
      return request.query.length > limits.characters ? gatewayError('BAD_REQUEST', 'The document is too long.') : request.query
    }
    if (onlyTrusted || hash !== null) {
      return gatewayError('UNKNOWN_DOCUMENT', 'This document is not known here. Please reload the page.')
    }
    return gatewayError('BAD_REQUEST', 'The request has no document.')
  }
}
