import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems hand out to outgoing connections, so that one given up for a moment is there again afterwards. */
const range = [15_000, 30_000] as const

const isFree = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const server = createServer()
    server.once('error', () => settle(false))
    server.listen(port, '127.0.0.1', () => server.close(() => settle(true)))
  })

/**
 * A port on 127.0.0.1 that nobody listens on.
 *
 * @throws Error when a hundred of them are taken
 */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(...range)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${range[0]} and ${range[1]} on 127.0.0.1`)
}
