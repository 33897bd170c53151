import { expect, test } from 'vitest'
import { isBlank, textOrNull } from './blank.ts'

test.each([
  '',
  ' ',
  '\t\n',
  '\u00a0\u3000',
  '\u0085',
  '\u200b',
  '\u200b \u2060',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u202e\u202c',
  '\u{e0041}',
])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['a', ' . ', '0', '👩‍🚀', 'می\u200cخواهم', '\u200bx', '\u0301e'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false)
})

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  [' \t\n', null],
  ['\u200b', null],
  ['a', 'a'],
  [' a ', 'a'],
  ['0', '0'],
])('of %j there is %j', (text, expected) => {
  expect(textOrNull(text)).toBe(expected)
})
