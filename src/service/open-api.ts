import swagger from '@fastify/swagger'
import Fastify from 'fastify'
import { registerCalls } from './register-calls.ts'
import { compileValidator } from './validation.ts'

/** What OpenAPI says of the whole service, beside its calls. */
const described = {
  openapi: '3.1.0',
  info: {
    title: 'Team member portal, v1',
    version: '1.0.0',
    description:
      'Answers are `{statusCode, value}`; a refusal is `{statusCode, message}` with `field` where one input is at fault. ' +
      'Mutations may carry an `Idempotency-Key`: for 31 days the same request with the same key gets the first answer again.',
  },
  servers: [{ url: '/v1' }],
  components: {
    securitySchemes: {
      idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The id token of a sign-in' },
      confirmation: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Confirmation',
        description: 'A one-use token of ConfirmPassword',
      },
      refreshToken: { type: 'apiKey', in: 'header', name: 'X-Refresh-Token', description: 'The refresh token of a sign-in' },
    },
  },
} as const

/** The OpenAPI 3.1 document of every call of the contract, the same on every machine. Needs no database. */
export const buildOpenApiDocument = async (): Promise<object> => {
  const instance = Fastify()
  await instance.register(swagger, {
    openapi: {
      ...described,
      servers: [...described.servers],
      components: { securitySchemes: { ...described.components.securitySchemes } },
    },
  })
  instance.setValidatorCompiler(compileValidator)
  await instance.register(async (calls) => registerCalls(calls, () => ({ handler: async () => null })))
  await instance.ready()
  const document = instance.swagger()
  await instance.close()
  return document
}

/** The document as the text of `schema/v1.openapi.json`. */
export const openApiText = async (): Promise<string> => `${JSON.stringify(await buildOpenApiDocument(), null, 2)}\n`
