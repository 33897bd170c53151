import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeBetween, withChange } from './text-change.ts'

it('makes any text another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
      expect(withChange(before, changeBetween(before, after))).toBe(after)
    }),
  )
})

it('is as small as a key', () => {
  const long = 'select * from berth\n'.repeat(500)
  expect(changeBetween(long, `${long.slice(0, 5000)}x${long.slice(5000)}`)).toEqual({ at: 5000, removed: 0, inserted: 'x' })
  expect(changeBetween('aaa', 'aa')).toEqual({ at: 2, removed: 1, inserted: '' })
  expect(changeBetween('same', 'same')).toEqual({ at: 4, removed: 0, inserted: '' })
})
