import { expect, test } from 'vitest'
import { defaultLoanSort, readLoanView, writeLoanView } from './loan-list.ts'

test.each([
  ['', { page: 1, sort: defaultLoanSort }],
  ['page=2', { page: 2, sort: defaultLoanSort }],
  ['page=0&sort=password', { page: 1, sort: defaultLoanSort }],
  ['page=1e9&sort=amount', { page: 1, sort: { column: 'amount', direction: 'ascending' } }],
  ['sort=amount&order=descending', { page: 1, sort: { column: 'amount', direction: 'descending' } }],
] as const)('the address ?%s shows %j', (query, view) => {
  expect(readLoanView(new URLSearchParams(query))).toEqual(view)
})

test('an address says what is not as usual, and reads the same', () => {
  expect(writeLoanView({ page: 1, sort: defaultLoanSort })).toEqual({})
  const view = { page: 3, sort: { column: 'status', direction: 'ascending' } } as const
  expect(readLoanView(new URLSearchParams(writeLoanView(view)))).toEqual(view)
})
