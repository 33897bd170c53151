import { generateKeyPair, generateProof } from 'dpop'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveTraceKey } from '#service/keys.ts'
import { tracesOf } from '#service/trace.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { type RunningPortal, startPortal } from '../../tests/support/portal.ts'
import { trusted } from '../../tests/support/trusted-documents.ts'

const secret = 'a-secret-for-this-test-and-nothing-else'

let database: TestDatabase
let portal: RunningPortal

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  portal = await startPortal({ environment: { NODE_ENV: 'production', SECRET: secret, DATABASE_URL: database.url } })
})

afterAll(async () => {
  await portal?.cleanUp()
  await database?.drop()
})

const onDatabase = async <Row extends pg.QueryResultRow>(statement: string): Promise<readonly Row[]> => {
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

describe('the log', () => {
  const post = (path: string, requestId: string, body: object): Promise<Response> =>
    fetch(portal.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId },
      body: JSON.stringify(body),
    })
  const linesOf = (requestId: string, text: string): readonly object[] =>
    portal
      .output()
      .split('\n')
      .filter((line) => line.includes(requestId) && line.includes(text))
      .map((line) => JSON.parse(line) as object)

  test('tells of a sign-in that failed whose account and from where, by traces alone, which the owner can make', async () => {
    const key = deriveTraceKey(secret)
    const from = tracesOf(key, '127.0.0.1')
    for (const [requestId, UserName] of [
      ['failed-sign-in-1', 'Ada@Example.org'],
      ['failed-sign-in-2', 'ada@example.org'],
      ['failed-sign-in-3', 'bob@example.org'],
    ] as const) {
      const answer = await post('/v1/Authentication/Login', requestId, { UserName, Password: 'Wrong-password-1' })
      expect(answer.status).toBe(401)
      const known = { call: 'authentication.login', ...tracesOf(key, UserName), ...from }
      await expect.poll(() => linesOf(requestId, 'sign-in failed')).toMatchObject([known])
    }
    expect(tracesOf(key, 'Ada@Example.org')).toEqual(tracesOf(key, 'ada@example.org'))
    expect(tracesOf(key, 'bob@example.org')).not.toEqual(tracesOf(key, 'ada@example.org'))
    expect(portal.output()).not.toMatch(/example\.org/i)
  })

  test('tells who has signed in, and whose each request after that is, the refused ones too', async () => {
    const account = tracesOf(deriveTraceKey(secret), 'member@demo.test')
    const login = await post('/v1/Authentication/Login', 'good-sign-in-1', {
      UserName: 'Member@demo.test',
      Password: 'Portal-demo-1',
    })
    const { id_token: idToken } = ((await login.json()) as { value: { id_token: string } }).value
    const known = { call: 'authentication.login', ...account, ...tracesOf(deriveTraceKey(secret), '127.0.0.1') }
    await expect.poll(() => linesOf('good-sign-in-1', 'signed in')).toMatchObject([known])
    for (const [requestId, path, status] of [
      ['own-request-1', '/v1/notification/preferences', 200],
      ['refused-request-1', '/v1/authors/00000000-0000-4000-8000-000000000000', 403],
    ] as const) {
      const answer = await fetch(portal.url + path, {
        headers: { authorization: `Bearer ${idToken}`, 'x-request-id': requestId },
      })
      expect(answer.status).toBe(status)
      await expect.poll(() => linesOf(requestId, 'answered')).toMatchObject([{ status, ...account }])
    }
    expect(portal.output()).not.toMatch(/demo\.test/i)
  })

  describe('tells of whoever tries to get round a check:', () => {
    const account = tracesOf(deriveTraceKey(secret), 'idle@demo.test')
    const key = generateKeyPair('ES256')
    const signIn = async (): Promise<{ readonly idToken: string; readonly refreshToken: string; readonly nonce: string }> => {
      const proof = await generateProof(await key, `${portal.url}/v1/authentication/Login`, 'POST')
      const login = await fetch(`${portal.url}/v1/authentication/Login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', dpop: proof },
        body: JSON.stringify({ UserName: 'idle@demo.test', Password: 'Portal-demo-1' }),
      })
      const { value } = (await login.json()) as { value: Record<'id_token' | 'refresh_token' | 'dpop_nonce', string> }
      return { idToken: value.id_token, refreshToken: value.refresh_token, nonce: value.dpop_nonce }
    }
    const refresh = async (requestId: string, refreshToken: string, nonce: string, by = key): Promise<number> => {
      const address = `${portal.url}/v1/authentication/refreshToken`
      const headers = { 'x-refresh-token': refreshToken, 'x-request-id': requestId }
      const answer = await fetch(address, {
        headers: { ...headers, dpop: await generateProof(await by, address, 'GET', nonce) },
      })
      return answer.status
    }

    test('a session’s token shown with another key', async () => {
      const { refreshToken, nonce } = await signIn()
      expect(await refresh('other-key-1', refreshToken, nonce, generateKeyPair('ES256'))).toBe(401)
      await expect.poll(() => linesOf('other-key-1', 'key proof refused')).toMatchObject([account])
    })

    test('a refresh token that comes back after it was used', async () => {
      const { refreshToken, nonce } = await signIn()
      expect(await refresh('first-use-1', refreshToken, nonce)).toBe(200)
      await onDatabase("update refresh_token set used_at = used_at - interval '1 minute' where used_at is not null")
      expect(await refresh('used-again-1', refreshToken, nonce)).toBe(401)
      await expect.poll(() => linesOf('used-again-1', 'refresh token used again')).toMatchObject([account])
    })

    test('a mailed link that is none', async () => {
      for (const [requestId, path, body] of [
        ['no-link-1', '/v1/authentication/ValidateVerificationEmail', { Token: 'x'.repeat(60) }],
        ['no-link-2', '/v1/authentication/SaveNewPassword', { Token: 'x'.repeat(60), Password: 'Harbour-lights-7' }],
      ] as const) {
        expect((await post(path, requestId, body)).status).toBe(410)
        await expect.poll(() => linesOf(requestId, 'link refused')).toHaveLength(1)
      }
    })

    test('a wrong password in an open session, and a code after too many wrong ones', async () => {
      const { idToken } = await signIn()
      const asked = (requestId: string, path: string, body: object): Promise<Response> =>
        fetch(portal.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}`, 'x-request-id': requestId },
          body: JSON.stringify(body),
        })
      expect((await asked('wrong-password-1', '/v1/authentication/ConfirmPassword', { Password: 'Wrong-1' })).status).toBe(400)
      await expect.poll(() => linesOf('wrong-password-1', 'password not confirmed')).toMatchObject([account])
      const [entry] = await onDatabase<{ id: string }>(
        `insert into contact_entry (member_id, id, kind, is_default, number, code_mac, code_sent_at, code_ends_at, wrong_code_count)
         select id, gen_random_uuid(), 'phone', false, '+61400000777', '\\x00', now(), '2100-01-01', 5
         from team_member where email = 'idle@demo.test' returning id`,
      )
      const tried = await asked('locked-code-1', `/v1/teammember/verifyPhone/${entry?.id}`, { verificationCode: '123456' })
      expect(tried.status).toBe(409)
      await expect.poll(() => linesOf('locked-code-1', 'code locked')).toMatchObject([account])
    })
  })

  test('tells of a call that its limit refused, and how long', async () => {
    const body = { UserName: 'carl@example.org', Password: 'Wrong-password-1' }
    for (const index of [1, 2, 3, 4, 5]) await post('/v1/Authentication/Login', `many-sign-ins-${index}`, body)
    const refused = await post('/v1/Authentication/Login', 'many-sign-ins-6', body)
    expect(refused.status).toBe(429)
    const known = { ...tracesOf(deriveTraceKey(secret), body.UserName), wait: Number(refused.headers.get('retry-after')) }
    await expect.poll(() => linesOf('many-sign-ins-6', 'refused by a limit')).toMatchObject([known])
  })
})

describe('request ids', () => {
  test('a given one is answered and logged, all the way to v1', async () => {
    const requestId = 'from-the-test-0001'
    const answer = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId },
      body: JSON.stringify({
        variables: { userName: 'nobody@example.org', password: 'Wrong-password-1' },
        extensions: trusted('mutation Session_logIn'),
      }),
    })
    await answer.text()
    expect(answer.headers.get('x-request-id')).toBe(requestId)
    const routes = () =>
      portal
        .output()
        .split('\n')
        .filter((line) => line.includes(requestId))
        .map((line) => (JSON.parse(line) as { route?: string }).route)
    // The line is written when the answer is out, so the answer may be here before it.
    await expect.poll(routes).toEqual(expect.arrayContaining(['/graphql', '/v1/authentication/Login']))
  })

  test.each(['x', 'a b c d e f g h', '<script>', 'x'.repeat(65)])('%s is not taken over', async (requestId) => {
    const answer = await fetch(`${portal.url}/healthz`, { headers: { 'x-request-id': requestId } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
  })
})
