import type { WebSocket, WebsocketHandler } from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'
import { CloseCode, makeServer, type ServerOptions } from 'graphql-ws'

/** What a hook of the protocol knows of its connection. */
export interface SocketExtra extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket
  readonly request: FastifyRequest
}

/** Pings a client and ends the connection when it no longer answers; returns how to stop. */
const keepAlive = (socket: WebSocket, interval: number): (() => void) => {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, interval)
  return () => clearInterval(timer)
}

/**
 * Serves graphql-transport-ws on a WebSocket route.
 *
 * @param interval milliseconds between two pings
 */
export const createSocketHandler = <P extends Record<string, unknown>, E extends SocketExtra>(
  options: ServerOptions<P, E>,
  interval = 12_000,
): WebsocketHandler => {
  const server = makeServer<P, E>(options)
  return (socket, request) => {
    const stopPings = keepAlive(socket, interval)
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) =>
          new Promise((resolve, reject) => {
            if (socket.readyState !== socket.OPEN) return resolve()
            socket.send(text, (error) => (error ? reject(error) : resolve()))
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) => {
          socket.on('message', (data) => {
            handle(String(data)).catch((error: unknown) => {
              request.log.warn({ err: error }, 'a message of a subscription failed')
              socket.close(CloseCode.InternalServerError, 'Internal server error')
            })
          })
        },
      },
      { socket, request } as E,
    )
    socket.once('close', (code, reason) => {
      stopPings()
      void closed(code, String(reason))
    })
  }
}
