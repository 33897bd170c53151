import type { WebsocketHandler } from '@fastify/websocket'
import { type GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import { makeHandler } from 'graphql-ws/use/@fastify/websocket'
import { v1 } from '#contract/v1.ts'
import { type CallV1, V1Refusal } from './call.ts'
import { type Caller, readCaller } from './caller.ts'
import { type GatewayContext, makeContext } from './context.ts'
import type { FindDocument } from './documents.ts'
import { gatewayError } from './errors.ts'
import { limits, operationLimits } from './limits.ts'
import type { NotificationHub } from './notification-hub.ts'

/** Why the gateway closes a connection; clients of graphql-ws come back by themselves after all but the first. */
export const closeCodes = {
  /** v1 refused the id token. */
  unauthorized: 4401,
  /** The id token has expired meanwhile: come back with a new one. */
  expired: 4403,
  /** v1 could not be asked: come back later. */
  tryAgainLater: 1013,
} as const

export interface SubscriptionOptions {
  readonly schema: GraphQLSchema
  readonly call: CallV1
  readonly hub: NotificationHub
  readonly findDocument: FindDocument
  readonly log: { readonly warn: (details: object, text: string) => void }
}

type Extra = { context?: GatewayContext; expiry?: ReturnType<typeof setTimeout> }

const openSubscriptions = 10

/** The caller of an id token that v1 accepts; throws when v1 refuses it or cannot be asked. */
const verifiedCaller = async (call: CallV1, idToken: unknown, authorization: string): Promise<Caller> => {
  const caller = typeof idToken === 'string' ? readCaller(idToken) : null
  if (caller === null) throw new V1Refusal(401, 'No id token', undefined)
  const user = await call(v1.authentication.getUserByEmail, { params: { email: caller.email } }, { authorization })
  if (user.id !== caller.memberId) throw new V1Refusal(401, 'Token and person differ', undefined)
  return caller
}

/** Reads, trusts and validates the document of a subscription; nothing but subscriptions comes this way. */
const checkedDocument = (schema: GraphQLSchema, text: string) => {
  const document = parse(text, { maxTokens: limits.tokens })
  const isSubscription = document.definitions.every((one) => !('operation' in one) || one.operation === 'subscription')
  if (!isSubscription) return [gatewayError('BAD_REQUEST', 'Only subscriptions are served here.')]
  const errors = validate(schema, document, undefined, { maxErrors: 10 })
  const refused = errors.length > 0 ? errors : validate(schema, document, [operationLimits])
  return refused.length > 0 ? [...refused] : document
}

/**
 * The WebSocket side of /graphql (protocol graphql-transport-ws). The id token comes in the connection's payload as
 * `idToken`; v1 is asked about it before anything is sent, and the connection ends when the token does.
 */
export const createSubscriptionHandler = ({ schema, call, hub, findDocument, log }: SubscriptionOptions): WebsocketHandler =>
  makeHandler<{ idToken?: unknown }, Extra>({
    schema,
    onConnect: async ({ connectionParams, extra }) => {
      const idToken = connectionParams?.idToken
      const headers = { authorization: `Bearer ${String(idToken)}`, 'x-request-id': extra.request.id }
      try {
        const caller = await verifiedCaller(call, idToken, headers.authorization)
        const remaining = caller.expiresAt * 1000 - Date.now()
        extra.expiry = setTimeout(() => extra.socket.close(closeCodes.expired, 'Token expired'), Math.max(remaining, 0))
        extra.context = makeContext(call, headers, caller, hub)
        return true
      } catch (error) {
        const isRefused = error instanceof V1Refusal
        if (!isRefused) log.warn({ err: error }, 'v1 could not be asked about an id token')
        extra.socket.close(isRefused ? closeCodes.unauthorized : closeCodes.tryAgainLater)
        return false
      }
    },
    onClose: ({ extra }) => clearTimeout(extra.expiry),
    onSubscribe: ({ extra, subscriptions }, _id, { query, operationName, variables, extensions }) => {
      const text = findDocument({ query, extensions: extensions ?? undefined })
      if (typeof text !== 'string') return [text]
      if (Object.keys(subscriptions).length > openSubscriptions) return [gatewayError('RATE_LIMITED', 'Too many subscriptions.')]
      const document = checkedText(schema, text)
      if (Array.isArray(document)) return document
      return { schema, document, operationName, variableValues: variables, contextValue: extra.context }
    },
  })

const checkedText = (schema: GraphQLSchema, text: string): ReturnType<typeof checkedDocument> => {
  try {
    return checkedDocument(schema, text)
  } catch (error) {
    return [error as GraphQLError]
  }
}
