import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { TSchema } from 'typebox'
import { type CallShape, envelope, errorAnswer } from '#contract/call.ts'
import { allCalls } from '#contract/v1.ts'

export interface RegisteredCall {
  /** `domain.name`, as in `src/contract/v1.ts`. */
  readonly key: string
  readonly domain: string
  readonly name: string
  readonly call: CallShape
}

/** What happens at the three points of a request; the server's are the real ones, the OpenAPI file needs none. */
export interface CallHooks {
  /** Before the body is read. */
  readonly onRequest?: (request: FastifyRequest) => Promise<void>
  /** After the input was checked against the contract. */
  readonly preHandler?: (request: FastifyRequest) => Promise<void>
  /** Gives the `value` of the answer. */
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** Texts of 1 MB are to be answered with the field at fault, so bodies may be a good deal larger than any real one. */
const bodyLimit = 4 * 1024 * 1024

const commonErrors = [400, 401, 403, 404, 409, 422, 429, 500, 503]

/** Answers by status: fields that the contract does not name never leave the service. */
const responses = (call: CallShape): Record<number, TSchema> => {
  const errors = [...new Set([...commonErrors, ...(call.errors ?? [])])].sort()
  return { 200: envelope(call.answer), ...Object.fromEntries(errors.map((status) => [status, errorAnswer])) }
}

/** `/a/{id}` as the router writes it. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Registers one route for every call of the contract. */
export const registerCalls = (instance: FastifyInstance, hooksFor: (call: RegisteredCall) => CallHooks): void => {
  for (const { domain, name, call } of allCalls) {
    const key = `${domain}.${name}`
    const hooks = hooksFor({ key, domain, name, call })
    instance.route({
      method: call.method as HTTPMethods,
      url: routePath(call.path),
      bodyLimit,
      schema: {
        summary: call.summary,
        tags: [domain],
        operationId: key,
        ...(call.params === undefined ? {} : { params: call.params }),
        ...(call.query === undefined ? {} : { querystring: call.query }),
        ...(call.body === undefined ? {} : { body: call.body }),
        ...(call.access === 'public' ? {} : { security: [{ [call.access === 'session' ? 'refreshToken' : 'idToken']: [] }] }),
        response: responses(call),
      } as Record<string, unknown>,
      ...(hooks.onRequest === undefined ? {} : { onRequest: hooks.onRequest }),
      ...(hooks.preHandler === undefined ? {} : { preHandler: hooks.preHandler }),
      handler: async (request, reply) => ({ statusCode: 200, value: await hooks.handler(request, reply) }),
    })
  }
}
