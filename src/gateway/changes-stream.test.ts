import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { isListener, listenerHeader } from '#contract/changes.ts'
import { changesStream, StreamRefused } from './changes-stream.ts'

const key = Buffer.alloc(32, 7)

type Answer = (reply: ServerResponse, request: IncomingMessage) => void

/** A v1 that answers as told. @returns its address, with its path */
const startV1 = async (answer: Answer): Promise<string> => {
  const server = createServer((request, reply) => answer(reply, request))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

/** Listens on one connection. */
const hear = (baseUrl: string, silence = 20_000) => {
  const stop = new AbortController()
  const told: string[] = []
  const ended = changesStream({ baseUrl, key, silence })({
    signal: stop.signal,
    opened: () => void told.push('opened'),
    changed: (memberId) => void told.push(memberId),
  })
  return { told, ended, stop: () => stop.abort() }
}

const stream = (reply: ServerResponse): ServerResponse => reply.writeHead(200, { 'content-type': 'text/event-stream' })

const eventOf = (memberId: string): string => `event: changed\ndata: ${memberId}\n\n`

test('asks with a signature for this request alone, and takes what comes until the end', async () => {
  let asked: IncomingMessage | undefined
  const { told, ended } = hear(
    await startV1((reply, request) => {
      asked = request
      stream(reply).end(`:\n\n${eventOf('a')}:\n\nevent: another\ndata: b\n\ndata: c\n\n${eventOf('d')}event: changed\ndata: cut`)
    }),
  )
  await ended
  expect(told).toEqual(['opened', 'a', 'd'])
  expect([asked?.method, asked?.url, asked?.headers.accept]).toEqual(['GET', '/v1/internal/changes', 'text/event-stream'])
  const { [listenerHeader]: header, 'x-request-id': requestId } = asked?.headers ?? {}
  expect(isListener(key, header, requestId, new Date())).toBe(true)
  expect(isListener(key, header, 'another-request', new Date())).toBe(false)
})

test('events arrive in order wherever the network cuts them', async () => {
  let text = ''
  let cuts: readonly number[] = []
  const baseUrl = await startV1((reply) => {
    const parts = [...cuts, text.length].map((end, index) => text.slice(cuts[index - 1] ?? 0, end))
    stream(reply)
    const send = (index: number): void => {
      const part = parts[index]
      if (part === undefined) reply.end()
      else reply.write(part, () => send(index + 1))
    }
    send(0)
  })
  const ids = fc.array(fc.uuid(), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(ids, fc.array(fc.nat(600), { maxLength: 8 }), async (given, places) => {
      text = `:\n\n${given.map((id) => `${eventOf(id)}:\n\n`).join('')}`
      cuts = places.filter((place) => place < text.length).toSorted((one, other) => one - other)
      const { told, ended } = hear(baseUrl)
      await ended
      expect(told).toEqual(['opened', ...given])
    }),
    { numRuns: 60 },
  )
})

test('nothing is heard before the first word has come through, and silence ends the connection', async () => {
  const held = hear(await startV1((reply) => stream(reply).flushHeaders()), 200)
  await expect(held.ended).rejects.toThrow('Body Timeout')
  expect(held.told).toEqual([])
  const silent = hear(await startV1((reply) => stream(reply).write(':\n\n')), 200)
  await expect(silent.ended).rejects.toThrow('Body Timeout')
  expect(silent.told).toEqual(['opened'])
})

test('comments alone keep it open', async () => {
  const beats = 8
  const { told, ended } = hear(
    await startV1((reply) => {
      stream(reply)
      let left = beats
      const timer = setInterval(() => {
        left -= 1
        if (left > 0) return void reply.write(':\n\n')
        clearInterval(timer)
        reply.end(eventOf('late'))
      }, 100)
    }),
    500,
  )
  await ended
  expect(told).toEqual(['opened', 'late'])
})

test.each<readonly [string, Answer]>([
  ['the key is not known', (reply) => reply.writeHead(401).end('{}')],
  ['there is no such address', (reply) => reply.writeHead(404).end('{}')],
  ['a page is answered', (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['it leads elsewhere', (reply) => reply.writeHead(302, { location: '/' }).end()],
])('it is refused when %s', async (_why, answer) => {
  const { told, ended } = hear(await startV1(answer))
  await expect(ended).rejects.toBeInstanceOf(StreamRefused)
  expect(told).toEqual([])
})

const endless: Answer = (reply) => {
  const timer = setInterval(() => reply.write(`data: ${'x'.repeat(1_000)}\n`), 5)
  stream(reply).once('close', () => clearInterval(timer))
}

test.each<readonly [string, Answer]>([
  ['v1 stops or hears of nothing itself', (reply) => reply.writeHead(503).end('{}')],
  ['the connection is cut', (reply) => stream(reply).write(':\n\n', () => reply.destroy())],
  ['an event has no end', endless],
])('it is lost, and no more, when %s', async (_why, answer) => {
  const { ended } = hear(await startV1(answer))
  const error: unknown = await ended.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(StreamRefused)
})

test('a stop ends the connection at once', async () => {
  let closed: Promise<unknown> | undefined
  const { told, ended, stop } = hear(
    await startV1((reply) => {
      closed = once(reply, 'close')
      stream(reply).write(':\n\n')
    }),
  )
  await expect.poll(() => told).toEqual(['opened'])
  stop()
  await expect(ended).rejects.toThrow()
  await closed
})
