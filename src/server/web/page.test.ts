import { expect, test } from 'vitest'
import { devPages } from './page.ts'

test('in production there are no pages for developers but the flows, where they are asked for', () => {
  expect(devPages(false, false)).toBe('all')
  expect(devPages(false, true)).toBe('all')
  expect(devPages(true, false)).toBe('none')
  expect(devPages(true, true)).toBe('flows')
})
