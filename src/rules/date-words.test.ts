import { expect, it } from 'vitest'
import { englishDates } from './date-words.ts'

it.each([
  [{ day: 'numeric', month: 'short', year: 'numeric' }, '5 Sep 2026'],
  [{ weekday: 'short', day: 'numeric', month: 'short' }, 'Sat 5 Sep'],
  [{ month: 'long', year: 'numeric' }, 'September 2026'],
] as const)('writes %j as %s', (options, words) => {
  expect(englishDates({ ...options, timeZone: 'UTC' })(Date.UTC(2026, 8, 5))).toBe(words)
})
