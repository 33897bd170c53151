import { expect, it } from 'vitest'
import { isListener, signListener } from './changes.ts'
import { signText } from './signed-header.ts'

const key = Buffer.alloc(32, 1)
const now = new Date('2026-11-04T09:30:00Z')
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)
const signed = signListener(key, 'request-1', now)

it('a process that has the key is known, for the request that it signed, for some minutes', () => {
  expect(isListener(key, signed, 'request-1', later(290))).toBe(true)
  expect(isListener(key, signed, 'request-2', now)).toBe(false)
  expect(isListener(Buffer.alloc(32, 2), signed, 'request-1', now)).toBe(false)
  expect(isListener(key, signed, 'request-1', later(301))).toBe(false)
  expect(isListener(key, signText(key, '203.0.113.7', 'request-1', now), 'request-1', now)).toBe(false)
})

it.each([undefined, '', 'changes', [signed], key.toString('base64url'), `${signed} more`])(
  '%j is no process of the portal',
  (header) => {
    expect(isListener(key, header, 'request-1', now)).toBe(false)
  },
)
