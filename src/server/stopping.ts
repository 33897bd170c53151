import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long requests under way may take until the server is closed, in milliseconds. */
const finishTimeout = 3_000

/** How a process leaves: first it says so, then it finishes what it has begun. */
export interface Stopping {
  /** From the first word on: whoever asks whether it is ready is told that it is not, and keeps no connection. */
  readonly hasBegun: () => boolean
  /** Watches what is under way in a server, before it has routes. */
  readonly watch: (app: FastifyInstance) => void
  /**
   * Works on for a while, then until what had come by then is done: an operation of the gateway calls this very server again.
   *
   * @param delay milliseconds in which a proxy finds out and sends nothing more
   */
  readonly begin: (delay: number) => Promise<void>
}

export const createStopping = (): Stopping => {
  const underWay = new Set<FastifyRequest>()
  let hasBegun = false
  const watch = (app: FastifyInstance): void => {
    app.addHook('onRequest', (request, _reply, done) => {
      // An open socket or stream is closed with the server.
      if (request.headers.upgrade === undefined && request.routeOptions.config.isStream !== true) underWay.add(request)
      done()
    })
    app.addHook('onResponse', (request, _reply, done) => {
      underWay.delete(request)
      done()
    })
    app.addHook('onRequestAbort', (request, done) => {
      underWay.delete(request)
      done()
    })
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (hasBegun) reply.header('connection', 'close')
      done()
    })
  }
  const begin = async (delay: number): Promise<void> => {
    hasBegun = true
    await pause(delay)
    const asked = [...underWay]
    for (const until = Date.now() + finishTimeout; asked.some((one) => underWay.has(one)) && Date.now() < until; ) await pause(10)
  }
  return { hasBegun: () => hasBegun, watch, begin }
}
