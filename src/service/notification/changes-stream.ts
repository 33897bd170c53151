import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { changedEvent, changesPath, heartbeat, isListener, listenerHeader, type NotificationChanges } from '#contract/changes.ts'
import { HttpError, unauthenticated } from '../http-error.ts'

export interface ChangesStreamParts {
  /** Where this process hears of them. */
  readonly changes: NotificationChanges
  /** By which the portal's own processes are known. */
  readonly key: Buffer
  readonly clock: () => Date
}

/** A comment, which says that the stream is there. */
const beat = ':\n\n'

/**
 * Streams changes to the portal's processes that have no database. A stream ends when this process no longer hears of them itself, so that
 * its reader goes to another one and asks for what was missed; when its reader does not read; and with the server.
 */
export const addChangesStream = (instance: FastifyInstance, { changes, key, clock }: ChangesStreamParts): void => {
  const streams = new Set<Readable>()
  instance.addHook('preClose', async () => {
    for (const stream of streams) stream.push(null)
  })
  instance.route({
    method: 'GET',
    url: changesPath,
    exposeHeadRoute: false,
    config: { isAlwaysAdmitted: true, isStream: true },
    onRequest: async ({ headers }) => {
      if (!isListener(key, headers[listenerHeader], headers['x-request-id'], clock())) throw unauthenticated()
    },
    handler: async (_request, reply) => {
      if (!changes.isHeard()) throw new HttpError(503, 'Nothing is heard of changes right now.', { retryAfter: 1 })
      const stream = new Readable({ read: () => undefined })
      const say = (text: string): void => {
        // More than a buffer waits for a reader that does not read.
        if (!stream.push(text)) stream.destroy()
      }
      const unlisten = changes.listen({
        changed: (memberId) => say(`event: ${changedEvent}\ndata: ${memberId}\n\n`),
        lost: () => stream.push(null),
      })
      const beats = setInterval(() => say(beat), heartbeat)
      streams.add(stream)
      stream.once('close', () => {
        clearInterval(beats)
        unlisten()
        streams.delete(stream)
      })
      say(beat)
      // `no`: nginx passes each word on at once. The connection is of no use after the stream.
      return reply.headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' }).send(stream)
    },
  })
}
