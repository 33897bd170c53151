import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AgreedHours, missingHours, missingHoursByDay, sumMissing } from './missing-hours.ts'
import { calendarOf, isWorkday, monthOf, weekOf } from './weeks.ts'

const agreed = (hoursPerWeekMin: number, changes: Partial<AgreedHours> = {}): AgreedHours => ({
  status: 'Active',
  startDate: null,
  endDate: null,
  hasWeeklyHours: true,
  hoursPerWeekMin,
  ...changes,
})

/** 16 to 22 November 2026, and the same week a year before. */
const week = weekOf('2026-11-18')
const lastYear = weekOf('2025-11-19')

describe('a week asks for the hours of the commitments that ran in it', () => {
  it.each([
    // what, week, commitments, target
    ['nothing without commitments', week, [], 0],
    ['the agreed minimum', week, [agreed(40)], 40],
    ['no fifths of it', week, [agreed(38)], 38],
    ['the sum of several', week, [agreed(20), agreed(12.5)], 32.5],
    ['nothing of one without weekly hours', week, [agreed(40, { hasWeeklyHours: false })], 0],
    ['nothing before its first day', lastYear, [agreed(40, { startDate: '2026-05-01' })], 0],
    [
      'what has ended since, in the weeks in which it ran',
      lastYear,
      [agreed(40, { status: 'Expired', endDate: '2026-01-31' })],
      40,
    ],
    ['nothing after its last day', week, [agreed(40, { status: 'Expired', endDate: '2026-01-31' })], 0],
    [
      'each year its own',
      lastYear,
      [agreed(40, { startDate: '2026-05-01' }), agreed(20, { status: 'Expired', endDate: '2026-04-30' })],
      20,
    ],
    ['three days of one that began on Wednesday', week, [agreed(40, { startDate: '2026-11-18' })], 24],
    ['two days of one that ended on Tuesday', week, [agreed(40, { status: 'Expired', endDate: '2026-11-17' })], 16],
    ['a day of one that began and ended on it', week, [agreed(38, { startDate: '2026-11-18', endDate: '2026-11-18' })], 7.5],
    ['nothing of one that began on Saturday', week, [agreed(40, { startDate: '2026-11-21' })], 0],
    [
      'one that followed another, once',
      week,
      [agreed(40, { status: 'Expired', endDate: '2026-11-17' }), agreed(40, { startDate: '2026-11-18' })],
      40,
    ],
    ['what will have begun', week, [agreed(40, { status: 'Upcoming', startDate: '2026-11-18' })], 24],
    ['nothing of what has no first day yet', week, [agreed(40, { status: 'Upcoming' })], 0],
    ['nothing of what ended nobody knows when', week, [agreed(40, { status: 'Expired' })], 0],
    ['nothing of what waits for an answer', week, [agreed(40, { status: 'Pending', startDate: '2026-01-01' })], 0],
    ['nothing of what was rejected', week, [agreed(40, { status: 'Rejected', startDate: '2026-01-01' })], 0],
  ])('%s', (_what, days, commitments, target) => {
    expect(missingHours(days, commitments, [], 0)).toEqual({ target, missing: target })
  })
})

describe('what is missing', () => {
  it.each([
    // agreed, leave, logged, target, missing
    [40, [], 31.5, 40, 8.5],
    [40, [], 40, 40, 0],
    [40, [], 44, 40, 0],
    [40, ['2026-11-16'], 30, 32, 2],
    [40, ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'], 0, 0, 0],
    // Leave at the weekend frees nobody from a workday.
    [40, ['2026-11-21', '2026-11-22'], 30, 40, 10],
    // A fifth of 38 is 7.6: what is asked for is a step of an effort.
    [38, ['2026-11-16'], 0, 30.5, 30.5],
    [38, ['2026-11-16'], 30.25, 30.5, 0.25],
    [38, [], 37.9, 38, 0],
    [0, [], 0, 0, 0],
  ])('of %s hours with leave on %j and %s logged: %s, %s', (hours, leaveDays, logged, target, missing) => {
    expect(missingHours(week, [agreed(hours)], leaveDays, logged)).toEqual({ target, missing })
  })
})

describe('what each day of a week lacks', () => {
  it.each([
    // what, agreed a week, leave, logged from Monday on, missing from Monday on
    ['all of a day without hours', 40, [], [8, 0, 8], [0, 8, 0, 8, 8, 0, 0]],
    ['the rest of one with some', 40, [], [5.25], [2.75, 8, 8, 8, 8, 0, 0]],
    ['nothing where the week lacks nothing, whatever day its hours lie on', 40, [], [16, 0, 8, 8, 8], [0, 0, 0, 0, 0, 0, 0]],
    ['no more than the week does', 40, [], [12, 0, 8, 8, 8], [0, 4, 0, 0, 0, 0, 0]],
    ['what is beyond on one day is made up for at the end of the week', 40, [], [16, 0, 8], [0, 8, 0, 8, 0, 0, 0]],
    ['nothing on leave', 40, ['2026-11-17'], [8], [0, 0, 8, 8, 8, 0, 0]],
    ['hours of the weekend count for the week', 40, [], [8, 8, 8, 8, 0, 6], [0, 0, 0, 0, 2, 0, 0]],
    ['quarters of an hour that are the week together', 38, [], [], [7.5, 7.75, 7.5, 7.75, 7.5, 0, 0]],
    ['what the week does by fifths that are no quarters', 38, [], [7.5, 7.5, 7.5, 7.5, 7.5], [0, 0.25, 0, 0.25, 0, 0, 0]],
    ['nothing without agreed hours', 0, [], [], [0, 0, 0, 0, 0, 0, 0]],
  ])('%s', (_what, hours, leaveDays, logged, missing) => {
    const days = missingHoursByDay(week, [agreed(hours)], leaveDays, (day) => logged[week.indexOf(day)] ?? 0)
    expect(week.map((day) => days.get(day)?.missing)).toEqual(missing)
  })

  it('a surplus of one week makes up for nothing of another', () => {
    const days = missingHoursByDay([...lastYear, ...week], [agreed(40)], [], (day) => (day === lastYear[0] ? 80 : 0))
    expect(sumMissing([...days.values()])).toEqual({ target: 80, missing: 40 })
  })

  const calendar = calendarOf('2026-11')
  const day = fc.constantFrom(...calendar)
  const hours = fc.integer({ min: 0, max: 64 }).map((quarters) => quarters / 4)
  // An audit may take or add what is no quarter.
  const minutes = fc.integer({ min: 0, max: 960 }).map((count) => count / 60)
  const commitment = fc.record({ weekly: fc.integer({ min: 0, max: 100 }).map((half) => half / 2), from: day, to: day })
  const month = fc.record({
    commitments: fc.array(commitment, { maxLength: 3 }),
    leaveDays: fc.uniqueArray(day, { maxLength: 6 }),
    logged: fc.array(fc.oneof(hours, minutes), { minLength: calendar.length, maxLength: calendar.length }),
  })

  it('never contradicts the head of a week or a month', () => {
    fc.assert(
      fc.property(month, ({ commitments, leaveDays, logged }) => {
        const all = commitments.map(({ weekly, from, to }) => agreed(weekly, { startDate: from, endDate: to }))
        const hoursOn = (one: string) => logged[calendar.indexOf(one)] ?? 0
        const byDay = missingHoursByDay(calendar, all, leaveDays, hoursOn)
        const of = (days: readonly string[]) => days.map((one) => byDay.get(one) ?? { target: Number.NaN, missing: Number.NaN })
        for (let first = 0; first < calendar.length; first += 7) {
          const days = calendar.slice(first, first + 7)
          const sum = days.reduce((before, one) => before + hoursOn(one), 0)
          // The head of a week says what the line manager's audit does, to the quarter of an hour.
          expect(sumMissing(of(days))).toEqual(missingHours(days, all, leaveDays, sum))
        }
        for (const one of calendar) {
          const [{ target, missing } = { target: 0, missing: 0 }] = of([one])
          expect(missing).toBeGreaterThanOrEqual(0)
          expect(missing).toBeLessThanOrEqual(target)
          if (!isWorkday(one) || leaveDays.includes(one) || hoursOn(one) >= target) expect(missing).toBe(0)
        }
        const own = of(calendar.filter((one) => monthOf(one) === '2026-11'))
        expect(sumMissing(own).missing > 0).toBe(own.some(({ missing }) => missing > 0))
      }),
    )
  })
})
