import type { Readable } from 'node:stream'
import Fastify from 'fastify'
import { Agent, request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { changesPath, listenerHeader, signListener } from '../../src/contract/changes.ts'
import { createTestChanges, type TestChanges } from '../../src/gateway/testing/changes.ts'
import { errorHandler } from '../../src/service/errors.ts'
import { addChangesStream } from '../../src/service/notification/changes-stream.ts'
import { createStorageRoom } from '../../src/service/storage-room.ts'

const key = Buffer.alloc(32, 7)
const requestId = 'request-0001'
const signed = () => ({ [listenerHeader]: signListener(key, requestId, new Date()), 'x-request-id': requestId })

const start = async (changes: TestChanges) => {
  const app = Fastify()
  app.setErrorHandler(errorHandler(createStorageRoom()))
  addChangesStream(app, { changes, key, clock: () => new Date() })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const dispatcher = new Agent()
  onTestFinished(() => Promise.all([app.close(), dispatcher.destroy()]).then(() => undefined))
  return {
    app,
    ask: async (headers: Record<string, string> = signed()) => {
      const answer = await request(url + changesPath, { headers, dispatcher })
      // It is cut when the test has ended.
      answer.body.on('error', () => undefined)
      return answer
    },
  }
}

/** Reads a stream to its end. */
const read = (body: Readable) => {
  const words: string[] = []
  const ended = new Promise((resolve) => body.once('close', resolve))
  body.on('data', (chunk) => void words.push(String(chunk)))
  return { text: () => words.join(''), ended }
}

test('says that it is there, and then each change; no proxy keeps any of it', async () => {
  const changes = createTestChanges()
  const { ask } = await start(changes)
  const { statusCode, headers, body } = await ask()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' })
  const { text } = read(body)
  await expect.poll(text).toBe(':\n\n')
  changes.change('a')
  await expect.poll(text).toBe(':\n\nevent: changed\ndata: a\n\n')
})

test.each([
  ['nothing', {}],
  ['the key itself', { [listenerHeader]: key.toString('base64url'), 'x-request-id': requestId }],
  ['the signature of another key', { ...signed(), [listenerHeader]: signListener(Buffer.alloc(32), requestId, new Date()) }],
  ['the signature of another request', { ...signed(), 'x-request-id': 'request-0002' }],
])('refuses who shows %s', async (_what, headers) => {
  const { ask } = await start(createTestChanges())
  const { statusCode, body } = await ask(headers)
  expect([statusCode, await body.json()]).toEqual([401, { statusCode: 401, message: 'Please sign in.' }])
})

test('is open as long as changes are heard here', async () => {
  const changes = createTestChanges(false)
  const { ask } = await start(changes)
  const before = await ask()
  expect([before.statusCode, before.headers['retry-after']]).toEqual([503, '1'])
  await before.body.dump()
  changes.open()
  const { statusCode, body } = await ask()
  expect(statusCode).toBe(200)
  const { ended } = read(body)
  changes.lose()
  await ended
  await expect.poll(changes.size).toBe(0)
})

test('ends with the server, which does not wait for its readers', async () => {
  const changes = createTestChanges()
  const { app, ask } = await start(changes)
  const streams = await Promise.all([ask(), ask(), ask()])
  const readers = streams.map(({ body }) => read(body))
  const begun = performance.now()
  await app.close()
  await Promise.all(readers.map(({ ended }) => ended))
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(changes.size()).toBe(0)
})

test('forgets a reader that has gone, and one that does not read', async () => {
  const changes = createTestChanges()
  const { ask } = await start(changes)
  const gone = await ask()
  gone.body.destroy()
  await expect.poll(changes.size).toBe(0)
  const { body } = await ask()
  // The network holds some of it.
  await expect
    .poll(() => {
      for (let times = 0; times < 1_000; times += 1) changes.change('a member who has a very long id'.repeat(10))
      return changes.size()
    })
    .toBe(0)
  body.resume()
  await expect.poll(() => body.destroyed).toBe(true)
})
