import { AsyncResource } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'

/** Told of each statement before it is sent. @returns what is called when it is done */
export type QueryObserver = (statement: string) => (error: unknown) => void

type Callback = (error: unknown, ...more: unknown[]) => void
type Query = (...given: unknown[]) => unknown

/** The text of what a connection was asked: a text, or an object that has one. */
const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : ''
  return typeof text === 'string' ? text : ''
}

/** A connection answers through a callback, a promise, or what it was given: a stream, which ends by itself. */
const observeClient = (client: PoolClient, observer: QueryObserver): void => {
  const query = client.query.bind(client) as Query
  const observed: Query = (...given) => {
    const end = observer(textOf(given[0]))
    const last = given.at(-1)
    if (typeof last === 'function') {
      const answered: Callback = (error, ...more) => {
        end(error)
        last(error, ...more)
      }
      return query(...given.slice(0, -1), answered)
    }
    const result = query(...given)
    if (result instanceof Promise) result.then(() => end(null), end)
    else end(null)
    return result
  }
  client.query = observed as PoolClient['query']
}

/**
 * Tells an observer of each statement that goes through a pool, in the asynchronous context of whoever asks: a connection that was
 * waited for is handed over in the context of whoever had it before.
 */
export const observeQueries = (pool: Pool, observer: QueryObserver): void => {
  pool.on('connect', (client) => observeClient(client, observer))
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown
  const bound = (callback?: Callback): unknown => (callback === undefined ? connect() : connect(AsyncResource.bind(callback)))
  pool.connect = bound as Pool['connect']
}
