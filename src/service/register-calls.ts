import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { TSchema } from 'typebox'
import { type CallShape, envelope, errorAnswer } from '#contract/call.ts'
import { allCalls } from '#contract/v1.ts'
import { uploadBodyLimit } from './file/receive.ts'
import { compileValidator } from './validation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isBodyOptional?: boolean
    /** Let in however much is under way: it keeps somebody signed in, or takes as long as somebody's line. */
    readonly isAlwaysAdmitted?: boolean
    /** Answered for as long as both sides live: nobody waits for its end. */
    readonly isStream?: boolean
  }
}

export interface RegisteredCall {
  /** `domain.name`, as in `src/contract/v1.ts`. */
  readonly key: string
  readonly domain: string
  readonly name: string
  readonly call: CallShape
}

/** What happens at the points of a request; the server's are the real ones, the OpenAPI file needs none. */
export interface CallHooks {
  /** Before the body is read. */
  readonly onRequest?: (request: FastifyRequest) => Promise<void>
  /** After the input was checked against the contract. */
  readonly preHandler?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Before a refusal or a failure is answered. */
  readonly onError?: (request: FastifyRequest, reply: FastifyReply, error: Error) => Promise<void>
  /** Gives the `value` of the answer; a download sends its file by itself. */
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** Texts of 1 MB are to be answered with the field at fault, so bodies may be a good deal larger than any real one. */
const bodyLimit = 4 * 1024 * 1024

const bytes = { type: 'string', format: 'binary' } as const

const done = ({ answer, transfer }: CallShape): TSchema =>
  transfer === 'download'
    ? { description: 'The file', content: { 'application/octet-stream': { schema: bytes } } }
    : { ...envelope(answer), description: 'Done' }

/** Answers by status: fields that the contract does not name never leave the service. */
const responses: (call: CallShape) => Record<string, TSchema> = (call) => ({
  200: done(call),
  '4xx': { ...errorAnswer, description: 'Refused' },
  '5xx': { ...errorAnswer, description: 'Not available' },
})

/** What is said of the body: a JSON object, or the one field of a form. */
const bodyOf = ({ body, transfer }: CallShape): Record<string, unknown> => {
  if (transfer === 'upload') {
    return { consumes: ['multipart/form-data'], body: { type: 'object', properties: { file: bytes }, required: ['file'] } }
  }
  return body === undefined ? {} : { body }
}

/** The file of a form is judged when it is read, not by a schema. */
const validateAllButBody: typeof compileValidator = (route) =>
  route.httpPart === 'body' ? (value) => ({ value }) : compileValidator(route)

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

const addresses = allCalls.map(({ call: { method, path } }) => ({
  method,
  form: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
}))

/** A call that may be made without a body gets one that says nothing. */
const withoutBody = {
  preValidation: async (request: FastifyRequest): Promise<void> => {
    request.body ??= {}
  },
}

/** The methods with which a call is made at an address, without prefix and query; none where there is no call. */
const methodsAt = (address: string): readonly string[] => [
  ...new Set(addresses.filter(({ form }) => form.test(address)).map(({ method }) => method)),
]

const securityOf = ({ access, isConfirmed }: CallShape): Record<string, []> => ({
  [access === 'session' ? 'refreshToken' : 'idToken']: [],
  ...(isConfirmed === true ? { confirmation: [] } : {}),
})

const addRoute = (instance: FastifyInstance, registered: RegisteredCall, hooks: CallHooks): void => {
  const { key, domain, call } = registered
  const isUpload = call.transfer === 'upload'
  instance.route({
    method: call.method as HTTPMethods,
    url: routePath(call.path),
    bodyLimit: isUpload ? uploadBodyLimit : bodyLimit,
    config: {
      isBodyOptional: call.isBodyOptional === true,
      isAlwaysAdmitted: call.access === 'session' || call.transfer !== undefined,
    },
    // Some GET calls issue tokens; nobody asks for their headers alone.
    exposeHeadRoute: false,
    ...(isUpload ? { validatorCompiler: validateAllButBody } : {}),
    schema: {
      summary: call.summary,
      description: describe(call),
      tags: [domain],
      operationId: key,
      ...(call.params === undefined ? {} : { params: call.params }),
      ...(call.query === undefined ? {} : { querystring: call.query }),
      ...bodyOf(call),
      ...(call.access === 'public' ? {} : { security: [securityOf(call)] }),
      response: responses(call),
    } as Record<string, unknown>,
    ...(call.isBodyOptional === true ? withoutBody : {}),
    ...(hooks.onRequest === undefined ? {} : { onRequest: hooks.onRequest }),
    ...(hooks.preHandler === undefined ? {} : { preHandler: hooks.preHandler }),
    ...(hooks.onError === undefined ? {} : { onError: hooks.onError }),
    handler:
      call.transfer === 'download'
        ? (request, reply) => hooks.handler(request, reply)
        : async (request, reply) => ({ statusCode: 200, value: await hooks.handler(request, reply) }),
  })
}

/** Registers one route for every call of the contract; those that take a file read forms, the others JSON. */
export const registerCalls = (instance: FastifyInstance, hooksFor: (call: RegisteredCall) => CallHooks): void => {
  const uploads: RegisteredCall[] = []
  for (const { domain, name, call } of allCalls) {
    const registered = { key: `${domain}.${name}`, domain, name, call }
    if (call.transfer === 'upload') uploads.push(registered)
    else addRoute(instance, registered, hooksFor(registered))
  }
  instance.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(multipart, { throwFileSizeLimit: false })
    for (const registered of uploads) addRoute(forms, registered, hooksFor(registered))
  })
}

/** Answers 404 where there is no call, and 405 with what there is instead where only the method is another one. */
export const answerUnknownCalls = (instance: FastifyInstance): void => {
  instance.setNotFoundHandler(async (request, reply) => {
    const methods = methodsAt((request.url.split('?', 1)[0] ?? '').slice(instance.prefix.length))
    if (methods.length === 0) {
      reply.code(404)
      return { statusCode: 404, message: 'There is no such call.' }
    }
    reply.code(405).header('allow', methods.join(', '))
    return { statusCode: 405, message: `This call is made with ${methods.join(' or ')}.` }
  })
}
