import { expect, it } from 'vitest'
import { calendarOf } from '#rules/weeks.ts'
import type { OverlaidRow, Progress } from './optimistic-overlay.ts'
import { monthWeeks } from './timesheet-month.ts'

const row = (date: string, progress: Progress): OverlaidRow<{ readonly date: string }> => ({
  row: { date },
  progress,
  operation: null,
})
const nothing = { ofDay: () => ({ hours: 0, records: [] }), missingOfDay: () => 0, leaves: [] }

it('a month is its weeks, Monday to Sunday, with the hours of all their days', () => {
  const days = calendarOf('2026-03')
  const logged: Readonly<Record<string, number>> = { '2026-02-28': 0.1, '2026-03-01': 0.2, '2026-03-02': 8 }
  const weeks = monthWeeks('2026-03', days, {
    ...nothing,
    missingOfDay: () => 4,
    ofDay: (day) => ({ hours: logged[day] ?? 0, records: [] }),
  })
  expect(weeks.map(({ start, end, hours }) => [start, end, hours])).toEqual([
    ['2026-02-23', '2026-03-01', 0.3],
    ['2026-03-02', '2026-03-08', 8],
    ['2026-03-09', '2026-03-15', 0],
    ['2026-03-16', '2026-03-22', 0],
    ['2026-03-23', '2026-03-29', 0],
    ['2026-03-30', '2026-04-05', 0],
  ])
  const outside = weeks.flatMap(({ days }) => days.filter(({ isOutside }) => isOutside))
  expect(outside.map(({ day }) => day)).toEqual(days.filter((day) => !day.startsWith('2026-03')))
  expect(new Set(outside.map(({ missing }) => missing))).toEqual(new Set([0]))
  expect(weeks.flatMap(({ days }) => days.map(({ day }) => day))).toEqual(days)
})

it('a day says what it lacks, whether it is leave, and the most urgent of what is not on the server', () => {
  const days = calendarOf('2027-02')
  const [week] = monthWeeks('2027-02', days, {
    ofDay: (day) => ({ hours: 0, records: day === '2027-02-01' ? [row(day, 'saved'), row(day, 'waiting')] : [] }),
    missingOfDay: (day) => (day === '2027-02-02' ? 2.5 : 0),
    leaves: [row('2027-02-01', 'sending'), row('2027-02-03', 'refused'), row('2027-02-04', 'saved')],
  })
  expect(week?.days.slice(0, 4)).toEqual([
    { day: '2027-02-01', hours: 0, missing: 0, isOutside: false, isLeave: true, progress: 'sending' },
    { day: '2027-02-02', hours: 0, missing: 2.5, isOutside: false, isLeave: false, progress: 'saved' },
    { day: '2027-02-03', hours: 0, missing: 0, isOutside: false, isLeave: false, progress: 'refused' },
    { day: '2027-02-04', hours: 0, missing: 0, isOutside: false, isLeave: true, progress: 'saved' },
  ])
  expect(monthWeeks('2027-02', [], nothing)).toEqual([])
})
