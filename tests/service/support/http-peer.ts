import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

export interface PeerRequest {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly idempotencyKey: string | string[] | undefined
  readonly body: string
}

export interface PeerAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Keeps the caller waiting instead of answering. */
  readonly never?: true
}

export interface HttpPeer {
  /** `127.0.0.1:port` */
  readonly host: string
  readonly received: PeerRequest[]
  answer: PeerAnswer
}

/** A real HTTP server on the loopback address until the test ends. */
export const startHttpPeer = async (answer: PeerAnswer = {}): Promise<HttpPeer> => {
  const received: PeerRequest[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        method: request.method,
        path: request.url,
        authorization: request.headers.authorization,
        idempotencyKey: request.headers['idempotency-key'],
        body: Buffer.concat(chunks).toString('utf8'),
      })
      const { status = 200, headers = {}, body = '', never } = peer.answer
      if (never !== true) reply.writeHead(status, { ...headers }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const peer: HttpPeer = { host: `127.0.0.1:${port}`, received, answer }
  return peer
}
