import { describe, expect, it } from 'vitest'
import { weekOf } from '#rules/weeks.ts'
import { weekToDo } from './to-do.ts'

const week = weekOf('2026-11-18')
const [monday = '', tuesday = '', wednesday = ''] = week
const agreed = [{ status: 'Active', hasWeeklyHours: true, hoursPerWeekMin: 40 }]
const record = (date: string, effort: number, adjustment = 0) => ({ date, effort, adjustment })

describe('what a week asks of a person', () => {
  it.each([
    ['nothing is logged yet', [], [], { hours: 0, target: 40, missing: 40, daysMissing: [monday, tuesday, wednesday] }],
    [
      'a day is full, another half, a third leave',
      [record(monday, 8), record(tuesday, 3), record(tuesday, 1)],
      [wednesday],
      { hours: 12, target: 32, missing: 20, daysMissing: [tuesday] },
    ],
    [
      'an adjustment counts',
      [record(monday, 9, -1)],
      [tuesday, wednesday],
      { hours: 8, target: 24, missing: 16, daysMissing: [] },
    ],
    [
      'more on one day is none on another',
      [record(monday, 16), record(wednesday, 8)],
      [],
      { hours: 24, target: 40, missing: 16, daysMissing: [tuesday] },
    ],
    ['the week is full and a day is not', [record(monday, 40)], [], { hours: 40, target: 40, missing: 0, daysMissing: [] }],
    [
      'records of other weeks do not count',
      [record('2026-11-15', 8)],
      week,
      { hours: 0, target: 0, missing: 0, daysMissing: [] },
    ],
  ])('when %s', (_, records, leaveDays, expected) => {
    expect(weekToDo(week, wednesday, agreed, records, leaveDays)).toEqual(expected)
  })

  it('asks for nothing without agreed hours', () => {
    expect(weekToDo(week, wednesday, [], [record(monday, 2)], [])).toEqual({ hours: 2, target: 0, missing: 0, daysMissing: [] })
  })
})
