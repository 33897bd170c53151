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
  readonly preHandler?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Gives the `value` of the answer. */
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** Texts of 1 MB are to be answered with the field at fault, so bodies may be a good deal larger than any real one. */
const bodyLimit = 4 * 1024 * 1024

/** Answers by status: fields that the contract does not name never leave the service. */
const responses: (call: CallShape) => Record<string, TSchema> = (call) => ({
  200: { ...envelope(call.answer), description: 'Done' },
  '4xx': { ...errorAnswer, description: 'Refused' },
  '5xx': { ...errorAnswer, description: 'Not available' },
})

const describe = ({ access, errors }: CallShape): string => {
  const who = {
    public: 'Anybody.',
    session: 'Whoever holds the refresh token.',
    member: 'Anybody signed in.',
    team: 'Team members and line managers.',
    lineManager: 'Line managers.',
  }[access]
  return errors === undefined ? who : `${who} Also refused with ${errors.join(', ')}.`
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
      // Some GET calls issue tokens; nobody asks for their headers alone.
      exposeHeadRoute: false,
      schema: {
        summary: call.summary,
        description: describe(call),
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
