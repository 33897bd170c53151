import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { type AddressedRequest, addressHeaders } from '#gateway/client-address.ts'

/**
 * Passes what is for the gateway on to it, for a process that serves the web alone. The gateway is told which request it is and where it
 * comes from, whatever the browser says of that.
 *
 * @param upstream address of the gateway
 * @param addressKey signs where a request comes from; `null` leaves it unsigned
 */
export const addGatewayProxy = async (app: FastifyInstance, upstream: string, addressKey: Buffer | null): Promise<void> => {
  const told = (request: AddressedRequest) => ({ 'x-request-id': request.id, ...addressHeaders(addressKey, request) })
  const replyOptions = {
    rewriteRequestHeaders: (request: AddressedRequest, headers: object) => ({ ...headers, ...told(request) }),
  }
  // The types of the proxy do not know what it calls here.
  const wsClientOptions = {
    headers: {},
    rewriteRequestHeaders: (headers: object, request: AddressedRequest) => ({ ...headers, ...told(request) }),
  }
  const graphql = { upstream, prefix: '/graphql', rewritePrefix: '/graphql', replyOptions }
  await app.register(httpProxy, { ...graphql, websocket: true, wsClientOptions })
  await app.register(httpProxy, { upstream, prefix: '/files', rewritePrefix: '/files', replyOptions })
}
