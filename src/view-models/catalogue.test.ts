import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { courseLevels, durationRanges, questionLevels } from '#rules/training.ts'
import {
  areSameCriteria,
  distinct,
  hoursOf,
  isEmptyCriteria,
  noCriteria,
  readCriteria,
  totalMinutes,
  writeCriteria,
} from './catalogue.ts'

const read = (query: string) => readCriteria(new URLSearchParams(query), courseLevels)
const skill = '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7f01'

describe('criteria in the address', () => {
  it.each([
    ['', noCriteria],
    ['?text=%20sql%20', { ...noCriteria, text: 'sql' }],
    [`?text=${'x'.repeat(300)}`, { ...noCriteria, text: 'x'.repeat(100) }],
    [`?skills=${skill},${skill},<script>`, { ...noCriteria, skillIds: [skill] }],
    ['?text=a%0Ab%00', { ...noCriteria, text: 'a b' }],
    [`?text=${'x'.repeat(99)}👩`, { ...noCriteria, text: 'x'.repeat(99) }],
    [`?skills=${'-'.repeat(36)},${'a'.repeat(36)}`, noCriteria],
    ['?duration=medium', { ...noCriteria, duration: 'medium' }],
    ['?duration=forever', noCriteria],
    ['?levels=Senior,Junior,Expert', { ...noCriteria, levels: ['Junior', 'Senior'] }],
  ])('%s', (query, criteria) => {
    expect(read(query)).toEqual(criteria)
  })

  it('is read as it was written', () => {
    const criteria = fc.record({
      text: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      skillIds: fc.uniqueArray(fc.uuid(), { maxLength: 20 }),
      duration: fc.constantFrom(null, ...durationRanges.map(({ name }) => name)),
      levels: fc.subarray([...courseLevels]),
    })
    fc.assert(
      fc.property(criteria, (one) => {
        expect(read(writeCriteria(one))).toEqual(one)
      }),
    )
  })

  it('are the same in whatever order', () => {
    const one = { ...noCriteria, skillIds: ['b', 'a'], levels: ['Senior', 'Junior'] }
    expect(areSameCriteria(one, { ...one, skillIds: ['a', 'b'] })).toBe(true)
    expect(areSameCriteria(one, { ...one, skillIds: ['a'] })).toBe(false)
    expect([isEmptyCriteria(noCriteria), isEmptyCriteria(one)]).toEqual([true, false])
  })
})

it.each([
  ['short', { min: 0, max: 5 }],
  ['medium', { min: 5, max: 10 }],
  ['long', { min: 10, max: 9999 }],
] as const)('%s takes the hours of specification 9', (duration, hours) => {
  expect(hoursOf({ ...noCriteria, duration })).toEqual(hours)
})

it('takes no hours for any duration', () => {
  expect(hoursOf(noCriteria)).toBeNull()
})

it('names each once', () => {
  expect(distinct(['SQL', 'CSS', 'SQL'])).toEqual(['SQL', 'CSS'])
  expect(distinct(['Hard', 'Easy', 'Hard'], questionLevels)).toEqual(['Easy', 'Hard'])
})

it('sums durations up', () => {
  expect(totalMinutes([])).toBe(0)
  expect(totalMinutes([{ minutes: 5 }, { minutes: 40 }])).toBe(45)
})
