import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closingPayRuns, monthsIn, overlaps, payOfHours, payOfSalary } from './pay-runs.ts'
import { addDays } from './weeks.ts'

const inAud = { perAud: '1', currency: 'TMN', currencyPerAud: '52000' }

describe('pay', () => {
  it.each([
    ['7.25', '62.5', '1', '453.13', '23562500'],
    ['0.25', '0.02', '1', '0.01', '260'],
    ['10', '520000', '52000', '100.00', '5200000'],
    ['0', '62.5', '1', '0.00', '0'],
    ['-1.5', '10', '1', '-15.00', '-780000'],
  ])('%s h at %s, %s to the AUD, are %s AUD and %s TMN', (hours, rate, perAud, audPay, lcPay) => {
    expect(payOfHours(hours, rate, { ...inAud, perAud })).toEqual({ audPay, lcPay })
  })

  it.each([
    ['2026-02-01', '2026-02-28', '1'],
    ['2028-02-01', '2028-02-28', '0.96551724137931034483'],
    ['2026-01-17', '2026-02-14', '0.98387096774193548387'],
    ['2025-12-01', '2026-02-28', '3'],
    ['2026-03-05', '2026-03-05', '0.03225806451612903226'],
  ])('%s to %s are %s months', (from, to, months) => {
    expect(monthsIn(from, to).toString()).toBe(months)
  })

  it('a salary is paid once, however its year is cut into periods', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 364 }), { maxLength: 20 }), (cuts) => {
        const starts = [0, ...cuts.toSorted((one, other) => one - other)].map((days) => addDays('2027-01-01', days))
        const ends = [...starts.slice(1).map((day) => addDays(day, -1)), '2027-12-31']
        const months = starts.reduce((sum, start, at) => sum.plus(monthsIn(start, ends[at] ?? start)), new Big(0))
        return months.minus(12).abs().lt('1e-15')
      }),
    )
  })

  it('a salary of a whole month is the salary, to the last unit of its own currency', () => {
    const april = ['2026-04-01', '2026-04-30'] as const
    expect(payOfSalary('8000', ...april, inAud)).toEqual({ audPay: '8000.00', lcPay: '416000000' })
    expect(payOfSalary('100000000', ...april, { ...inAud, perAud: '52000' })).toEqual({ audPay: '1923.08', lcPay: '100000000' })
  })
})

it.each([
  ['2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28', false],
  ['2026-01-01', '2026-01-31', '2026-01-31', '2026-02-28', true],
  ['2026-01-01', '2026-12-31', '2026-03-01', '2026-03-02', true],
  ['2026-03-01', '2026-03-02', '2026-01-01', '2026-12-31', true],
])('%s to %s and %s to %s share a day: %s', (fromDate, toDate, otherFrom, otherTo, expected) => {
  expect(overlaps({ fromDate, toDate }, { fromDate: otherFrom, toDate: otherTo })).toBe(expected)
})

it('a week is closed by the confirmed pay runs that it has days of', () => {
  const payRuns = [
    { id: 'waiting', fromDate: '2026-03-01', toDate: '2026-03-28', confirmedAt: null },
    { id: 'second', fromDate: '2026-02-01', toDate: '2026-02-28', confirmedAt: '2026-03-02T09:00:00Z' },
    { id: 'first', fromDate: '2026-01-01', toDate: '2026-01-31', confirmedAt: '2026-02-02T09:00:00Z' },
  ]
  const closing = (fromDate: string, toDate: string) => closingPayRuns(payRuns, { fromDate, toDate }).map(({ id }) => id)
  expect(closing('2026-01-26', '2026-02-01')).toEqual(['first', 'second'])
  expect(closing('2026-02-23', '2026-03-01')).toEqual(['second'])
  expect(closing('2026-03-02', '2026-03-08')).toEqual([])
  expect(closing('2025-12-22', '2025-12-28')).toEqual([])
})

describe('the edges of a period', () => {
  it('a month is one, to its last day', () => {
    expect(monthsIn('2026-02-01', '2026-02-28').toString()).toBe('1')
    expect(monthsIn('2026-02-01', '2026-03-01').minus(1).toFixed(6)).toBe((1 / 31).toFixed(6))
    expect(monthsIn('2026-02-01', '2026-01-31').toString()).toBe('0')
  })

  it('pay runs that close a range come in the order of their ends, however they are given', () => {
    const run = (fromDate: string, toDate: string) => ({ fromDate, toDate, confirmedAt: '2026-03-01' })
    const [first, second, third] = [
      run('2026-01-01', '2026-01-31'),
      run('2026-02-01', '2026-02-28'),
      run('2026-03-01', '2026-03-31'),
    ]
    const range = { fromDate: '2026-01-15', toDate: '2026-03-15' }
    for (const given of [
      [third, first, second],
      [second, third, first],
      [first, second, third],
      [third, second, first],
    ])
      expect(closingPayRuns(given, range)).toEqual([first, second, third])
  })
})
