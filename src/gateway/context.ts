import type { AnswerOf, CallShape } from '#contract/call.ts'
import type { Caller } from '#rules/id-token.ts'
import { messages } from '#rules/messages.ts'
import { type CallHeaders, type CallInput, type CallV1, V1Error } from './call.ts'
import { gatewayError } from './errors.ts'
import type { Course } from './generated/resolver-types.ts'
import type { NotificationHub } from './notification-hub.ts'

/** What the device of a request carries, by which v1 knows it. */
export interface KnownDevice {
  /** For the calls that sign somebody in or keep them so. */
  readonly headers: Pick<CallHeaders, 'x-device' | 'user-agent'>
  /** Has the device carry this from now on; a v1 of others says nothing. */
  readonly keep: (device: string | undefined) => void
}

/** Of a request that nobody signs in with. */
const unknownDevice: KnownDevice = { headers: {}, keep: () => undefined }

/** What every resolver gets. */
export interface GatewayContext {
  /** Performs a call of the contract in the name of whoever sent this request, under the request's key. */
  readonly v1: <C extends CallShape>(call: C, input: CallInput<C>, headers?: CallHeaders) => Promise<AnswerOf<C>>
  /** Performs a call that changes nothing: the request's key, under which v1 would keep the answer, is left out. */
  readonly ask: <C extends CallShape>(call: C, input: CallInput<C>) => Promise<AnswerOf<C>>
  /** What a call without input answers: v1 is asked once, however many fields of the request need it. */
  readonly read: <C extends CallShape>(call: C) => Promise<AnswerOf<C>>
  /** Performs a call that changes what `read` answers: what was read before is asked for again. */
  readonly change: <C extends CallShape>(call: C, input: CallInput<C>, headers?: CallHeaders) => Promise<AnswerOf<C>>
  /** Who the id token says the request comes from, or null without one. v1 decides whether that is true. */
  readonly caller: Caller | null
  readonly refreshToken: string | null
  /** What makes the device known to v1, where there is any such thing. */
  readonly device: KnownDevice
  readonly notificationChanges: NotificationHub
}

/** Whose profile the fields of the schema's type Profile belong to; each of them asks v1 for itself. */
export interface ProfileOf {
  readonly id: string
}

/** Which dashboard the fields of the schema's type Dashboard are parts of; each of them asks v1 for itself. */
export interface DashboardOf {
  /** `start/end`. */
  readonly id: string
  /** As v1 writes it. */
  readonly range: { readonly startDate: string; readonly endDate: string }
  /** Minutes east of UTC. */
  readonly utcOffset: number
}

/** A course whose skills are named when somebody asks for their names. */
export interface CourseOf extends Omit<Course, 'skills' | '__typename'> {
  readonly skillIds: readonly string[]
}

/** What cannot be the name of anything, in the address of something that is read, is the name of nothing: there is no field to correct. */
const asNothing = ({ path }: CallShape, error: unknown): unknown => {
  const isRefused = error instanceof V1Error && error.status === 400
  return isRefused && path.includes(`{${error.field}}`) ? new V1Error(404, messages.nothingHere, undefined) : error
}

/**
 * Makes the context of one request.
 *
 * @param call the gateway's connection to v1
 * @param headers what is passed on with every call of this request
 */
export const makeContext = (
  call: CallV1,
  headers: CallHeaders,
  caller: Caller | null,
  notificationChanges: NotificationHub,
  device: KnownDevice = unknownDevice,
): GatewayContext => {
  const answers = new Map<CallShape, Promise<unknown>>()
  const readHeaders: CallHeaders = { ...headers, 'idempotency-key': undefined }
  return {
    v1: (shape, input, more) => call(shape, input, more === undefined ? headers : { ...headers, ...more }),
    ask: (shape, input) =>
      call(shape, input, readHeaders).catch((error: unknown) => {
        throw asNothing(shape, error)
      }),
    read: <C extends CallShape>(shape: C) => {
      const known = answers.get(shape) as Promise<AnswerOf<C>> | undefined
      if (known !== undefined) return known
      const asked = call(shape, {} as CallInput<C>, readHeaders)
      answers.set(shape, asked)
      return asked
    },
    change: (shape, input, more) => call(shape, input, { ...headers, ...more }).finally(() => answers.clear()),
    caller,
    refreshToken: headers['x-refresh-token'] ?? null,
    device,
    notificationChanges,
  }
}

/**
 * Who asks, for resolvers that need it.
 *
 * @throws GraphQLError with UNAUTHENTICATED when the request carried no id token
 */
export const callerOf = (context: GatewayContext): Caller => {
  if (context.caller === null) throw gatewayError('UNAUTHENTICATED', messages.pleaseLogin)
  return context.caller
}
