import { expect, test } from 'vitest'
import { readCaller } from './id-token.ts'

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: unknown): string => `${encoded({ alg: 'EdDSA' })}.${encoded(claims)}.signature`

test('reads who the token was issued to, with letters of every script', () => {
  const claims = { sub: 'member-1', email: 'jürgen+名@demo.test', exp: 1_800_000_000, account: 'a' }
  expect(readCaller(token(claims))).toEqual({ memberId: 'member-1', email: 'jürgen+名@demo.test', expiresAt: 1_800_000_000 })
})

test.each([
  ['nothing', ''],
  ['one part', 'abc'],
  ['a payload that is not base64url', 'a.%%%.c'],
  ['a payload that is not JSON', `a.${Buffer.from('hello').toString('base64url')}.c`],
  ['a payload that is not UTF-8', `a.${Buffer.from([0xff, 0xfe]).toString('base64url')}.c`],
  ['a list', token([1])],
  ['null', token(null)],
  ['no subject', token({ email: 'a@b.test', exp: 1 })],
  ['an e-mail that is no text', token({ sub: '1', email: 5, exp: 1 })],
  ['no expiry', token({ sub: '1', email: 'a@b.test' })],
])('%s is no caller', (_name, text) => {
  expect(readCaller(text)).toBeNull()
})

const carrying = (payload: string | Uint8Array) => `head.${Buffer.from(payload).toString('base64url')}.sign`
const whole = { sub: 'm1', email: 'ada@example.org', exp: 1 }

test('the signs of base64url are read as what they stand for', () => {
  // Both of its own signs stand in the text of these bytes.
  const email = '\u00fe\u00ff>>>???\u{1F600}@example.org'
  expect(Buffer.from(JSON.stringify({ ...whole, email })).toString('base64url')).toMatch(/-/)
  for (let shift = 0; shift < 3; shift += 1) {
    const padded = { ...whole, email: `${'x'.repeat(shift)}${email}` }
    expect(readCaller(carrying(JSON.stringify(padded)))?.email).toBe(padded.email)
  }
})

test('text that is no UTF-8, and claims that are no record, are no token', () => {
  expect(readCaller(carrying(Buffer.from([0x7b, 0xff, 0x7d])))).toBeNull()
  const broken = Buffer.concat([Buffer.from('{"sub":"'), Buffer.from([0xff]), Buffer.from('","email":"a@b.test","exp":1}')])
  expect(readCaller(carrying(broken))).toBeNull()
  for (const payload of ['null', '7', '"text"', '[]', 'true']) expect(readCaller(carrying(payload))).toBeNull()
  for (const text of ['', 'a', 'a.', '..']) expect(readCaller(text)).toBeNull()
})
