import { describe, expect, it } from 'vitest'
import { isEmail, isPassword, isPhone, normalisePhone, normaliseUserName, waysToKnow } from './credentials.ts'

/** An address of exactly this many characters, with labels of at most 63. */
const emailOf = (length: number): string => {
  const domain = `${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(63)}.test`
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`
}

describe('the user name', () => {
  it.each([
    ['Member@Demo.Test', 'member@demo.test'],
    ['  member@demo.test\t', 'member@demo.test'],
    ['\u00a0MEMBER@DEMO.TEST\n', 'member@demo.test'],
    ['', ''],
    ['   ', ''],
  ])('%j becomes %j', (typed, expected) => {
    expect(normaliseUserName(typed)).toBe(expected)
  })
})

describe('an e-mail', () => {
  it.each([
    'a@b.co',
    'member@demo.test',
    '  member@demo.test  ',
    'first.last+tag@sub.domain.example',
    "o'brien@example.ie",
    '!#$%&*/=?^_`{|}~-@example.com',
    'a@1.2',
    'UPPER@EXAMPLE.COM',
    `a@${'b'.repeat(63)}.com`,
  ])('%j is acceptable', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  it.each([
    '',
    '   ',
    'plain',
    'a@b',
    'a@localhost',
    '@b.co',
    'a@',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b.co-',
    'a b@c.de',
    'a@b c.de',
    'a@@b.co',
    'a@b.co,c@d.ef',
    'a@b.co\nBcc: c@d.ef',
    'ä@b.co',
    'a@bücher.example',
    '"a b"@c.de',
    'a@[127.0.0.1]',
    '<a@b.co>',
    'a@b.co\u0000',
    `a@${'b'.repeat(64)}.com`,
  ])('%j is not', (email) => {
    expect(isEmail(email)).toBe(false)
  })

  it.each([
    [253, true],
    [254, true],
    [255, false],
    [10_000, false],
  ])('of %i characters: %s', (length, acceptable) => {
    const email = emailOf(length)
    expect(email).toHaveLength(length)
    expect(isEmail(email)).toBe(acceptable)
    expect(isEmail(`  ${email}  `)).toBe(acceptable)
  })

  it('of a megabyte is judged at once', () => {
    const started = performance.now()
    expect(isEmail(`${'a.'.repeat(500_000)}@b.co`)).toBe(false)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('a phone number', () => {
  it.each([
    ['+46701000001', '+46701000001'],
    ['1234567', '1234567'],
    ['123456789012345', '123456789012345'],
    ['+1 (555) 010-2030', '+15550102030'],
    ['[0] 70 10 00 00 1', '0701000001'],
    ['\u00a046 70\t100 00 01', '46701000001'],
  ])('%j is acceptable and stored as %j', (typed, stored) => {
    expect(isPhone(typed)).toBe(true)
    expect(normalisePhone(typed)).toBe(stored)
  })

  it.each([
    '',
    '+',
    '123456',
    '1234567890123456',
    '+1234567890123456',
    '++1234567',
    '1234567+',
    '12+34567',
    '123 456 7a',
    '123.456.7890',
    '123/456/7890',
    '١٢٣٤٥٦٧٨',
    '1234567\u0000',
  ])('%j is not', (typed) => {
    expect(isPhone(typed)).toBe(false)
  })
})

describe('a password', () => {
  it.each([
    [0, false],
    [7, false],
    [8, true],
    [128, true],
    [129, false],
  ])('of %i characters: %s', (length, acceptable) => {
    expect(isPassword('x'.repeat(length))).toBe(acceptable)
    // One character each, two code units.
    expect(isPassword('😀'.repeat(length))).toBe(acceptable)
  })

  it('may be anything, spaces included', () => {
    expect(isPassword('        ')).toBe(true)
    expect(isPassword('pässwörd')).toBe(true)
  })
})

it('the ways to have heard of the portal are those of the specification, in its order', () => {
  expect(waysToKnow.map((way) => way.toLowerCase())).toEqual([
    'search engine',
    'social networks',
    'email',
    'job sites',
    'word of mouth',
    'company website',
    'referral',
    'other',
  ])
})
