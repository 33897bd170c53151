import Fastify, { LogController } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addressHeaders } from '#gateway/client-address.ts'
import { requestIdOf } from '../request-ids.ts'
import { addRequestTraces } from './request-traces.ts'

const key = Buffer.alloc(32, 'a')
const id = 'a-request-id'
const told = { traceparent: '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01', tracestate: 'other=1' }
const traceId = '0123456789abcdef0123456789abcdef'

/** What a process of the portal says with each request to the next. */
const ofPortal = (signedWith: Buffer = key) => ({
  'x-request-id': id,
  ...addressHeaders(signedWith, { id, ip: '10.0.0.9', headers: {} }),
})

const startApp = async (addressKey: Buffer | null) => {
  const lines: string[] = []
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
  })
  onTestFinished(() => app.close())
  addRequestTraces(app, { tracer: null, addressKey })
  app.get('/', async ({ headers: { traceparent, tracestate }, log }) => {
    log.info('asked')
    return { traceparent, tracestate }
  })
  return { get: async (headers: object) => (await app.inject({ url: '/', headers: { ...headers } })).json<object>(), lines }
}

test('a process that exports nothing passes on what a process of the portal has told, and logs the trace', async () => {
  const { get, lines } = await startApp(key)
  expect(await get({ ...ofPortal(), ...told })).toEqual(told)
  expect(lines).toEqual([expect.stringContaining(`"traceId":"${traceId}"`)])
})

test.each([
  ['a stranger', key, { 'x-request-id': id, ...told }],
  ['a stranger with a signature of another key', key, { ...ofPortal(Buffer.alloc(32, 'b')), ...told }],
  ['a stranger with the signature of another request', key, { ...ofPortal(), ...told, 'x-request-id': 'another-request' }],
  ['anybody, without a key', null, { ...ofPortal(), ...told }],
  ['the portal, where it is no trace', key, { ...ofPortal(), ...told, traceparent: `00-${'0'.repeat(32)}-0123456789abcdef-01` }],
])('what %s says is dropped', async (_who, addressKey, headers) => {
  const { get, lines } = await startApp(addressKey)
  expect(await get(headers)).toEqual({})
  expect(lines).toEqual([expect.not.stringContaining('traceId')])
})

test('of a state that cannot be read only the place is passed on', async () => {
  const { get } = await startApp(key)
  expect(await get({ ...ofPortal(), ...told, tracestate: 'x'.repeat(513) })).toEqual({ traceparent: told.traceparent })
})
