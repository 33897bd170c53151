import { expect, onTestFinished, test, vi } from 'vitest'
import { startOtlpReceiver } from '../../../tests/support/otlp-receiver.ts'
import { freePort } from '../free-port.ts'
import { startTracer } from './otel.ts'
import { readTraceparent } from './trace-context.ts'

/** Starts a tracer with this environment. */
const start = async (environment: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const log = { info: vi.fn(), warn: vi.fn() }
  return { tracer: await startTracer('portal', log), log }
}

const receive = async () => {
  const receiver = await startOtlpReceiver()
  onTestFinished(() => receiver.close())
  return receiver
}

const parent = { traceparent: '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01', tracestate: 'other=1' }

test('a span of a parent told is a part of its trace, with its state, and names the service that the environment names', async () => {
  const receiver = await receive()
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: 'people-portal' }
  const { tracer } = await start(environment)
  const span = tracer.begin('work', 'server', parent, { 'http.route': '/work' })
  expect(span.context).toEqual({
    traceparent: expect.stringMatching(/^00-0123456789abcdef0123456789abcdef-/),
    tracestate: 'other=1',
  })
  expect(span.within(() => tracer.active())).toBe(span)
  expect(tracer.active()).toBeUndefined()
  span.end('timeout')
  await tracer.stop()
  expect(receiver.spans()).toMatchObject([
    {
      service: 'people-portal',
      name: 'work',
      parentSpanId: '0123456789abcdef',
      attributes: { 'http.route': '/work', 'error.type': 'timeout' },
    },
  ])
})

test.each([
  ['always_off', undefined, null, false],
  ['parentbased_always_off', undefined, parent, true],
  ['traceidratio', '0', parent, false],
] as const)('the environment says which are sampled: %s', async (sampler, argument, from, isSampled) => {
  const receiver = await receive()
  const { tracer, log } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER: sampler,
    ...(argument !== undefined && { OTEL_TRACES_SAMPLER_ARG: argument }),
  })
  const span = tracer.begin('work', 'server', from)
  expect(readTraceparent(span.context.traceparent)?.isSampled).toBe(isSampled)
  span.end()
  await tracer.stop()
  expect(receiver.spans()).toHaveLength(isSampled ? 1 : 0)
  expect(log.warn).not.toHaveBeenCalled()
})

test('a sampler that there is not is told of', async () => {
  const { tracer, log } = await start({ OTEL_TRACES_SAMPLER: 'sometimes' })
  expect(log.warn).toHaveBeenCalledWith({ reason: expect.stringContaining('sometimes') }, expect.any(String))
  await tracer.stop()
})

test('a receiver that is away is told of once, and when it is back; who stops waits for two seconds at most', async () => {
  const port = await freePort()
  const { tracer, log } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '300',
    OTEL_BSP_SCHEDULE_DELAY: '10',
  })
  const toldAway = () => log.warn.mock.calls.filter(([, text]) => text === 'traces cannot be exported')
  const work = () => tracer.begin('work', 'internal', null).end()
  work()
  await expect.poll(toldAway).toHaveLength(1)
  for (let round = 0; round < 50; round += 1) work()
  const begun = performance.now()
  await tracer.stop()
  expect(performance.now() - begun).toBeLessThan(4_000)
  expect(log.warn).toHaveBeenCalledTimes(1)
})
