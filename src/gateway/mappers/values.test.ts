import { GraphQLError } from 'graphql'
import { describe, expect, test } from 'vitest'
import { fromDay, toDay } from './values.ts'

describe('a day of v1', () => {
  test.each([
    [null, null],
    ['2026-01-12T00:00:00', '2026-01-12'],
    ['2026-01-12T23:59:59', '2026-01-12'],
    ['0001-01-01T00:00:00', '0001-01-01'],
  ])('%j is %j', (moment, day) => {
    expect(toDay(moment)).toBe(day)
  })
})

describe('a day of an input', () => {
  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    [' ', null],
    ['2024-02-29', '2024-02-29T00:00:00'],
    ['1900-01-01', '1900-01-01T00:00:00'],
    ['2199-12-31', '2199-12-31T00:00:00'],
  ])('%j is %j for v1', (day, moment) => {
    expect(fromDay(day, 'birthDate')).toBe(moment)
  })

  test.each(['2023-02-29', '2026-00-10', '2026-1-1', '1899-12-31', '2200-01-01', ' 2026-01-01', '٢٠٢٦-٠١-٠١'])(
    '%j is refused with the field',
    (day) => {
      expect(() => fromDay(day, 'birthDate')).toThrow(
        expect.objectContaining({ extensions: { code: 'VALIDATION', field: 'birthDate' } }),
      )
      expect(() => fromDay(day, 'birthDate')).toThrow(GraphQLError)
    },
  )
})
