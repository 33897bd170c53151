import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { watchUpstreams } from './upstreams.ts'

/** A reverse proxy before processes that do the same. */
export interface Balancer {
  readonly url: string
  /** Waits until so many of the upstreams are ready. */
  untilReady(count: number): Promise<void>
  close(): Promise<void>
}

export interface BalancerOptions {
  /** Addresses of the processes, `http://127.0.0.1:port`. */
  readonly upstreams: readonly string[]
  /** A free one when not given. */
  readonly port?: number
  /** Whether browsers come here: the network address that asks is passed on. */
  readonly isPublic?: boolean
  /** Where the requests below some paths go instead. */
  readonly others?: readonly OtherUpstream[]
}

/** Who answers the requests below a path. */
export interface OtherUpstream {
  /** Without a slash at its end. */
  readonly path: string
  readonly url: string
}

const isBelow = (address: string, path: string): boolean =>
  address.startsWith(path) && /^$|^[/?]/.test(address.slice(path.length))

/** What an upstream has never seen may go to another one; what changes nothing may go twice. */
const isRepeatable = ({ method = '' }: IncomingMessage): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Of sending a request to an upstream; another one may be tried unless it was answered. */
type Outcome = 'answered' | 'failed' | 'unsent'

const forwarded = ({ socket, headers }: IncomingMessage): Record<string, string> => ({
  'x-forwarded-for': socket.remoteAddress ?? '',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': headers.host ?? '',
})

/**
 * Passes requests and sockets on, in turn, to the upstreams whose `/readyz` answers 200. A development aid: it makes a new connection for
 * each request, and knows no TLS.
 */
export const startBalancer = async ({
  upstreams,
  port = 0,
  isPublic = false,
  others = [],
}: BalancerOptions): Promise<Balancer> => {
  const watched = watchUpstreams(upstreams)
  const sockets = new Set<Duplex>()
  const told = (asked: IncomingMessage) => ({ ...asked.headers, ...(isPublic && forwarded(asked)) })

  /** Sends it to one upstream. */
  const passOn = (upstream: string, asked: IncomingMessage, answer: ServerResponse): Promise<Outcome> =>
    new Promise((resolve) => {
      let isSent = false
      const { hostname, port: at } = new URL(upstream)
      const sent = request({ hostname, port: at, method: asked.method, path: asked.url, headers: told(asked), agent: false })
      const fail = (): void => {
        const goesToAnother = !isSent || (isRepeatable(asked) && !answer.headersSent)
        if (answer.headersSent) answer.destroy()
        else if (!goesToAnother) refuse(answer, 502)
        resolve(!goesToAnother ? 'answered' : isSent ? 'failed' : 'unsent')
      }
      sent.once('error', fail)
      answer.once('close', () => sent.destroy())
      sent.once('socket', (socket) => {
        socket.once('connect', () => {
          isSent = true
          void pipeline(asked, sent).catch(() => sent.destroy())
        })
      })
      sent.once('response', (reply) => {
        // Of this hop alone.
        const { connection: _, 'keep-alive': __, ...headers } = reply.headers
        answer.writeHead(reply.statusCode ?? 502, headers)
        pipeline(reply, answer).then(
          () => resolve('answered'),
          () => resolve('answered'),
        )
      })
    })

  const server = createServer(async (asked, answer) => {
    asked.on('error', () => undefined)
    const other = others.find(({ path }) => isBelow(asked.url ?? '', path))
    if (other !== undefined) {
      if ((await passOn(other.url, asked, answer)) !== 'answered') refuse(answer, 503)
      return
    }
    for (const upstream of watched.inTurn()) {
      const outcome = await passOn(upstream, asked, answer)
      // Who has gone away says nothing about the upstream.
      if (outcome === 'answered' || answer.destroyed) return
      watched.suspect(upstream, outcome === 'unsent')
    }
    refuse(answer, 503)
  })
  server.on('upgrade', (asked: IncomingMessage, client: Socket, head: Buffer) => {
    const [upstream] = watched.inTurn()
    if (upstream === undefined) return void client.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
    const { hostname, port: at } = new URL(upstream)
    const there = connect(Number(at), hostname)
    for (const socket of [client, there]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        client.destroy()
        there.destroy()
      })
    }
    const lines = Object.entries(told(asked)).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    there.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    there.write(head)
    client.pipe(there).pipe(client)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    untilReady: watched.untilReady,
    close: async () => {
      watched.stop()
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const refuse = (answer: ServerResponse, status: 502 | 503): void => {
  if (answer.headersSent || answer.destroyed) return
  const message = 'The service is not available right now. Please try again.'
  answer.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' }).end(JSON.stringify({ message }))
}
