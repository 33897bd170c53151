import { randomUUID } from 'node:crypto'
import { createParser } from 'eventsource-parser'
import { Client } from 'undici'
import { changedEvent, changesPath, heartbeat, listenerHeader, signListener } from '#contract/changes.ts'

export interface ChangesStreamOptions {
  /** Where v1 listens, with its path: `http://127.0.0.1:4000/v1`. */
  readonly baseUrl: string
  /** Signs the request; of v1's SECRET. */
  readonly key: Buffer
  /** Milliseconds of silence after which the connection counts as lost; two heartbeats unless told. */
  readonly silence?: number
}

/** What is told of one connection. */
export interface StreamListener {
  /** Ends the connection. */
  readonly signal: AbortSignal
  /** Changes are heard from now on. */
  readonly opened: () => void
  /** @param memberId whose notifications changed */
  readonly changed: (memberId: string) => void
}

/** v1 answers, and will go on answering so: it has no stream, or does not know the key. */
export class StreamRefused extends Error {
  constructor(status: number) {
    super(status === 401 ? 'v1 does not know the key: is its SECRET the same?' : `v1 has no stream of changes (status ${status})`)
    this.name = 'StreamRefused'
  }
}

/** Milliseconds for a connection, and for the first word of an answer. */
const timeout = 5_000
/** Characters; an event has some sixty. */
const longestEvent = 16_384

/**
 * Hears of changes on one connection to v1, until it is lost.
 *
 * @returns a function that settles when the connection has ended; it rejects with StreamRefused, or with what went wrong
 */
export const changesStream =
  ({ baseUrl, key, silence = 2 * heartbeat }: ChangesStreamOptions) =>
  async ({ signal, opened, changed }: StreamListener): Promise<void> => {
    const { origin, pathname } = new URL(baseUrl)
    const client = new Client(origin, { connect: { timeout }, headersTimeout: timeout, bodyTimeout: silence })
    try {
      const requestId = randomUUID()
      const { statusCode, headers, body } = await client.request({
        method: 'GET',
        path: pathname.replace(/\/$/, '') + changesPath,
        headers: {
          accept: 'text/event-stream',
          'x-request-id': requestId,
          [listenerHeader]: signListener(key, requestId, new Date()),
        },
        signal,
      })
      body.on('error', () => undefined)
      if (statusCode >= 500) throw new Error(`v1 answered ${statusCode}`)
      const isStream = statusCode === 200 && String(headers['content-type']).startsWith('text/event-stream')
      if (!isStream) throw new StreamRefused(statusCode)
      const parser = createParser({
        maxBufferSize: longestEvent,
        onEvent: ({ event, data }) => {
          if (event === changedEvent) changed(data)
        },
      })
      const decoder = new TextDecoder()
      let isOpen = false
      for await (const chunk of body) {
        // Not before v1's first word is here: a proxy that holds an answer back until it is whole lets none through.
        if (!isOpen) opened()
        isOpen = true
        parser.feed(decoder.decode(chunk as Buffer, { stream: true }))
      }
    } finally {
      await client.destroy()
    }
  }
