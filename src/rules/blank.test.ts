import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

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
