import { describe, expect, it } from 'vitest'
import { readWeekOffset, weekAt } from './weekly-audit.ts'

describe('the week of an address', () => {
  it.each([
    [null, -1],
    ['0', 0],
    ['-0', 0],
    ['-1', -1],
    ['-52', -52],
    ['-522', -522],
    ['-523', null],
    ['1', null],
    ['', null],
    ['-1.5', null],
    ['+1', null],
    [' -1', null],
    ['last', null],
    ['-9999999', null],
  ])('%j is %j', (text, offset) => {
    expect(readWeekOffset(text)).toBe(offset)
  })

  it.each([
    // A Monday, a Sunday, and the turn of a year.
    ['2026-11-16', 0, '2026-11-16', '2026-11-22'],
    ['2026-11-16', -1, '2026-11-09', '2026-11-15'],
    ['2026-11-22', 0, '2026-11-16', '2026-11-22'],
    ['2026-11-22', -1, '2026-11-09', '2026-11-15'],
    ['2027-01-02', -1, '2026-12-21', '2026-12-27'],
    ['2027-01-02', 0, '2026-12-28', '2027-01-03'],
  ])('on %s the offset %i is from %s to %s', (today, offset, start, end) => {
    const week = weekAt(today, offset)
    expect([week[0], week.at(-1), week.length]).toEqual([start, end, 7])
  })
})
