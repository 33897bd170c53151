import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 changes'],
  [1, '1 change'],
  [2, '2 changes'],
  [21, '21 changes'],
])('%i', (count, text) => {
  expect(counted(count, { one: '{count} change', other: '{count} changes' })).toBe(text)
})
