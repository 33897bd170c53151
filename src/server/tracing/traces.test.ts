import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { type ReceivedSpan, startOtlpReceiver } from '../../../tests/support/otlp-receiver.ts'
import { type RunningPortal, startPortal } from '../../../tests/support/portal.ts'
import { trusted } from '../../../tests/support/trusted-documents.ts'

const strangersTrace = '11111111111111111111111111111111'
const idToken = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhYmMifQ.c2lnbmF0dXJlLXNpZ25hdHVyZQ'
const password = 'Portal-demo-1'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database?.drop())

const start = async (environment: Readonly<Record<string, string>>): Promise<RunningPortal> => {
  const portal = await startPortal({ environment: { SECRET: 'a secret that three processes have in common', ...environment } })
  onTestFinished(() => portal.cleanUp())
  return portal
}

const receive = async () => {
  const receiver = await startOtlpReceiver()
  onTestFinished(() => receiver.close())
  return receiver
}

const logIn = ({ url }: RunningPortal, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      variables: { userName: 'member@demo.test', password },
      extensions: trusted('mutation Session_logIn'),
    }),
  })

const linesOf = ({ output }: RunningPortal, requestId: string): readonly { traceId?: string }[] =>
  output()
    .split('\n')
    .filter((line) => line.includes(`"requestId":"${requestId}"`))
    .map((line) => JSON.parse(line) as object)

/** Whether a process, started with NODE_DEBUG=module, has packages of OpenTelemetry’s SDK in memory. */
const hasLoaded = ({ output }: RunningPortal): boolean =>
  /node_modules\/@opentelemetry\/(sdk|exporter|otlp|resources)/.test(output())

const find = (spans: readonly ReceivedSpan[], service: string, name: string): ReceivedSpan => {
  const found = spans.find((span) => span.service === service && span.name === name)
  if (found === undefined) throw new Error(`${service} has told of no ${name}: ${spans.map((span) => span.name).join(', ')}`)
  return found
}

describe('web, gateway and v1 as processes of their own', () => {
  test('tell of one request in one trace, also when they are stopped, and of nobody’s data', async () => {
    const receiver = await receive()
    const shared = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }
    const v1 = await start({ ...shared, PORTAL_ROLES: 'v1', DATABASE_URL: database.url, OTEL_BSP_SCHEDULE_DELAY: '50' })
    const gateway = await start({ ...shared, PORTAL_ROLES: 'gateway', NODE_DEBUG: 'module', V1_URL: v1.url })
    const web = await start({ ...shared, PORTAL_ROLES: 'web', GATEWAY_URL: gateway.url })

    const answer = await logIn(web, {
      traceparent: `00-${strangersTrace}-2222222222222222-01`,
      tracestate: 'stranger=1',
      authorization: `Bearer ${idToken}`,
    })
    expect(await answer.text()).not.toContain('"errors"')
    const requestId = answer.headers.get('x-request-id') ?? ''
    const asked = await fetch(`${v1.url}/v1/authentication/GetUserByEmail/ada@example.org?code=abc123`, {
      headers: { authorization: `Bearer ${idToken}` },
    })
    expect(asked.status).toBe(401)
    const reset = await fetch(`${v1.url}/v1/authentication/SendResetPasswordLink`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Email: 'member@demo.test', CallbackUrl: `${v1.url}/register/reset-password` }),
    })
    expect(reset.status).toBe(200)
    expect(hasLoaded(gateway)).toBe(true)
    const processes = [web, gateway, v1]
    for (const one of processes) await expect.poll(() => linesOf(one, requestId).length).toBeGreaterThan(0)
    await expect.poll(receiver.text).toContain('deliver reset-request')
    const begun = performance.now()
    expect(await Promise.all(processes.map((one) => one.stop()))).toEqual([0, 0, 0])
    expect(performance.now() - begun).toBeLessThan(10_000)

    const spans = receiver.spans()
    const atWeb = find(spans, 'portal-web', 'POST /graphql')
    const atGateway = find(spans, 'portal-gateway', 'POST /graphql Session_logIn')
    const call = find(spans, 'portal-gateway', 'authentication.login')
    const atV1 = find(spans, 'portal-v1', 'POST /v1/authentication/Login')
    const { traceId } = atWeb
    const statement = spans.find((span) => span.name === 'insert refresh_token')
    expect(traceId).not.toBe(strangersTrace)
    expect(atWeb.parentSpanId).toBeUndefined()
    expect([atGateway, call, atV1, statement]).toMatchObject([
      { traceId, parentSpanId: atWeb.spanId },
      { traceId, parentSpanId: atGateway.spanId },
      { traceId, parentSpanId: call.spanId },
      { traceId, parentSpanId: atV1.spanId, service: 'portal-v1' },
    ])
    for (const span of [atWeb, atGateway, atV1]) {
      expect(span.attributes).toMatchObject({ 'portal.request_id': requestId, 'http.response.status_code': 200 })
    }
    for (const one of processes) {
      const lines = linesOf(one, requestId)
      expect(lines.map((line) => line.traceId)).toEqual(lines.map(() => traceId))
    }
    expect(find(spans, 'portal-v1', 'GET /v1/authentication/GetUserByEmail/:email').attributes).toMatchObject({
      'http.response.status_code': 401,
    })
    expect(find(spans, 'portal-v1', 'deliver reset-request').parentSpanId).toBeUndefined()
    expect(receiver.text()).not.toMatch(/@|example\.org|demo\.test|Bearer|eyJ|abc123|stranger|11111111/)
    expect(receiver.text()).not.toContain(password)
  })
})

test('without an endpoint nothing of OpenTelemetry’s SDK is loaded, and a failure is found by its reference alone', async () => {
  // Any answer makes the gateway ready; as v1 it fails.
  const notV1 = await receive()
  const gateway = await start({ PORTAL_ROLES: 'gateway', NODE_DEBUG: 'module', V1_URL: notV1.url })
  const answer = await logIn(gateway, { traceparent: `00-${strangersTrace}-2222222222222222-01` })
  const reference = answer.headers.get('x-request-id') ?? ''
  expect(reference).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
  expect(await answer.json()).toMatchObject({ errors: [{ message: 'An error has occurred!', extensions: { reference } }] })
  await expect
    .poll(() => linesOf(gateway, reference))
    .toMatchObject([{ msg: 'gateway answered with an error' }, { route: '/graphql' }])
  expect(gateway.output()).not.toContain('traceId')
  expect(hasLoaded(gateway)).toBe(false)
})
