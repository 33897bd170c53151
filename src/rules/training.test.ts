import { describe, expect, test } from 'vitest'
import {
  attemptPhase,
  courseLevels,
  durationRanges,
  durationText,
  fixedRating,
  isExecutable,
  isStepOpen,
  searchText,
  starsOf,
  teaser,
  trainingStates,
} from './training.ts'

test.each([
  [0, '0 m'],
  [45, '45 m'],
  [59, '59 m'],
  [60, '1 h, 0 m'],
  [125, '2 h, 5 m'],
  [6000, '100 h, 0 m'],
])('%i minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})

test('a level has one to three stars, and every course step the same rating', () => {
  expect(courseLevels.map(starsOf)).toEqual([1, 2, 3])
  expect(fixedRating).toBe(3.5)
})

test('durations are filtered in hours without a gap', () => {
  expect(durationRanges.map(({ min, max }) => [min, max])).toEqual([
    [0, 5],
    [5, 10],
    [10, 9999],
  ])
})

test.each([
  ['', ''],
  ['12345678901234567890', '12345678901234567890'],
  ['123456789012345678901', '12345678901234567890…'],
  ['👩🏽‍💻'.repeat(20), '👩🏽‍💻'.repeat(20)],
  ['👩🏽‍💻'.repeat(21), `${'👩🏽‍💻'.repeat(20)}…`],
  [`${'a'.repeat(19)}éb`, `${'a'.repeat(19)}é…`],
])('the teaser of %s is %s', (description, shown) => {
  expect(teaser(description)).toBe(shown)
})

test('the first step is open, another one when the step before it is completed or it is begun, whatever comes before that', () => {
  for (const before of trainingStates)
    for (const own of trainingStates) {
      expect(isStepOpen([own], 0)).toBe(true)
      expect(isStepOpen(['NotStarted', before, own], 2)).toBe(before === 'Completed' || own !== 'NotStarted')
    }
})

test.each([
  ['  web ', 'web'],
  ['   ', ''],
  ['a'.repeat(101), 'a'.repeat(100)],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('%s is searched for as %s', (typed, sought) => {
  expect(searchText(typed)).toBe(sought)
})

describe('an attempt', () => {
  const now = Date.UTC(2026, 0, 12, 12)
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
  test.each([
    [{ submitTime: null, endTime: null }, 'notStarted'],
    [{ submitTime: null, endTime: at(1) }, 'running'],
    [{ submitTime: null, endTime: at(0) }, 'expired'],
    [{ submitTime: null, endTime: at(-1) }, 'expired'],
    [{ submitTime: at(-5), endTime: at(1) }, 'submitted'],
    [{ submitTime: at(-5), endTime: at(-1) }, 'submitted'],
    [{ submitTime: at(-5), endTime: null }, 'submitted'],
  ] as const)('with %o is %s', (times, phase) => {
    expect(attemptPhase(times, now)).toBe(phase)
  })
})

test.each([
  [['html'], true],
  [['html', 'css', 'javascript'], true],
  [[' HTML ', 'CSS'], true],
  [['css', 'javascript'], false],
  [['html', 'php'], false],
  [['sql'], false],
  [[], false],
])('the output of %o can be shown: %s', (editors, expected) => {
  expect(isExecutable(editors)).toBe(expected)
})
