import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import { errorCode, isDatabaseAway, isStorageFull } from './db/failures.ts'
import { HttpError } from './http-error.ts'
import type { StorageRoom } from './storage-room.ts'

export interface ErrorAnswer {
  readonly statusCode: number
  readonly message: string
  readonly field?: string
}

/** Seconds after which a call is worth trying again that met no database, and one that met a full disk. */
const [retryAfter, retryAfterFull] = [2, 30]

const bodyMessages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The content type must be application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body must not be empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body does not have the length it says.',
}

/** The innermost error: the outer ones of a query carry its parameters, which are not for the log. */
export const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error)

const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

/** What the caller is told about a failure; never more than a refusal's own sentence. */
export const answerFor = (error: FastifyError | Error): ErrorAnswer => {
  if (error instanceof HttpError) {
    const answer = { statusCode: error.statusCode, message: error.message }
    return error.field === null ? answer : { ...answer, field: error.field }
  }
  if (isDatabaseAway(error)) return { statusCode: 503, message: 'The service is not available right now. Please try again.' }
  if (isStorageFull(error)) return { statusCode: 503, message: 'There is no room left to save anything. Please try again later.' }
  const statusCode = statusOf(error)
  if (statusCode === 500) return { statusCode, message: messages.genericError }
  const code = errorCode(error)
  const known = code === null ? undefined : bodyMessages[code]
  if (known !== undefined) return { statusCode, message: known, field: 'body' }
  return { statusCode, message: 'The request cannot be understood.' }
}

/** Fastify's error handler for everything under v1. @param room is told of a full disk */
export const errorHandler =
  (room: StorageRoom) =>
  async (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): Promise<ErrorAnswer> => {
    const answer = answerFor(error)
    const isFull = isStorageFull(error)
    if (isFull) {
      room.ranOut()
      request.log.error({ code: errorCode(error) }, 'nothing can be saved: the disk is full')
    } else if (answer.statusCode === 500) request.log.error({ err: rootOf(error) }, 'unexpected failure')
    else if (isDatabaseAway(error)) request.log.warn({ code: errorCode(error) }, 'database unavailable')
    const wait = answer.statusCode === 503 ? (isFull ? retryAfterFull : retryAfter) : null
    const after = error instanceof HttpError ? error.retryAfter : wait
    if (after !== null) reply.header('retry-after', after)
    if (error instanceof HttpError && error.nonce !== null) {
      reply.headers({ 'dpop-nonce': error.nonce, 'www-authenticate': 'DPoP error="use_dpop_nonce"' })
    }
    reply.code(answer.statusCode)
    return answer
  }
