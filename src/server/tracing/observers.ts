import type { CallObserver } from '#gateway/observed-calls.ts'
import type { GatewayObserver } from '#gateway/observer.ts'
import type { QueryObserver } from '#service/db/observed-queries.ts'
import type { DeliveryObserver } from '#service/outbox/drain.ts'
import { readTraceContext } from './trace-context.ts'
import type { Tracer } from './tracer.ts'

/** A span of each call of v1, named by the contract; v1 is told of it in place of the request that the call is made for. */
export const callTraces =
  (tracer: Tracer): CallObserver =>
  ({ name, method, path, headers }) => {
    const span = tracer.begin(name, 'client', readTraceContext({ ...headers }), {
      'http.request.method': method,
      'url.template': path,
    })
    return {
      headers: { ...headers, ...span.context },
      end: ({ status, failure }) => {
        if (status !== undefined) span.tell({ 'http.response.status_code': status })
        span.end(failure ?? (status !== undefined && status >= 500 ? String(status) : undefined))
      },
    }
  }

/** Names the span of an operation by the operation, as far as it is one of the build. */
export const operationTraces = (tracer: Tracer): Pick<GatewayObserver, 'operationAnswered'> => ({
  operationAnswered: (name, outcome) => {
    const span = tracer.active()
    span?.rename(`POST /graphql ${name}`)
    span?.tell({ 'graphql.operation.name': name, 'portal.outcome': outcome })
  },
})

const statement = /^\s*(?:(select|insert|update|delete|begin|commit|rollback|savepoint|release|copy|set|with)\b)?/i
const table = /\b(?:from|into|update)\s+"(\w+)"/i

/** A span of each statement within a request, named by its first word and the first table in it: no text of it, and no parameters. */
export const queryTraces =
  (tracer: Tracer): QueryObserver =>
  (text) => {
    const parent = tracer.active()
    if (parent === undefined) return () => undefined
    const operation = statement.exec(text)?.[1]?.toLowerCase() ?? 'other'
    const target = table.exec(text)?.[1]
    const span = tracer.begin(target === undefined ? operation : `${operation} ${target}`, 'client', parent.context, {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(target !== undefined && { 'db.collection.name': target }),
    })
    return (error) => span.end(error === null || error === undefined ? undefined : 'database')
  }

/** A span of each message that is sent, by its kind. */
export const deliveryTraces =
  (tracer: Tracer): DeliveryObserver =>
  async (kind, deliver) => {
    const span = tracer.begin(`deliver ${kind}`, 'internal', null, { 'portal.message_kind': kind })
    try {
      await span.within(deliver)
      span.end()
    } catch (error) {
      span.end('not delivered')
      throw error
    }
  }
