import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dividesExactly,
  divisibleChoices,
  installmentAmounts,
  isInstallments,
  isLoanAmount,
  isLoanOpen,
  type LoanStatus,
  loanStatuses,
  loanStatusText,
  monthsAfter,
  normaliseAmount,
  scheduleOf,
} from './loans.ts'

test.each([
  ['100', true],
  ['100.50', true],
  ['0.01', true],
  ['1000000000000', true],
  ['1 000.5', true],
  ['1,000,000.50', true],
  ['0', false],
  ['0.00', false],
  ['-1', false],
  ['-0', false],
  ['abc', false],
  ['1.005', false],
  ['1e9', false],
  ['10,5', false],
  ['', false],
  ['12345678901234', false],
  ['٣', false],
] as const)('the amount %j is taken: %j', (text, taken) => {
  expect(isLoanAmount(text)).toBe(taken)
})

test.each([
  ['1,234.5', '1234.5'],
  [' 12 345 ', '12345'],
  ['1,2', '1,2'],
])('the amount %j is kept as %j', (text, kept) => {
  expect(normaliseAmount(text)).toBe(kept)
})

test.each([
  ['1', true],
  ['99', true],
  [' 7 ', true],
  ['0', false],
  ['100', false],
  ['1.5', false],
  ['-1', false],
  ['1e1', false],
  ['', false],
  ['x', false],
] as const)('%j instalments are taken: %j', (text, taken) => {
  expect(isInstallments(text)).toBe(taken)
})

describe('instalments divide the amount exactly', () => {
  test.each([
    ['100', 4, 2, true],
    ['100', 3, 2, false],
    ['10.01', 2, 2, false],
    ['10.02', 2, 2, true],
    ['0.1', 3, 2, false],
    ['0.3', 3, 2, true],
    ['99', 99, 2, true],
    ['0.99', 99, 2, true],
    ['1', 99, 2, false],
    ['1000000000000', 99, 2, false],
    ['1000000000000', 64, 2, true],
    ['9999999999999.99', 1, 2, true],
    ['100', 8, 0, false],
    ['100.5', 1, 0, false],
    ['104', 8, 0, true],
  ] as const)('%s by %i with %i digits: %j', (amount, installments, digits, exactly) => {
    expect(dividesExactly(amount, installments, digits)).toBe(exactly)
  })

  /** An amount in whole units of its currency, as people write it. */
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 15n - 1n })
  const counts = fc.integer({ min: 1, max: 99 })
  const written = (units: bigint, digits: number): string => Big(units.toString()).div(Big(10).pow(digits)).toFixed()

  test.each([0, 2])('the same as whole units do, with %i digits', (digits) => {
    fc.assert(
      fc.property(amounts, counts, (units, count) => {
        expect(dividesExactly(written(units, digits), count, digits)).toBe(units % BigInt(count) === 0n)
      }),
    )
  })

  test.each([0, 2])('whatever they are, they add up to the last unit, with %i digits', (digits) => {
    fc.assert(
      fc.property(amounts, counts, (units, count) => {
        const amount = written(units, digits)
        const lines = installmentAmounts(amount, count, digits)
        expect(lines).toHaveLength(count)
        expect(lines.reduce((sum, one) => sum.plus(one), Big(0)).toFixed()).toBe(amount)
        if (dividesExactly(amount, count, digits)) expect(new Set(lines).size).toBe(1)
      }),
    )
  })

  test.each([0, 2])('what is offered instead divides, with %i digits', (digits) => {
    fc.assert(
      fc.property(amounts, counts, (units, count) => {
        const amount = written(units, digits)
        const near = divisibleChoices(amount, count, digits)
        for (const one of near.amounts) expect(dividesExactly(one, count, digits)).toBe(true)
        for (const one of near.installments) expect(dividesExactly(amount, one, digits)).toBe(true)
      }),
    )
  })
})

test('what would divide stands on both sides of what does not', () => {
  expect(divisibleChoices('100', 3, 2)).toEqual({ amounts: ['99.99', '100.02'], installments: [2, 4] })
  expect(divisibleChoices('0.02', 3, 2)).toEqual({ amounts: ['0.03'], installments: [2] })
  expect(divisibleChoices('100', 8, 0)).toEqual({ amounts: ['96', '104'], installments: [5, 10] })
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-11-01', 98, '2035-01-01'],
])('%s and %i months is %s', (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later)
})

test('a schedule is one instalment a month', () => {
  expect(scheduleOf({ amount: '300', installments: 3, start: '2026-12-31' }, 2)).toEqual([
    { amount: '100', date: '2026-12-31' },
    { amount: '100', date: '2027-01-31' },
    { amount: '100', date: '2027-02-28' },
  ])
  expect(scheduleOf({ amount: '10', installments: 1, start: '' }, 2)).toEqual([{ amount: '10', date: null }])
})

describe('a loan is open', () => {
  const open = { status: 'Pending' as LoanStatus, startPaymentDate: null, paymentReference: null, lines: [{ isPaid: false }] }
  test.each(loanStatuses)('with status %s only when that is Pending', (status) => {
    expect(isLoanOpen({ ...open, status })).toBe(status === 'Pending')
  })
  test.each([{ startPaymentDate: '2026-11-01' }, { paymentReference: 'R-1' }, { lines: [{ isPaid: false }, { isPaid: true }] }])(
    'and not with %j',
    (more) => {
      expect(isLoanOpen({ ...open, ...more })).toBe(false)
    },
  )
})

test('only a loan that was paid back reads otherwise than it is called', () => {
  expect(loanStatuses.map(loanStatusText)).toEqual(['Pending', 'Approved', 'Rejected', 'Fully Re-Paid'])
})
