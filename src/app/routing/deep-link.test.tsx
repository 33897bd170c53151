import { expect, it } from 'vitest'
import { clearDeepLink, readDeepLink, storeDeepLink } from './deep-link.ts'

it('a deep link is kept on the device until it is cleared; the newest one counts', () => {
  expect(readDeepLink()).toBeNull()
  storeDeepLink('one')
  storeDeepLink('two/ä')
  expect(readDeepLink()).toBe('two/ä')
  expect(Object.values(localStorage)).toEqual(['two/ä'])
  clearDeepLink()
  expect(readDeepLink()).toBeNull()
  expect(localStorage).toHaveLength(0)
})
