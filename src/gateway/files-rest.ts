import type { IncomingMessage } from 'node:http'

const timeout = 5_000
const mostDiscarded = 16 * 1024 * 1024

/**
 * Lets the rest of a refused upload pass by, so that the browser comes to read the refusal; one that goes on for long is cut off.
 */
export const discardRest = (request: IncomingMessage): void => {
  if (request.complete || request.destroyed) return
  const timer = setTimeout(() => request.destroy(), timeout)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
  let discarded = 0
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length
    if (discarded > mostDiscarded) request.destroy()
  })
  request.on('error', () => undefined)
  request.resume()
}
