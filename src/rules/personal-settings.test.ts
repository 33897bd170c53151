import { expect, it } from 'vitest'
import { messages } from './messages.ts'
import { weekTargetError, weekTargetOf } from './personal-settings.ts'

it.each([
  ['', null],
  ['  ', null],
  ['0.25', 0.25],
  ['32,5', 32.5],
  ['37:30', 37.5],
  ['40 h', 40],
  ['100', 100],
])('takes %j as a target of a week', (text, hours) => {
  expect(weekTargetError(text)).toBeNull()
  expect(weekTargetOf(text)).toBe(hours)
})

it.each(['0', '-8', '100.25', '30.1', 'many', '1e2'])('refuses %j', (text) => {
  expect(weekTargetError(text)).toBe(messages.weekTargetRange)
})
