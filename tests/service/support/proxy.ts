import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { freePort } from '../../../src/server/free-port.ts'

export interface Proxy {
  /** The target's address, with the proxy in between. */
  readonly url: string
  /** Ends every connection and takes no new one. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** Passes requests on, but ends the connection instead of passing the answer back. */
  losesAnswers: boolean
}

/** A line to a server on the loopback address that can be cut and mended, until the test ends. */
export const startProxy = async (target: URL): Promise<Proxy> => {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    near.pipe(far)
    far.on('data', (chunk) => (proxy.losesAnswers ? near.destroy() : near.write(chunk)))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // One that is there again when the line is mended.
  const port = await freePort()
  await listen(port)
  const url = new URL(target)
  url.port = String(port)
  const proxy: Proxy = {
    url: url.href,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: () => listen(port),
    losesAnswers: false,
  }
  onTestFinished(() => (server.listening ? proxy.cut() : undefined))
  return proxy
}
