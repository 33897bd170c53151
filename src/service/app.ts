import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { CallShape } from '#contract/call.ts'
import type { NotificationChanges } from '#contract/changes.ts'
import { clientAddressHeader, readClientAddress } from '#contract/client-address.ts'
import { checkOwnership, identifyCaller } from './access.ts'
import { confirmedCommit, requireConfirmation } from './authentication/confirmation.ts'
import { forgetOldProofs } from './authentication/session-key.ts'
import { openDatabase } from './db/database.ts'
import { errorCode } from './db/failures.ts'
import { errorHandler } from './errors.ts'
import { checkUploadHeaders, discardRest, type IncomingFile, withIncomingFile } from './file/receive.ts'
import { type RunningRemoval, startFileRemoval } from './file/removal.ts'
import type { Caller, SentFile, Service } from './handler.ts'
import { createHandlers, findHandler } from './handlers.ts'
import { HttpError, type SecurityEvent } from './http-error.ts'
import { committer, forgetOldKeys, type RequestIdentity, readIdempotencyKey } from './idempotency.ts'
import { deriveKeys } from './keys.ts'
import { forgetOldCounts } from './limits/attempts.ts'
import { forgetOldStates } from './linkedin/states.ts'
import { addChangesStream } from './notification/changes-stream.ts'
import { type DeliveryObserver, type RunningOutbox, startOutbox } from './outbox/drain.ts'
import { rateLimitFor } from './rate-limits.ts'
import { answerUnknownCalls, registerCalls } from './register-calls.ts'
import { reportReader } from './report/report-database.ts'
import { logRefusal, logSignIn, nameCaller } from './security-log.ts'
import type { ServiceSettings } from './settings.ts'
import { createStorageRoom, type StorageRoom } from './storage-room.ts'
import { forgetOldReports } from './support/problem-reports.ts'
import { compileValidator } from './validation.ts'

export interface ServiceOptions {
  readonly pool: Pool
  /** Connections to a copy of the database that reports are read from; from the database itself when not given. */
  readonly reportsPool?: Pool | null
  readonly settings: ServiceSettings
  /** What time it is; the machine's clock when not given. */
  readonly clock?: () => Date
  /** Told when the disk is full; nobody asks when not given. */
  readonly room?: StorageRoom
  /** Streamed to the portal's processes that have no database; to nobody when not given. */
  readonly changes?: NotificationChanges
  /** Whether this process also sends what is in the outbox; true when not given. */
  readonly background?: boolean
  /** Told of a call (`domain.name`) that its limit refused, and of a sign-in that failed. */
  readonly onRefusal?: (call: string, event: SecurityEvent) => void
  /** Told of each message that is sent. */
  readonly observeDelivery?: DeliveryObserver
}

interface RequestState {
  readonly now: Date
  readonly caller: Caller | null
  readonly refreshToken: string | null
  /** The network address that asks: what the process before has signed, else the other end of the connection. */
  readonly address: string
}

const headerText = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** What may name somebody: the parameters of the path, which nothing in the body can take the place of, and the body's fields. */
const namesIn = ({ params, body }: FastifyRequest): Readonly<Record<string, unknown>> => ({
  ...(typeof body === 'object' ? body : {}),
  ...(params as object),
})

/** What makes a request the same as an earlier one with its Idempotency-Key. */
const identityOf = (call: CallShape, request: FastifyRequest, state: RequestState, file: IncomingFile): RequestIdentity => {
  const route = `${call.method} ${call.path}`
  const session = call.access === 'session' ? state.refreshToken : null
  return {
    key: readIdempotencyKey(request.headers['idempotency-key']),
    scope: state.caller?.memberId ?? `anonymous ${route}`,
    content: () => {
      const body: unknown = call.transfer === 'upload' ? file.digest() : (request.body ?? null)
      // A parameter that the call does not know makes no other request of it.
      const query = call.query === undefined ? {} : request.query
      return JSON.stringify([route, request.params, query, body, session])
    },
  }
}

/** Sends a file instead of an envelope. */
const sendFile = (reply: FastifyReply, { headers, body }: SentFile): FastifyReply => reply.headers(headers).send(body)

/** Sends what is in the outbox and takes dropped files out of the store from when the server is ready until it closes; at once after a change. */
const drainWhileRunning = (instance: FastifyInstance, service: Service, observeDelivery?: DeliveryObserver): void => {
  const { db, settings, keys, clock } = service
  let outbox: RunningOutbox | null = null
  let removal: RunningRemoval | null = null
  instance.addHook('onReady', async () => {
    const everyHour = async (now: Date): Promise<void> => {
      await forgetOldKeys(db, now)
      await forgetOldStates(db, now)
      await forgetOldProofs(db, now)
      await forgetOldCounts(db, now)
      await forgetOldReports(db, now)
    }
    outbox = startOutbox({ db, settings, keys, clock, log: instance.log, everyHour, observeDelivery })
    removal = startFileRemoval({
      db,
      fileStore: settings.fileStore,
      clock,
      log: instance.log,
      interval: settings.fileRemovalInterval,
    })
  })
  instance.addHook('onResponse', async (request) => {
    if (request.method !== 'GET') outbox?.wake()
  })
  instance.addHook('onClose', async () => {
    await Promise.all([outbox?.stop(), removal?.stop()])
  })
}

/**
 * A JSON body and nothing else: a form sent from another site cannot change anything here. An empty body is none, also where its type
 * was said, as clients do that say it with every request.
 */
const acceptJsonOnly = (instance: FastifyInstance): void => {
  const parse = instance.getDefaultJsonParser('error', 'error')
  instance.removeContentTypeParser(['text/plain', 'application/json'])
  instance.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    const { schema, config } = request.routeOptions
    const isNeeded = schema?.body !== undefined && config.isBodyOptional !== true
    if (text === '' && !isNeeded) done(null, undefined)
    else parse(request, text, done)
  })
}

/** The v1 service as a Fastify plugin, to be registered with the prefix `/v1`. */
export const service: FastifyPluginAsync<ServiceOptions> = async (instance, options) => {
  const { settings, clock = () => new Date(), background = true, room = createStorageRoom(), changes, onRefusal } = options
  const db = openDatabase(options.pool)
  const keys = deriveKeys(settings.secret, settings.previousSecret)
  const readReport = reportReader(options.reportsPool ? openDatabase(options.reportsPool) : null, (error) =>
    instance.log.warn({ code: errorCode(error) }, 'reports are read from the database itself: their copy does not answer'),
  )
  const service: Service = { db, readReport, settings, keys, clock }
  const handlers = createHandlers(service)
  const states = new WeakMap<FastifyRequest, RequestState>()
  const stateOf = (request: FastifyRequest): RequestState => {
    const state = states.get(request)
    if (state === undefined) throw new HttpError(500, 'The request was not prepared.')
    return state
  }

  acceptJsonOnly(instance)
  instance.setValidatorCompiler(compileValidator)
  instance.setErrorHandler(errorHandler(room))
  // Answers hold tokens and personal data: no cache keeps any of them.
  instance.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  answerUnknownCalls(instance)
  // What is refused before it was read goes on arriving.
  instance.addHook('onResponse', async (request) => discardRest(request))

  registerCalls(instance, (registered) => {
    const { key, call } = registered
    const handler = findHandler(handlers, registered)
    const checkRate = rateLimitFor(service, key)
    return {
      onRequest: async (request) => {
        const now = clock()
        const refreshToken = headerText(request.headers['x-refresh-token'])
        const { authorization } = request.headers
        const caller = await identifyCaller(service, call, { authorization, refreshToken }, now, (known) =>
          nameCaller(service, request, known),
        )
        if (call.transfer === 'upload') checkUploadHeaders(request)
        const told = readClientAddress(
          keys.clientAddress,
          request.headers[clientAddressHeader],
          request.headers['x-request-id'],
          now,
        )
        states.set(request, { now, caller, refreshToken, address: told ?? request.ip })
      },
      preHandler: async (request) => {
        const { caller, address, now } = stateOf(request)
        if (call.isConfirmed === true) requireConfirmation(headerText(request.headers['x-confirmation']))
        await checkRate?.({ request, caller, address }, now)
        await checkOwnership(service, call, namesIn(request), caller)
      },
      onError: async (request, _reply, error) => {
        const state = states.get(request)
        const event = state === undefined ? null : await logRefusal(service, key, { request, ...state }, error)
        if (event !== null) onRefusal?.(key, event)
      },
      handler: async (request, reply) => {
        const state = stateOf(request)
        const { params, query, body, headers } = request
        const answer = await withIncomingFile(request, state.caller?.memberId ?? '', async (file) => {
          const identity = identityOf(call, request, state, file)
          const committing = committer(db, keys, identity, state.now, () => reply.header('idempotent-replayed', 'true'))
          const commit =
            call.isConfirmed === true
              ? confirmedCommit(
                  committing,
                  keys,
                  state.caller,
                  headerText(headers['x-confirmation']),
                  { path: call.path, body },
                  state.now,
                )
              : committing
          return await handler({
            params,
            query,
            body,
            ...state,
            host: headerText(headers.host),
            device: headerText(headers['x-device']),
            proof: headerText(headers.dpop),
            userAgent: headerText(headers['user-agent']),
            commit,
            file,
          })
        })
        logSignIn(service, key, { request, ...state }, answer)
        if (call.transfer === 'download') return sendFile(reply, answer as SentFile)
        return call.method === 'GET' ? answer : (answer as { readonly value: unknown }).value
      },
    }
  })

  if (changes !== undefined) addChangesStream(instance, { changes, key: keys.changes, clock })
  if (background) drainWhileRunning(instance, service, options.observeDelivery)
}
