import type { FastifyInstance } from 'fastify'
import { docsPage } from '#service/docs-page.ts'
import { buildOpenApiDocument } from '#service/open-api.ts'
import { nonceOf } from './security-headers.ts'

/** `/v1/docs` and the OpenAPI document it shows, `/v1/docs.json`; outside production. */
export const addDocs = (app: FastifyInstance): void => {
  let built: Promise<object> | undefined
  const document = () => {
    built ??= buildOpenApiDocument()
    return built
  }
  app.get('/v1/docs.json', async () => document())
  app.get('/v1/docs', async (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    return docsPage(await document(), nonceOf(reply), '/v1/docs.json')
  })
}
