import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { connectionName, DatabaseClient } from '#service/db/client.ts'

/** Member ids whose notifications changed, or `*` for everybody when some may have been missed. Read by one reader. */
export interface NotificationChanges extends AsyncIterable<string> {
  stop(): Promise<void>
}

const everybody = '*'
const firstWait = 100
const longestWait = 5_000
const heartbeat = 15_000
const timeout = 5_000

/**
 * Listens on one dedicated connection. A lost one is made again, after 0.1 s at first and 5 s at most, and everybody is
 * told then, because nobody knows what was said meanwhile.
 *
 * @param databaseUrl of the database that v1 writes to
 * @param channel on which `pg_notify` tells member ids
 */
export const listenForNotifications = (databaseUrl: string, channel: string, log: FastifyBaseLogger): NotificationChanges => {
  const queue = createQueue()
  const stopped = new AbortController()
  let client: pg.Client | undefined

  const session = async (isFirst: boolean): Promise<void> => {
    const connection = new DatabaseClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      keepAlive: true,
      application_name: `${connectionName} notifications`,
    })
    client = connection
    const end = () => connection.end().catch(() => undefined)
    const lost = new Promise<void>((resolve) => {
      // A lost connection may be told of more than once, and every time without a listener would end the process.
      connection.on('error', () => resolve())
      connection.once('end', () => resolve())
    })
    connection.on('notification', ({ payload }) => {
      if (payload) queue.push(payload)
    })
    try {
      await connection.connect()
      await connection.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      if (!isFirst) queue.push(everybody)
      // A half-open connection reports nothing by itself, so it is asked from time to time.
      const beat = setInterval(() => void connection.query('SELECT 1').catch(end), heartbeat)
      await lost
      clearInterval(beat)
    } finally {
      await end()
    }
  }

  const run = async (): Promise<void> => {
    let wait = firstWait
    for (let isFirst = true; !stopped.signal.aborted; isFirst = false) {
      const begun = Date.now()
      try {
        await session(isFirst)
      } catch (error) {
        log.warn({ err: error }, 'cannot listen for notifications')
      }
      if (stopped.signal.aborted) return
      wait = Date.now() - begun > longestWait ? firstWait : Math.min(wait * 2, longestWait)
      await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  const running = run()

  return {
    [Symbol.asyncIterator]: () => queue.iterator,
    async stop() {
      stopped.abort()
      await client?.end().catch(() => undefined)
      await running
      queue.end()
    },
  }
}

/** A source that never says anything, for a gateway without a database of its own. */
export const noNotificationChanges = (): NotificationChanges => {
  const queue = createQueue()
  return { [Symbol.asyncIterator]: () => queue.iterator, stop: async () => queue.end() }
}

const createQueue = () => {
  const pending = new Set<string>()
  let isClosed = false
  let wake: (() => void) | undefined
  const iterate = async function* (): AsyncGenerator<string, void> {
    while (!isClosed) {
      const [first] = pending
      if (first === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      pending.delete(first)
      yield first
    }
  }
  return {
    iterator: iterate(),
    // A set: a member whose changes nobody has read yet is told once.
    push: (value: string) => {
      pending.add(value)
      wake?.()
    },
    end: () => {
      isClosed = true
      wake?.()
    },
  }
}
