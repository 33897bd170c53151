import { describe, expect, it } from 'vitest'
import { isDuplicateName } from './catalogue.ts'
import { isUploadable, sizeInWords } from './uploads.ts'
import { codeVerdict, isCode, normaliseCode } from './verification-codes.ts'

describe('names of a catalogue (specification 5)', () => {
  it.each([
    ['TypeScript', true],
    ['  typescript ', true],
    ['TYPESCRIPT', true],
    ['Type Script', false],
    ['', false],
  ])('%j duplicates TypeScript: %s', (name, expected) => {
    expect(isDuplicateName(name, ['Go', 'TypeScript'])).toBe(expected)
  })
})

describe('an upload (decisions B)', () => {
  const megabyte = 1024 * 1024
  it.each([
    ['photo', 'me.JPG', 2 * megabyte, true],
    ['photo', 'me.png', 2 * megabyte + 1, false],
    ['photo', 'me.svg', 10, false],
    ['photo', 'me.pdf', 10, false],
    ['cv', 'cv.docx', 5 * megabyte, true],
    ['cv', 'cv.pdf', 5 * megabyte + 1, false],
    ['cv', 'cv.pdf', 0, false],
    ['cv', 'cv.pdf.exe', 10, false],
    ['certificate', 'a.doc', 10, true],
    ['skill', 'a.png', 10, false],
  ] as const)('as %s of %s with %i bytes: %s', (kind, name, size, expected) => {
    expect(isUploadable(kind, name, size)).toBe(expected)
  })

  it('says its size in words', () => {
    expect([0, 1023, 1024, 34_000, megabyte, 1.44 * megabyte].map(sizeInWords)).toEqual([
      '0 B',
      '1023 B',
      '1 kB',
      '33 kB',
      '1.0 MB',
      '1.4 MB',
    ])
  })
})

describe('a verification code (specification 4)', () => {
  it.each([
    [0, 0, 'verified'],
    [3, 3, 'verified'],
    [0, 1, 'wrong'],
    [3, 4, 'wrong'],
    [4, 5, 'locked'],
    [2, 7, 'locked'],
  ] as const)('a count of %i that becomes %i: %s', (before, after, verdict) => {
    expect(codeVerdict(before, after)).toBe(verdict)
  })

  it('has six digits, however they are spaced', () => {
    expect(['123456', '123 456', '12-34-56'].map(normaliseCode)).toEqual(['123456', '123456', '123456'])
    expect(['123456', ' 123-456 ', '12345', '1234567', '12345a', '١٢٣٤٥٦', ''].map(isCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
