import fc from 'fast-check'
import { expect, it } from 'vitest'
import { masked, maskedText } from './masked.ts'

it('keeps the shape of a text, and nothing of what it says', () => {
  expect(maskedText('Maya Rahimi, 12.5 h')).toBe('Xxxx Xxxxxx, 11.1 x')
  expect(maskedText('2026-11-20')).toBe('1111-11-11')
  expect(maskedText('Łódź 日本 ٣')).toBe('Xxxx xx 1')
  expect(maskedText('7c0e6e54-0d3e-4f5e-8a53-0a5d5f1f7a09')).toBe('7c0e6e54-0d3e-4f5e-8a53-0a5d5f1f7a09')
})

it('leaves no letter and no digit that was there, but x and 1', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => /^[xX1\p{ASCII}]*$/u.test(maskedText(text)) && !/[a-wyzA-WYZ02-9]/.test(maskedText(text)),
    ),
  )
})

it('keeps equal what was equal', () => {
  const data = { one: 'Berths', list: ['Berths', { deep: 'Berths' }] }
  expect(masked(data)).toEqual({ one: 'Xxxxxx', list: ['Xxxxxx', { deep: 'Xxxxxx' }] })
})

it('leaves the words of the portal: types, kinds, codes and states', () => {
  const state = {
    status: 'active',
    value: { editing: 'unsent' },
    context: { title: 'Mine', failure: { kind: 'refused', code: 'CONFLICT' } },
  }
  expect(masked({ type: 'field.changed', field: 'title', value: 'Mine', state })).toEqual({
    type: 'field.changed',
    field: 'title',
    value: 'Xxxx',
    state: { ...state, context: { title: 'Xxxx', failure: { kind: 'refused', code: 'CONFLICT' } } },
  })
  expect(masked({ name: 'Maya', error: { name: 'TypeError', message: 'x is 2' } })).toEqual({
    name: 'Xxxx',
    error: { name: 'TypeError', message: 'x xx 1' },
  })
})
