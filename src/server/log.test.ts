import { describe, expect, test } from 'vitest'
import { createLog, withoutPersonalData } from './log.ts'

const idToken = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhYmMifQ.c2lnbmF0dXJlLXNpZ25hdHVyZQ'
const refreshToken = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'

const logged = (fields: object, message: string): string => {
  const lines: string[] = []
  createLog('trace', { write: (line) => lines.push(line) }).info(fields, message)
  return lines.join('')
}

describe('the log', () => {
  test.each([
    ['an id token', `sent ${idToken}`, idToken],
    ['a refresh token', `used ${refreshToken} twice`, refreshToken],
    ['an e-mail address', 'Key (email)=(ada.lovelace+x@example.co.uk) already exists', 'ada.lovelace'],
    ['a token in an address', '/reset?token=abc123&x=1', 'abc123'],
    ['a code in an address', '/verify?code=123456', '123456'],
    ['a password in an address', 'postgres://portal:hunter2@db/portal', 'hunter2'],
  ])('hides %s', (_what, text, secret) => {
    expect(withoutPersonalData(text)).not.toContain(secret)
    expect(logged({}, text)).not.toContain(secret)
    expect(logged({ err: new Error(text) }, 'failed')).not.toContain(secret)
    expect(logged({ err: new Error('outer', { cause: new Error(text) }) }, 'failed')).not.toContain(secret)
  })

  test('removes fields that hold secrets, at any of the first three levels', () => {
    const fields = {
      password: 'hunter2',
      request: { headers: { authorization: 'hunter2' }, inner: { refresh_token: 'hunter2' } },
    }
    expect(logged(fields, 'x')).not.toContain('hunter2')
  })

  test('says when, in UTC, and each thing in a line of its own, whatever it is told', () => {
    const text = 'a\n{"level":30,"msg":"forged"}\r\u2028\u001b[31mb'
    const written = logged({ route: text, err: new Error(text) }, text)
    expect(written.trimEnd().split(/\r|\n/)).toHaveLength(1)
    const line = JSON.parse(written) as { time: string; msg: string }
    expect(line.time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
    expect(line.msg).toBe(text)
  })

  test('keeps what is needed to follow a request', () => {
    const requestId = 'b4b9d2b2-7a4e-4a54-9a55-0d3f0f6c2b11'
    const line = JSON.parse(
      logged({ requestId, method: 'POST', route: '/v1/authentication/Login', status: 401, ms: 31 }, 'answered'),
    )
    expect(line).toMatchObject({ requestId, method: 'POST', route: '/v1/authentication/Login', status: 401, ms: 31 })
  })
})
