import type { AnswerOf, CallShape } from '#contract/call.ts'
import { messages } from '#rules/messages.ts'
import type { CallHeaders, CallInput, CallV1 } from './call.ts'
import type { Caller } from './caller.ts'
import { gatewayError } from './errors.ts'
import type { NotificationHub } from './notification-hub.ts'

/** What every resolver gets. */
export interface GatewayContext {
  /** Performs a call of the contract in the name of whoever sent this request. */
  readonly v1: <C extends CallShape>(call: C, input: CallInput<C>, headers?: CallHeaders) => Promise<AnswerOf<C>>
  /** Who the id token says the request comes from, or null without one. v1 decides whether that is true. */
  readonly caller: Caller | null
  readonly refreshToken: string | null
  readonly notificationChanges: NotificationHub
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
): GatewayContext => ({
  v1: (shape, input, more) => call(shape, input, more === undefined ? headers : { ...headers, ...more }),
  caller,
  refreshToken: headers['x-refresh-token'] ?? null,
  notificationChanges,
})

/**
 * Who asks, for resolvers that need it.
 *
 * @throws GraphQLError with UNAUTHENTICATED when the request carried no id token
 */
export const callerOf = (context: GatewayContext): Caller => {
  if (context.caller === null) throw gatewayError('UNAUTHENTICATED', messages.pleaseLogin)
  return context.caller
}
