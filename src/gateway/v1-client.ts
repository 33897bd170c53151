import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { type Dispatcher, errors as httpErrors, Pool } from 'undici'
import { type AnswerOf, type CallShape, envelope, errorAnswer, usualAnswer } from '#contract/call.ts'
import { allCalls } from '#contract/v1.ts'
import { messages } from '#rules/messages.ts'
import { type CallHeaders, type CallV1, isRefusedStatus, V1Error, V1Unreachable } from './call.ts'

export interface V1ClientOptions {
  /** Where v1 listens, with its path: `http://127.0.0.1:4000/v1`. */
  readonly baseUrl: string
  /** Milliseconds from sending a call to the last byte of its answer; 10,000 unless told. */
  readonly timeout?: number
  /** Connections kept open to v1; 128 unless told. */
  readonly connections?: number
}

export interface V1Client {
  readonly call: CallV1
  readonly close: () => Promise<void>
}

interface Given {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const validators = new WeakMap<CallShape, Validator>()
const refusal: Validator = Compile(errorAnswer as TSchema)

const answerValidator = (shape: CallShape): Validator => {
  const known = validators.get(shape)
  if (known !== undefined) return known
  const made: Validator = Compile(envelope(shape.answer) as TSchema)
  validators.set(shape, made)
  return made
}

/** Characters of a path parameter; no text that v1 takes in a path is near it, and a server may refuse a longer address unread. */
const longestPart = 1000
/** With the `u` flag a surrogate is matched only where its other half is missing. */
const loneSurrogate = /\p{Surrogate}/u

/**
 * Percent-encodes a path parameter. `.` and `..` stay a step in the path however they are encoded, half of a surrogate pair cannot be
 * encoded, and what is too long meets no call, so nothing is asked with any of them.
 */
const pathPart = (value: unknown, name: string): string => {
  const text = String(value)
  const isStep = text === '.' || text === '..'
  if (isStep || text.length > longestPart || loneSurrogate.test(text)) throw new V1Error(400, messages.genericError, name)
  return encodeURIComponent(text)
}

/** The path of a call with its parameters and query, under v1's own. */
export const pathOf = (shape: CallShape, given: Given): string => {
  const path = shape.path.replace(/\{(\w+)\}/g, (_whole, name: string) => pathPart(given.params?.[name], name))
  const query = Object.entries(given.query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`
}

const passedOn = [
  'authorization',
  'x-refresh-token',
  'idempotency-key',
  'x-confirmation',
  'x-device',
  'user-agent',
  'dpop',
  'x-request-id',
  'traceparent',
  'tracestate',
  'x-client-address',
  'x-forwarded-for',
] as const

const headersOf = (given: Given, headers: CallHeaders): Record<string, string> => {
  const sent: Record<string, string> = { accept: 'application/json' }
  for (const name of passedOn) {
    const value = headers[name]
    if (value !== undefined) sent[name] = value
  }
  if (given.body !== undefined) sent['content-type'] = 'application/json'
  return sent
}

const isTimeout = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'TimeoutError') ||
  error instanceof httpErrors.HeadersTimeoutError ||
  error instanceof httpErrors.BodyTimeoutError ||
  error instanceof httpErrors.ConnectTimeoutError

/** The most that any call may answer: the connection lets no more through, whatever was asked. */
const largestOfAll = Math.max(usualAnswer, ...allCalls.map(({ call }) => call.largestAnswer ?? 0))

/**
 * The text of an answer, as far as it is no larger than its call's may be: most calls keep to `usualAnswer`, so that what one answer can
 * take of the gateway's memory is known.
 */
const readText = async ({ body, headers }: Dispatcher.ResponseData, limit: number): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop ends the connection.
  for await (const chunk of body) {
    size += chunk.length
    if (size > limit || Number(headers['content-length']) > limit) throw new httpErrors.ResponseExceededMaxSizeError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size).toString('utf8')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new V1Unreachable('notJson', `${text.length} characters that are not JSON`)
  }
}

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** The `value` of a good answer; throws for every other. */
const goodValue = <C extends CallShape>(shape: C, status: number, text: string, nonce: string | undefined): AnswerOf<C> => {
  const isGood = status >= 200 && status < 300
  if (!isGood && !isRefusedStatus(status)) throw new V1Unreachable('serverError', `status ${status}`)
  if (isGood && text.trim() === '' && shape.emptyAnswer !== undefined) return [...shape.emptyAnswer] as AnswerOf<C>
  const answer = parsed(text)
  const validator = isGood ? answerValidator(shape) : refusal
  if (!validator.Check(answer)) {
    const [first] = validator.Errors(answer)
    throw new V1Unreachable('wrongShape', `status ${status}: ${first?.instancePath ?? ''} ${first?.message ?? ''}`)
  }
  if (!isGood) {
    const { message, field } = answer as { message: string; field?: string }
    throw new V1Error(status, message, field, nonce)
  }
  return (answer as { value: AnswerOf<C> }).value
}

/** Connects to a v1 service: one pool of kept-alive connections, no retries (every mutation carries its own key instead). */
export const createV1Client = ({ baseUrl, timeout = 10_000, connections = 128 }: V1ClientOptions): V1Client => {
  const { origin, pathname } = new URL(baseUrl)
  const prefix = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: Math.min(timeout, 5_000) },
    headersTimeout: timeout,
    bodyTimeout: timeout,
    maxResponseSize: largestOfAll,
  })
  const call: CallV1 = async (shape, input, headers) => {
    const given = input as Given
    const path = prefix + pathOf(shape, given)
    let status: number
    let text: string
    let nonce: string | undefined
    try {
      const answer = await pool.request({
        method: shape.method,
        path,
        headers: headersOf(given, headers),
        signal: AbortSignal.timeout(timeout),
        ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
      })
      status = answer.statusCode
      nonce = single(answer.headers['dpop-nonce'])
      text = await readText(answer, shape.largestAnswer ?? usualAnswer)
    } catch (error) {
      throw new V1Unreachable(isTimeout(error) ? 'timeout' : 'connection', error instanceof Error ? error.message : String(error))
    }
    return goodValue(shape, status, text, nonce)
  }
  return { call, close: () => pool.close() }
}
