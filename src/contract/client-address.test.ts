import { describe, expect, it } from 'vitest'
import { readClientAddress, signClientAddress } from './client-address.ts'

const key = Buffer.alloc(32, 1)
const now = new Date('2026-11-04T09:30:00Z')
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)
const signed = signClientAddress(key, '203.0.113.7', 'request-1', now)

describe('the address of a client', () => {
  it.each(['203.0.113.7', '2001:db8::7'])('%s is read where it was signed', (address) => {
    expect(readClientAddress(key, signClientAddress(key, address, 'request-1', now), 'request-1', later(290))).toBe(address)
  })

  it('is not believed for another request, with another key, or much later', () => {
    expect(readClientAddress(key, signed, 'request-2', now)).toBeNull()
    expect(readClientAddress(Buffer.alloc(32, 2), signed, 'request-1', now)).toBeNull()
    expect(readClientAddress(key, signed, 'request-1', later(301))).toBeNull()
    expect(readClientAddress(key, signed, 'request-1', later(-301))).toBeNull()
  })

  it.each([
    undefined,
    ['203.0.113.7'],
    '',
    '203.0.113.7',
    `${signed} more`,
    signed.replace('203.0.113.7', '203.0.113.8'),
    signed.replace(/ \d+ /, ` ${now.getTime() + 1} `),
    signed.replace(/ [^ ]+$/, ' '),
    signClientAddress(key, 'no-address', 'request-1', now),
  ])('is not read from %j', (header) => {
    expect(readClientAddress(key, header, 'request-1', now)).toBeNull()
  })
})
