import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeBetween, createEchoes, withPlainLineEnds } from './outside-value.ts'

test('a change makes the one text out of the other, and touches no more than it must', () => {
  expect(changeBetween('one two', 'one two')).toBeUndefined()
  expect(changeBetween('one three', 'one two three')).toEqual({ from: 5, to: 5, insert: 'wo t' })
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 })
  fc.assert(
    fc.property(text, text, (from, to) => {
      const change = changeBetween(from, to)
      const made = change ? from.slice(0, change.from) + change.insert + from.slice(change.to) : from
      expect(made).toBe(to)
    }),
  )
})

test('line ends of other systems are plain ones', () => {
  expect(withPlainLineEnds('a\r\nb\rc\n')).toBe('a\nb\nc\n')
})

test('what was reported comes back once; what came before it will not', () => {
  const echoes = createEchoes()
  for (const text of ['a', 'ab', 'abc']) echoes.report(text)
  expect(echoes.isEcho('ab')).toBe(true)
  expect(echoes.isEcho('a')).toBe(false)
  expect(echoes.isEcho('abc')).toBe(true)
  expect(echoes.isEcho('abc')).toBe(false)
})
