import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { type RunningPortal, startPortal } from '../../tests/support/portal.ts'
import { trusted } from '../../tests/support/trusted-documents.ts'

const metricsToken = 'whoever-shows-this-reads-the-metrics'

let database: TestDatabase
let portal: RunningPortal

beforeAll(async () => {
  database = await createTestDatabase()
  const environment = { NODE_ENV: 'production', SECRET: 'a secret that nobody else in the test has', DATABASE_URL: database.url }
  portal = await startPortal({ environment: { ...environment, METRICS_TOKEN: metricsToken } })
})

afterAll(async () => {
  await portal?.cleanUp()
  await database?.drop()
})

const read = async (authorization = `Bearer ${metricsToken}`) => {
  const answer = await fetch(`${portal.url}/metrics`, { headers: { authorization } })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

/** The value of a series; 0 for one that is not there. */
const readSeries = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1) ?? 0,
  )

const send = (body: unknown) =>
  fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('/metrics', () => {
  test('is for whoever shows the token', async () => {
    for (const wrong of ['', 'Bearer', 'Bearer wrong', metricsToken]) {
      const { status, text } = await read(wrong)
      expect(status).toBe(401)
      expect(text).not.toContain('portal_')
    }
    expect(await read()).toMatchObject({ status: 200, type: expect.stringContaining('text/plain') })
  })

  test('counts requests by route, operations by the names that the build knows, and what is refused', async () => {
    const variables = { userName: 'nobody@example.org', password: 'Wrong-password-1' }
    expect(
      (await send({ operationName: 'Session_logIn', variables, extensions: trusted('mutation Session_logIn') })).status,
    ).toBe(200)
    expect((await send({ query: 'query Mine { a }', operationName: 'Mine' })).status).toBe(200)
    expect((await fetch(`${portal.url}/login?token=of-mine`)).status).toBe(200)
    const series = {
      'portal_refusals_total{call="authentication.login",reason="sign-in"}': 1,
      'portal_graphql_operation_duration_seconds_count{operation="Session_logIn",outcome="UNAUTHENTICATED"}': 1,
      'portal_graphql_operation_duration_seconds_count{operation="other",outcome="UNKNOWN_DOCUMENT"}': 1,
      'portal_http_request_duration_seconds_count{route="/v1/authentication/Login",method="POST",status="401"}': 1,
    }
    // What is counted when the answer is out may come after it.
    await expect
      .poll(async () => {
        const { text } = await read()
        return Object.fromEntries(Object.keys(series).map((name) => [name, readSeries(text, name)]))
      })
      .toEqual(series)
    const { text } = await read()
    for (const word of ['Mine', 'of-mine', 'nobody']) expect(text).not.toContain(word)
  })

  test('tells of connections, the outbox, sockets, whether it hears of changes, and the event loop', async () => {
    await expect.poll(async () => readSeries((await read()).text, 'portal_changes_heard')).toBe(1)
    const { text } = await read()
    expect(readSeries(text, 'portal_database_connections{state="idle"}')).toBeGreaterThan(0)
    expect(text).toContain('# TYPE portal_outbox_messages gauge')
    expect(text).toMatch(/^portal_sockets 0$/m)
    expect(readSeries(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })
})

test('without METRICS_TOKEN there is none; one that could be guessed is refused', async () => {
  await expect(startPortal({ environment: { METRICS_TOKEN: 'short' } })).rejects.toThrow(/METRICS_TOKEN is too short/)
})
