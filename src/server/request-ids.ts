import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const wellFormed = /^[\w-]{8,64}$/

/** Crockford's: no letter is taken for a digit when it is read out. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An id of 60 bits that a person can read out: `3F9K-7Q2M-XR4T`. */
const newId = (): string =>
  Array.from(randomBytes(12), (byte, index) => `${index === 4 || index === 8 ? '-' : ''}${letters[byte % 32]}`).join('')

/** The id that whoever called gave the request, when it is one that may stand in a log, else a new one. */
export const requestIdOf = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && wellFormed.test(given) ? given : newId()
}

/** What a proxy asks every few seconds. */
export const quietRoutes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Answers every request with its id and logs it in one line: the route's pattern, never the address itself. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    request.log[quietRoutes.has(route) ? 'debug' : 'info'](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
}
