import { describe, expect, it } from 'vitest'
import { type AgreedHours, missingHours } from './missing-hours.ts'
import { weekOf } from './weeks.ts'

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

  it.each([
    // day, agreed a week, logged, leave, missing
    ['2026-11-16', 40, 0, false, 8],
    ['2026-11-16', 40, 5.25, false, 2.75],
    ['2026-11-16', 40, 8, false, 0],
    ['2026-11-16', 40, 9.5, false, 0],
    ['2026-11-16', 38, 0, false, 7.5],
    // Not 0.1 of an hour.
    ['2026-11-16', 38, 7.5, false, 0],
    ['2026-11-16', 40, 0, true, 0],
    ['2026-11-21', 40, 0, false, 0],
    ['2026-11-22', 40, 0, false, 0],
    ['2026-11-16', 0, 0, false, 0],
  ])('of %s, %s agreed and %s logged, leave %s: %s', (day, hours, logged, isLeave, missing) => {
    expect(missingHours([day], [agreed(hours)], isLeave ? [day] : [], logged).missing).toBe(missing)
  })
})
