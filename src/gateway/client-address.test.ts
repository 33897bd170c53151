import { describe, expect, test } from 'vitest'
import { readClientAddress, signClientAddress } from '#contract/client-address.ts'
import { addressHeaders } from './client-address.ts'

const key = Buffer.alloc(32, 1)
const now = new Date('2026-11-04T09:30:00Z')
const id = 'a-request-id'
/** A request over a connection from 10.0.0.2, with a header of where it came from before. */
const request = (told?: string) => ({ id, ip: '10.0.0.2', headers: { 'x-request-id': id, 'x-client-address': told } })
const signed = (by = key) => signClientAddress(by, '203.0.113.7', id, now)

/** What v1 makes of the headers. */
const understood = (headers: ReturnType<typeof addressHeaders>) => readClientAddress(key, headers['x-client-address'], id, now)

describe('the next process is told', () => {
  test('the other end of the connection, when nobody has said anything', () => {
    expect(understood(addressHeaders(key, request(), now))).toBe('10.0.0.2')
  })

  test('what the process before has signed', () => {
    const headers = addressHeaders(key, request(signed()), now)
    expect([understood(headers), headers['x-forwarded-for']]).toEqual(['203.0.113.7', '203.0.113.7'])
  })

  test.each(['203.0.113.7', signed(Buffer.alloc(32, 2)), signClientAddress(key, '203.0.113.7', 'another-request', now)])(
    'the other end of the connection, when a caller says %s',
    (told) => {
      const headers = addressHeaders(key, request(told), now)
      expect([understood(headers), headers['x-forwarded-for']]).toEqual(['10.0.0.2', '10.0.0.2'])
    },
  )

  test('without a key what was signed before, and nothing that v1 would believe otherwise', () => {
    expect(understood(addressHeaders(null, request(signed()), now))).toBe('203.0.113.7')
    expect(understood(addressHeaders(null, request('203.0.113.7'), now))).toBeNull()
    expect(addressHeaders(null, request(), now)).toEqual({ 'x-forwarded-for': '10.0.0.2' })
  })
})
