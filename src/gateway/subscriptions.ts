import type { WebsocketHandler } from '@fastify/websocket'
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql'
import { v1 } from '#contract/v1.ts'
import { type Caller, readCaller } from '#rules/id-token.ts'
import { type CallHeaders, type CallV1, V1Error } from './call.ts'
import { addressHeaders } from './client-address.ts'
import { type GatewayContext, makeContext } from './context.ts'
import type { FindDocument } from './documents.ts'
import { gatewayError } from './errors.ts'
import { limits, operationLimits } from './limits.ts'
import type { NotificationHub } from './notification-hub.ts'
import { createSocketHandler, type SocketExtra } from './socket.ts'

/** Why the gateway closes a connection; clients of graphql-ws come back by themselves after all but the first. */
export const closeCodes = {
  /** There is no id token, or v1 refused it before its time. */
  unauthorized: 4401,
  /** The id token has expired: come back with a new one. */
  expired: 4403,
  /** v1 could not be asked: come back later. */
  tryAgainLater: 1013,
  /** The server stops: come back to the next one. */
  restart: 1012,
} as const

export interface SubscriptionOptions {
  readonly schema: GraphQLSchema
  readonly call: CallV1
  readonly hub: NotificationHub
  readonly findDocument: FindDocument
  /** Signs the address that a socket was opened from; null tells it unsigned. */
  readonly addressKey: Buffer | null
  readonly log: { readonly warn: (details: object, text: string) => void }
}

interface Extra extends SocketExtra {
  context?: GatewayContext
  expiry?: ReturnType<typeof setTimeout>
}

const openSubscriptions = 10

/** The caller of an id token that v1 accepts; throws when v1 refuses it or cannot be asked. */
const verifiedCaller = async (call: CallV1, caller: Caller | null, headers: CallHeaders): Promise<Caller> => {
  if (caller === null) throw new V1Error(401, 'No id token', undefined)
  const user = await call(v1.authentication.getUserByEmail, { params: { email: caller.email } }, headers)
  if (user.id !== caller.memberId) throw new V1Error(401, 'Token and person differ', undefined)
  return caller
}

/** Milliseconds until the token expires; never more than a timer can hold. */
const timeLeft = ({ expiresAt }: Caller): number => Math.min(expiresAt * 1000 - Date.now(), 2 ** 31 - 1)

const closeCodeOf = (error: unknown, caller: Caller | null): number => {
  const isRefused = error instanceof V1Error && [401, 403, 404].includes(error.status)
  if (!isRefused) return closeCodes.tryAgainLater
  return caller !== null && timeLeft(caller) <= 0 ? closeCodes.expired : closeCodes.unauthorized
}

/** The document of a subscription, or what is wrong with it; nothing but subscriptions comes this way. */
const readDocument = (schema: GraphQLSchema, text: string): DocumentNode | GraphQLError[] => {
  try {
    const document = parse(text, { maxTokens: limits.tokens })
    const isSubscription = document.definitions.every((one) => !('operation' in one) || one.operation === 'subscription')
    if (!isSubscription) return [gatewayError('BAD_REQUEST', 'Only subscriptions are served here.')]
    const errors = validate(schema, document, [...specifiedRules, operationLimits], { maxErrors: 10 })
    return errors.length > 0 ? [...errors] : document
  } catch (error) {
    return [gatewayError('BAD_REQUEST', error instanceof GraphQLError ? error.message : 'The document cannot be read.')]
  }
}

/**
 * The WebSocket side of /graphql (protocol graphql-transport-ws). The id token comes in the connection's payload as
 * `idToken`; v1 is asked about it before anything is sent, and the connection ends when the token does.
 */
export const createSubscriptionHandler = ({
  schema,
  call,
  hub,
  findDocument,
  addressKey,
  log,
}: SubscriptionOptions): WebsocketHandler =>
  createSocketHandler<{ idToken?: unknown }, Extra>({
    schema,
    onConnect: async ({ connectionParams, extra }) => {
      const idToken = typeof connectionParams?.idToken === 'string' ? connectionParams.idToken : ''
      const { request } = extra
      const headers = { authorization: `Bearer ${idToken}`, 'x-request-id': request.id, ...addressHeaders(addressKey, request) }
      const caller = readCaller(idToken)
      try {
        const verified = await verifiedCaller(call, caller, headers)
        if (extra.socket.readyState !== extra.socket.OPEN) return false
        extra.context = makeContext(call, headers, verified, hub)
        const end = () => extra.socket.close(closeCodes.expired, 'Token expired')
        extra.expiry = setTimeout(end, Math.max(timeLeft(verified), 0))
        return true
      } catch (error) {
        if (!(error instanceof V1Error)) log.warn({ err: error }, 'v1 could not be asked about an id token')
        extra.socket.close(closeCodeOf(error, caller))
        return false
      }
    },
    onClose: ({ extra }) => clearTimeout(extra.expiry),
    onSubscribe: ({ extra, subscriptions }, _id, { query, operationName, variables, extensions }) => {
      const text = findDocument({ query, extensions: extensions ?? undefined })
      if (typeof text !== 'string') return [text]
      if (Object.keys(subscriptions).length > openSubscriptions) return [gatewayError('RATE_LIMITED', 'Too many subscriptions.')]
      const document = readDocument(schema, text)
      if (Array.isArray(document)) return document
      return { schema, document, operationName, variableValues: variables, contextValue: extra.context }
    },
  })
