import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromPortal } from '#gateway/client-address.ts'
import { quietRoutes } from '../request-ids.ts'
import { readTraceContext, readTraceparent, type TraceContext } from './trace-context.ts'
import type { OpenSpan, Tracer } from './tracer.ts'

export interface RequestTracesOptions {
  /** Makes spans of requests; null passes on what the process before has told. */
  readonly tracer: Tracer | null
  /** Key that the processes of the portal know each other by; null believes nobody. */
  readonly addressKey: Buffer | null
}

/** Files of the build: a page fetches dozens of them. */
const isFile = (route: string): boolean => route.startsWith('/assets/')

/** What nobody looks for in a trace: questions of a proxy and of Prometheus, files, and sockets and streams, which are open for hours. */
const isTraced = ({ routeOptions: { url = '', config }, headers }: FastifyRequest): boolean =>
  headers.upgrade === undefined && url !== '/metrics' && config.isStream !== true && !quietRoutes.has(url) && !isFile(url)

/** Says in the headers of a request which place in a trace it has here, and so what it passes on. */
const setHeaders = (request: FastifyRequest, context: TraceContext | null): void => {
  delete request.headers.traceparent
  delete request.headers.tracestate
  if (context !== null) Object.assign(request.headers, context)
}

/**
 * Gives each request its place in a trace: a span of its own, or with no tracer the place that the process before has told. That is
 * believed of processes of the portal alone, by the signature that each request between them has; what a stranger says is dropped. From
 * here on `traceparent` and `tracestate` among a request's headers are what is to be passed on, and its log lines have the trace's id.
 */
export const addRequestTraces = (app: FastifyInstance, { tracer, addressKey }: RequestTracesOptions): void => {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    const told = readTraceContext(request.headers)
    const parent = told !== null && isFromPortal(addressKey, request) ? told : null
    const route = request.routeOptions.url ?? 'page'
    const span =
      tracer === null || !isTraced(request)
        ? null
        : tracer.begin(`${request.method} ${route}`, 'server', parent, {
            'http.request.method': request.method,
            'http.route': route,
            'portal.request_id': request.id,
          })
    setHeaders(request, span?.context ?? parent)
    const traceId = span?.traceId ?? readTraceparent(parent?.traceparent)?.traceId
    if (traceId !== undefined) {
      request.log = request.log.child({ traceId })
      reply.log = request.log
    }
    if (span === null) return done()
    spans.set(request, span)
    // Also when the connection ends before the answer is out.
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw
      span.tell({ 'http.response.status_code': statusCode })
      span.end(writableFinished ? (statusCode >= 500 ? String(statusCode) : undefined) : 'aborted')
    })
    span.within(done)
  })
  if (tracer === null) return
  // A body's end comes from the connection, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else span.within(done)
  })
}
