import { describe, expect, it } from 'vitest'
import type { Form } from './form-fields.ts'
import { emptyInput, inputOf, valuesOfRecord } from './form-wire.ts'
import { isSealedEmpty, sealedNothing } from './sealed.ts'

const form = {
  flag: { kind: 'switch' },
  tags: { kind: 'list' },
  count: { kind: 'count' },
  line: { kind: 'text', maxLength: 10 },
  always: { kind: 'text', maxLength: 10, always: true },
  kept: { kind: 'text', maxLength: 10, normalise: (text: string) => text.toUpperCase() },
  secret: { kind: 'secret', maxLength: 10 },
} as const satisfies Form

const nothing = { flag: false, tags: [], count: null, line: null, always: '', kept: null, secret: '' }

const sent = (values: Parameters<typeof inputOf>[1]) => inputOf(form, { secret: sealedNothing, ...values }, () => 'opened')

describe('a form as it is sent', () => {
  it('has nothing of what is not filled in', () => {
    expect(emptyInput(form)).toEqual({ ...nothing, secret: emptyInput(form).secret })
    expect(sent({})).toEqual({ ...nothing, secret: 'opened' })
    expect(sent({ flag: false, tags: [], count: ' ', line: '  ', always: ' ', kept: '' })).toEqual({
      ...nothing,
      secret: 'opened',
    })
  })

  it('has what is, without space around it, in the form in which it is kept', () => {
    expect(sent({ flag: true, tags: ['a'], count: ' 12 ', line: ' a b ', always: ' c ', kept: ' d ' })).toEqual({
      flag: true,
      tags: ['a'],
      count: 12,
      line: 'a b',
      always: 'c',
      kept: 'D',
      secret: 'opened',
    })
  })

  it('takes a value of another kind for none', () => {
    expect(sent({ flag: 'true', tags: 'a', count: true, line: true, always: false, kept: ['a'] })).toEqual({
      ...nothing,
      secret: 'opened',
    })
  })

  it('with a secret asks for somebody who can open it', () => {
    expect(() => inputOf(form, { secret: sealedNothing })).toThrow('sent by whoever can open it')
    expect(isSealedEmpty(sealedNothing)).toBe(true)
  })
})

describe('a record in the fields of its form', () => {
  it('has numbers as texts and nothing as an empty text', () => {
    const record = { flag: true, tags: ['b'], count: 0, line: null, always: 'c', kept: 'D' }
    expect(valuesOfRecord(form, record)).toEqual({
      flag: true,
      tags: ['b'],
      count: '0',
      line: '',
      always: 'c',
      kept: 'D',
      secret: '',
    })
  })
})
