import { describe, expect, it } from 'vitest'
import { networksOf } from './networks.ts'

const isSame = (level: 'host' | 'network', one: string, other: string): boolean =>
  networksOf(one)[level] === networksOf(other)[level]

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['203.0.113.7', '::ffff:cb00:7107', true],
    ['2001:db8:1:2::1', '2001:0db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['fe80::1%eth0', 'fe80::2', true],
    ['', 'no address', true],
  ])('%s and %s are one host: %s', (one, other, expected) => {
    expect(isSame('host', one, other)).toBe(expected)
  })

  it.each([
    ['203.0.113.7', '203.0.113.250', true],
    ['203.0.113.7', '203.0.114.7', false],
    ['2001:db8:1:2::1', '2001:db8:1:ffff::1', true],
    ['2001:db8:1:2::1', '2001:db8:2:2::1', false],
    ['1.2.3.4', '102:300::', false],
  ])('%s and %s are in one network: %s', (one, other, expected) => {
    expect(isSame('network', one, other)).toBe(expected)
  })
})
