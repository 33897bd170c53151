import { describe, expect, it } from 'vitest'
import { leaveClosed, leaveError } from './leave.ts'

const outside = 'Please choose a date from 20 Nov 2025 to 20 Nov 2028.'
const closed = 'This period is closed. Please choose 8 Nov 2026 or later.'

describe('leave on 20 November 2026', () => {
  it.each([
    // day, last day confirmed to be paid, what is wrong
    ['2026-11-20', null, null],
    ['2025-11-20', null, null],
    ['2025-11-19', null, outside],
    ['2028-11-20', null, null],
    ['2028-11-21', null, outside],
    ['0001-01-01', null, outside],
    ['9999-12-31', null, outside],
    ['2026-11-08', '2026-11-07', null],
    ['2026-11-07', '2026-11-07', closed],
    ['2025-11-20', '2026-11-07', closed],
    ['2025-11-19', '2026-11-07', outside],
  ])('on %s, paid until %s: %s', (day, lastConfirmedPayRunEnd, error) => {
    expect(leaveError(day, { lastConfirmedPayRunEnd, today: '2026-11-20' })).toBe(error)
  })

  it('that was registered long ago can be given back unless its period is closed', () => {
    expect(leaveClosed('2020-01-01', { lastConfirmedPayRunEnd: null, today: '2026-11-20' })).toBeNull()
    expect(leaveClosed('2020-01-01', { lastConfirmedPayRunEnd: '2026-11-07', today: '2026-11-20' })).toBe(closed)
  })

  it('counts a year back from a leap day', () => {
    const limits = { lastConfirmedPayRunEnd: null, today: '2028-02-29' }
    expect([leaveError('2027-03-01', limits), leaveError('2030-03-01', limits)]).toEqual([null, null])
    expect(leaveError('2027-02-28', limits)).toBe('Please choose a date from 1 Mar 2027 to 1 Mar 2030.')
  })
})
