import { expect, it } from 'vitest'
import { decodableAddress } from './decodable-address.ts'

it('leaves a well encoded address alone', () => {
  expect(decodableAddress('/register/verify-email/a%20b?q=%E0')).toBe('/register/verify-email/a%20b?q=%E0')
})

it('takes stray percent signs of a path letter for letter', () => {
  expect(decodableAddress('/register/verify-email/%E0secret?q=%E0')).toBe('/register/verify-email/%25E0secret?q=%E0')
  expect(decodableAddress('/100%')).toBe('/100%25')
})
