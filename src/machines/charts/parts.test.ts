import { describe, expect, it } from 'vitest'
import { partsOf, valueText } from './parts.ts'

describe('a value in words', () => {
  it('keeps secrets sealed', () => {
    expect(valueText({ sealed: '0f3a', length: 'acceptable' })).toBe('sealed, acceptable')
    expect(valueText({ sealed: '0f3a', length: 'acceptable', of: 'password' })).toContain('0f3a')
    expect(valueText({ sealed: '0f3a', size: 1 })).toContain('0f3a')
    expect(valueText(undefined)).toBe('undefined')
    expect(valueText(null)).toBe('null')
  })

  it('is taken apart to its innermost parts', () => {
    const secret = { sealed: '0f3a', length: 'none' }
    const value = { rows: [{ hours: 4 }, { hours: 5 }], note: 'a', files: [], user: null, password: secret }
    expect([...partsOf(value, '')]).toEqual([
      ['rows.0.hours', '4'],
      ['rows.1.hours', '5'],
      ['note', '"a"'],
      ['files', '[]'],
      ['user', 'null'],
      ['password', 'sealed, none'],
    ])
    expect([...partsOf({ note: 'a' }, 'context')]).toEqual([['context.note', '"a"']])
    expect([...partsOf('text', 'context')]).toEqual([['context', '"text"']])
  })
})
