import { describe, expect, it } from 'vitest'
import { dashboardRange, readMonth } from './dashboard.ts'
import { lastTwelveMonths } from './weeks.ts'

const today = '2026-03-31'

describe('the month of an address', () => {
  it.each([
    ['2026-03', '2026-03'],
    ['2025-04', '2025-04'],
    ['2025-03', null],
    ['2026-04', null],
    ['2026-3', null],
    ['2026-13', null],
    ['march', null],
    ['', null],
    [null, null],
  ])('%s is %s', (text, month) => {
    expect(readMonth(text, today)).toBe(month)
  })

  it('may be each of the last twelve', () => {
    expect(lastTwelveMonths(today).map((month) => readMonth(month, today))).toEqual(lastTwelveMonths(today))
    expect(new Set(lastTwelveMonths(today)).size).toBe(12)
  })
})

describe('the days of a dashboard', () => {
  it.each([
    { month: null, day: '2026-03-31', start: '2025-04-01', end: '2026-03-31' },
    { month: null, day: '2026-02-01', start: '2025-03-01', end: '2026-02-28' },
    { month: null, day: '2024-02-29', start: '2023-03-01', end: '2024-02-29' },
    { month: '2026-02', day: '2026-03-31', start: '2026-02-01', end: '2026-02-28' },
    { month: '2025-12', day: '2026-03-31', start: '2025-12-01', end: '2025-12-31' },
  ])('for $month on $day are $start to $end', ({ month, day, start, end }) => {
    expect(dashboardRange(month, day)).toEqual({ start, end })
  })
})
