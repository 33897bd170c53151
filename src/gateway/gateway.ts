import compress from '@fastify/compress'
import websocket from '@fastify/websocket'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError, NoSchemaIntrospectionCustomRule } from 'graphql'
import mercurius from 'mercurius'
import type { NotificationChanges } from '#contract/changes.ts'
import type { ErrorCode } from '#rules/error-codes.ts'
import { readCaller } from '#rules/id-token.ts'
import { messages } from '#rules/messages.ts'
import type { CallHeaders, CallV1 } from './call.ts'
import { addressHeaders } from './client-address.ts'
import { compressedText } from './compression.ts'
import { type GatewayContext, makeContext } from './context.ts'
import { knownDevice } from './device-cookie.ts'
import { createFindDocument, type FindDocument, readRequest } from './documents.ts'
import { toClientError } from './errors.ts'
import { addFileRoutes } from './files.ts'
import type { TransferV1 } from './files-client.ts'
import { typeDefs } from './generated/type-defs.ts'
import { limits, operationLimits } from './limits.ts'
import { createNotificationHub } from './notification-hub.ts'
import { type GatewayObserver, operationNames } from './observer.ts'
import { resolvers } from './resolvers/resolvers.ts'
import { closeCodes, createSubscriptionHandler } from './subscriptions.ts'

export interface GatewayOptions {
  /** Performs one call of the contract; `createV1Client(...).call`. */
  readonly call: CallV1
  /** Performs one call that carries a file; `createFileClient(...).transfer`. */
  readonly transfer: TransferV1
  /** Trusted documents only, no introspection, and cookies over TLS alone. */
  readonly production: boolean
  /** Document texts by SHA-256 hash: src/generated/trusted-documents.json. */
  readonly trustedDocuments: Readonly<Record<string, string>>
  /** Key that signs the address of a client, the one of v1; null passes on what the process before has signed. */
  readonly addressKey: Buffer | null
  /** Whose notifications changed. */
  readonly notificationChanges: NotificationChanges
  /** Told of what is answered; nobody watches when not given. */
  readonly observer?: GatewayObserver
}

/** As much as v1 takes, so that a text that is too long is refused there, with its field. */
const bodyLimit = 4 * 1024 * 1024
/** Milliseconds that clients have to close their sockets before they are cut off. */
const closingTimeout = 500

/**
 * A level that costs a few milliseconds a megabyte. Short answers, those with tokens among them, stay as they are. No other site can have
 * an answer sent here that holds both its own text and somebody's secret: requests carry their token in a header and not in a cookie.
 */
const compression = compressedText(4)

/**
 * A document that is asked again is compiled, at half the CPU for a long list (docs/decisions/0052-repeated-documents-are-compiled.md). Also
 * while much is asked: compiling takes milliseconds, once, and each request after it takes less.
 */
const compiledWhenRepeated = { minCount: 2, eluThreshold: 1 }

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** The headers that go on to v1. */
const headersOf = (request: FastifyRequest, addressKey: Buffer | null): CallHeaders => {
  const { authorization } = request.headers
  const refreshToken = single(request.headers['x-refresh-token'])
  const idempotencyKey = single(request.headers['idempotency-key'])
  const proof = single(request.headers.dpop)
  // Those of the process: whatever a stranger has said is gone.
  const traceparent = single(request.headers.traceparent)
  const tracestate = single(request.headers.tracestate)
  return {
    'x-request-id': request.id,
    ...addressHeaders(addressKey, request),
    ...(traceparent && { traceparent }),
    ...(tracestate && { tracestate }),
    ...(authorization?.startsWith('Bearer ') && { authorization }),
    ...(refreshToken && { 'x-refresh-token': refreshToken }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(proof && { dpop: proof }),
  }
}

/** Another site's page may not send requests here: JSON only (which a form cannot send), and no cross-site fetch. */
const isForeign = (request: FastifyRequest): boolean => {
  const site = single(request.headers['sec-fetch-site'])
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

interface Refused {
  readonly code: ErrorCode
  readonly message: string
}

const refusals: Readonly<Record<number, Refused>> = {
  403: { code: 'FORBIDDEN', message: 'Requests from other sites are refused.' },
  405: { code: 'BAD_REQUEST', message: 'Send a POST request.' },
  413: { code: 'VALIDATION', message: 'The request is too large.' },
  415: { code: 'BAD_REQUEST', message: 'Send application/json.' },
  503: { code: 'UPSTREAM', message: 'Too many people are here right now. Please try again.' },
}
const failed: Refused = { code: 'INTERNAL', message: messages.genericError }
const badRequest: Refused = { code: 'BAD_REQUEST', message: 'The request is not a GraphQL request.' }

/** The body of an answer to a request that was not executed; what nobody expected can be quoted by the request's id. */
const refused = (status: number, { id }: FastifyRequest) => {
  const { code, message } = refusals[status] ?? (status >= 500 ? failed : badRequest)
  return { errors: [{ message, extensions: code === 'INTERNAL' ? { code, reference: id } : { code } }] }
}

/** Mercurius wraps what parsing and validation found. */
const errorsOf = (error: unknown): readonly GraphQLError[] => {
  const inner = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error]
  return inner.map((one) =>
    one instanceof GraphQLError ? one : new GraphQLError(String(one), { originalError: one instanceof Error ? one : null }),
  )
}

/** Tells of an operation when it is answered. */
const observed = (observer: GatewayObserver | undefined, trustedDocuments: GatewayOptions['trustedDocuments']) => {
  const names = operationNames(trustedDocuments)
  return <T extends { readonly errors?: readonly GraphQLFormattedError[] }>(text: string, began: number, answer: T): T => {
    const outcome = answer.errors === undefined ? 'ok' : String(answer.errors[0]?.extensions?.code ?? 'INTERNAL')
    observer?.operationAnswered(names.get(text) ?? 'other', outcome, (performance.now() - began) / 1000)
    return answer
  }
}

const addHttpRoute = (
  app: FastifyInstance,
  findDocument: FindDocument,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => GatewayContext,
  tell: ReturnType<typeof observed>,
): void => {
  app.post('/graphql', { bodyLimit, compress: compression }, async (request, reply) => {
    const began = performance.now()
    reply.header('cache-control', 'no-store')
    if (isForeign(request)) return reply.code(403).send(refused(403, request))
    const body = readRequest(request.body)
    if (body === null) return reply.code(400).send(refused(400, request))
    const answer = (errors: readonly GraphQLError[]) =>
      errors.map((one) =>
        toClientError(one, request.id, (cause) => request.log.warn({ err: cause }, 'gateway answered with an error')),
      )
    const text = findDocument(body)
    if (typeof text !== 'string') return tell('', began, { errors: answer([text]) })
    try {
      const { data, errors } = await app.graphql(text, { ...contextOf(request, reply) }, body.variables ?? {}, body.operationName)
      return tell(text, began, errors ? { data, errors: answer(errors) } : { data })
    } catch (error) {
      return tell(text, began, { errors: answer(errorsOf(error)) })
    }
  })
}

/** The GraphQL gateway at /graphql: operations by POST, subscriptions by WebSocket. */
export const gateway: FastifyPluginAsync<GatewayOptions> = async (app, options) => {
  const schema = makeExecutableSchema<GatewayContext>({ typeDefs, resolvers })
  const hub = createNotificationHub(options.notificationChanges)
  app.addHook('preClose', async () => {
    // Closed before the streams end: a client takes the end of a stream for good, and comes back after a restart.
    for (const socket of app.websocketServer.clients) socket.close(closeCodes.restart)
    hub.close()
    setTimeout(() => {
      for (const socket of app.websocketServer.clients) socket.terminate()
    }, closingTimeout).unref()
  })

  await app.register(compress, { global: false })
  await app.register(websocket, {
    options: { maxPayload: 64 * 1024 },
    errorHandler: (_error, socket) => socket.terminate(),
  })
  await app.register(mercurius, {
    schema,
    routes: false,
    jit: compiledWhenRepeated,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    validationRules: options.production ? [operationLimits, NoSchemaIntrospectionCustomRule] : [operationLimits],
    errorFormatter: (execution) => ({
      statusCode: 200,
      response: { data: execution.data ?? null, errors: execution.errors ?? null },
    }),
  })

  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'gateway failed')
    return reply.code(status).header('cache-control', 'no-store').send(refused(status, request))
  })

  const { addressKey } = options
  await addFileRoutes(app, { transfer: options.transfer, headersOf: (request) => headersOf(request, addressKey), isForeign })
  const findDocument = createFindDocument(options.trustedDocuments, options.production)
  addHttpRoute(
    app,
    findDocument,
    (request, reply) => {
      const headers = headersOf(request, addressKey)
      const caller = headers.authorization === undefined ? null : readCaller(headers.authorization.slice('Bearer '.length))
      return makeContext(options.call, headers, caller, hub, knownDevice(request, reply, options.production))
    },
    observed(options.observer, options.trustedDocuments),
  )
  options.observer?.socketsOpen(() => app.websocketServer.clients.size)
  app.route({
    method: 'GET',
    url: '/graphql',
    handler: (request, reply) => reply.code(405).header('allow', 'POST').send(refused(405, request)),
    wsHandler: createSubscriptionHandler({ schema, call: options.call, hub, findDocument, addressKey, log: app.log }),
  })
}
