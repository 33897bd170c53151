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
