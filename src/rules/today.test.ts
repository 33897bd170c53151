import { describe, expect, it } from 'vitest'
import { isTimeZone, todayIn } from './today.ts'

describe('the day it is', () => {
  it.each([
    ['2026-06-15T13:59:59Z', 'Australia/Melbourne', '2026-06-15'],
    ['2026-06-15T14:00:00Z', 'Australia/Melbourne', '2026-06-16'],
    ['2026-01-15T12:59:59Z', 'Australia/Melbourne', '2026-01-15'],
    ['2026-01-15T13:00:00Z', 'Australia/Melbourne', '2026-01-16'],
    ['2026-06-15T03:00:00Z', 'America/New_York', '2026-06-14'],
    ['2026-06-15T20:30:00Z', 'Asia/Tehran', '2026-06-16'],
    ['2026-12-31T23:59:59Z', null, '2026-12-31'],
    ['2026-12-31T23:59:59Z', 'Nowhere/At_All', '2026-12-31'],
    ['2026-12-31T12:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ])('%s in %s is %s', (moment, timeZone, day) => {
    expect(todayIn(timeZone, new Date(moment))).toBe(day)
  })

  it.each([
    ['Europe/London', true],
    ['UTC', true],
    ['Europe/Atlantis', false],
    ['', false],
  ])('%j is a time zone: %s', (text, is) => {
    expect(isTimeZone(text)).toBe(is)
  })
})
