import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  calendarOf,
  daysBetween,
  daysFrom,
  isDay,
  isWorkday,
  lastTwelveMonths,
  mondayOf,
  monthOf,
  monthRange,
  readDateOffset,
  weekOf,
} from './weeks.ts'

describe('a week', () => {
  it.each([
    // day, its Monday
    ['2026-11-16', '2026-11-16'],
    ['2026-11-18', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    // Across years, and in leap years.
    ['2026-01-01', '2025-12-29'],
    ['2025-12-31', '2025-12-29'],
    ['2027-01-03', '2026-12-28'],
    ['2024-02-29', '2024-02-26'],
    ['2028-03-01', '2028-02-28'],
    ['2000-01-01', '1999-12-27'],
    ['1970-01-01', '1969-12-29'],
    ['1969-12-31', '1969-12-29'],
  ])('of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
    expect(weekOf(day)[0]).toBe(monday)
  })

  it('has seven days in a row, Monday first, and holds its day', () => {
    expect(weekOf('2026-01-01')).toEqual([
      '2025-12-29',
      '2025-12-30',
      '2025-12-31',
      '2026-01-01',
      '2026-01-02',
      '2026-01-03',
      '2026-01-04',
    ])
    expect(weekOf('2026-01-01').map(isWorkday)).toEqual([true, true, true, true, true, false, false])
  })

  it('is the same from each of its days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), fc.integer({ min: 0, max: 6 }), (days, inWeek) => {
        const monday = mondayOf(addDays('2026-03-02', days))
        expect(weekOf(addDays(monday, inWeek))).toEqual(weekOf(monday))
      }),
    )
  })
})

describe.each(['UTC', 'Australia/Melbourne', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'Asia/Tehran', 'Pacific/Apia'])(
  'days on a device in %s',
  (zone) => {
    const zoneBefore = process.env.TZ
    beforeEach(() => {
      process.env.TZ = zone
    })
    afterEach(() => {
      if (zoneBefore === undefined) delete process.env.TZ
      else process.env.TZ = zoneBefore
    })

    it.each([
      // Clocks change in some of the zones: Europe and America in spring, Australia in autumn and spring; a whole day left out in Apia.
      ['2026-03-28', '2026-03-29', '2026-03-30'],
      ['2026-10-24', '2026-10-25', '2026-10-26'],
      ['2026-04-04', '2026-04-05', '2026-04-06'],
      ['2026-10-03', '2026-10-04', '2026-10-05'],
      ['2018-11-03', '2018-11-04', '2018-11-05'],
      ['2011-12-29', '2011-12-30', '2011-12-31'],
      ['2025-12-31', '2026-01-01', '2026-01-02'],
      ['2024-02-28', '2024-02-29', '2024-03-01'],
    ])('follow each other: %s, %s, %s', (before, day, after) => {
      expect(addDays(day, 1)).toBe(after)
      expect(addDays(day, -1)).toBe(before)
      expect(daysBetween(before, after)).toBe(2)
      expect(daysFrom(before, after)).toEqual([before, day, after])
      expect(addDays(addDays(day, 371), -371)).toBe(day)
      expect(isDay(day)).toBe(true)
    })
  },
)

describe('a range of days', () => {
  it('holds both ends, and nothing when the end is earlier', () => {
    expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(daysFrom('2026-02-27', '2026-02-27')).toEqual(['2026-02-27'])
    expect(daysFrom('2026-02-27', '2026-02-26')).toEqual([])
  })

  it('of a year has its days', () => {
    expect(daysFrom('2024-01-01', '2024-12-31')).toHaveLength(366)
    expect(daysBetween('2026-12-31', '2026-01-01')).toBe(-364)
  })
})

describe('a text', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['1970-01-01', true],
    ['9999-12-31', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-01', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['01/02/2026', false],
    ['2026-01-01T00:00:00', false],
    [' 2026-01-01', false],
    ['10000-01-01', false],
    ['', false],
    ['today', false],
  ])('%j is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is)
  })
})

describe('an offset of the address', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['-0', 0],
    ['7', 7],
    ['+7', 7],
    ['-7', -7],
    ['007', 7],
    ['3653', 3_653],
    ['-3653', -3_653],
    ['3654', null],
    ['-3654', null],
    ['36500', null],
    ['-36500', null],
    ['9999999', null],
    ['1.5', null],
    ['1e3', null],
    ['0x10', null],
    ['--7', null],
    [' 7', null],
    ['٧', null],
    ['week', null],
    ['last-month', null],
    ['12345678901234567890', null],
  ])('%j is %s', (text, offset) => {
    expect(readDateOffset(text)).toBe(offset)
  })

  it('is never the other zero', () => {
    expect(Object.is(readDateOffset('-0'), 0)).toBe(true)
  })
})

describe('months', () => {
  it.each([
    ['2026-01', '2026-01-01', '2026-01-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ])('%s runs from %s to %s', (month, start, end) => {
    expect(monthRange(month)).toEqual({ start, end })
  })

  it.each([
    ['2026-11', -1, '2026-10'],
    ['2026-01', -1, '2025-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-11', -24, '2024-11'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %d months are %s', (month, months, other) => {
    expect(addMonths(month, months)).toBe(other)
  })

  it.each([
    ['2026-02', '2026-01-26', '2026-03-01', 35],
    ['2027-02', '2027-02-01', '2027-02-28', 28],
    ['2026-08', '2026-07-27', '2026-09-06', 42],
  ])('%s lies in the weeks from %s to %s', (month, start, end, count) => {
    const days = calendarOf(month)
    expect([days[0], days.at(-1), days.length]).toEqual([start, end, count])
    expect(days.filter((day) => monthOf(day) === month)).toHaveLength(Number(monthRange(month).end.slice(-2)))
  })

  it('of the last year are twelve, the present one first, also on a 31st', () => {
    expect(lastTwelveMonths('2026-03-31')).toEqual([
      '2026-03',
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
      '2025-10',
      '2025-09',
      '2025-08',
      '2025-07',
      '2025-06',
      '2025-05',
      '2025-04',
    ])
  })
})

it('a day with something around it is none', () => {
  for (const text of ['x2026-11-18', '2026-11-18x', '2026-11-18T00:00', ' 2026-11-18', '12026-11-18', '', '1970-01-01x'])
    expect(isDay(text), text).toBe(false)
  expect(isDay('1970-01-01')).toBe(true)
})
