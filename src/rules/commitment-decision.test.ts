import { expect, it } from 'vitest'
import { decisionReasonError } from './commitment-decision.ts'

it.each([
  ['Approved', '', null],
  ['Approved', 'x'.repeat(2000), null],
  ['Rejected', '', 'Required.'],
  ['Rejected', ' \n\t ', 'Required.'],
  ['Rejected', 'No time', null],
  ['Rejected', 'x'.repeat(1000), null],
  ['Rejected', ` ${'x'.repeat(1000)} `, null],
  ['Rejected', 'x'.repeat(1001), 'Use at most 1000 characters.'],
] as const)('%s with a reason: %#', (decision, reason, error) => {
  expect(decisionReasonError(decision, reason)).toBe(error)
})
