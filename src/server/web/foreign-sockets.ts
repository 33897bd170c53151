import type { FastifyInstance, FastifyRequest } from 'fastify'

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)

/** Whether a page of another site asks. Browsers say so themselves; of those that do not, `Origin` tells. Others than browsers have neither. */
const isForeign = ({ headers, host }: FastifyRequest, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (headers.origin === undefined) return false
  const from = hostOf(headers.origin)
  return from === null || (from !== host && from !== hostOf(publicUrl))
}

/**
 * Refuses sockets that a page of another site opens: the rules of browsers for requests to other sites are not for them.
 *
 * @param publicUrl the address people type
 */
export const refuseForeignSockets = (app: FastifyInstance, publicUrl: string): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.upgrade === undefined || !isForeign(request, publicUrl)) return
    // Nobody reads further requests from a connection that was to be a socket.
    reply.raw.once('finish', () => request.raw.socket.end())
    return reply
      .code(403)
      .header('connection', 'close')
      .send({ statusCode: 403, message: 'Requests from other sites are refused.' })
  })
}
