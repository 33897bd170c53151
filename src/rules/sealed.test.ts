import { describe, expect, it } from 'vitest'
import { isSameSecret, isSealedEmpty, sealedNothing } from './sealed.ts'

describe('a sealed secret', () => {
  it('is empty by its length, whatever its handle', () => {
    expect(isSealedEmpty(sealedNothing)).toBe(true)
    expect(isSealedEmpty({ sealed: 'a', length: 'short' })).toBe(false)
    expect(isSealedEmpty({ sealed: 'a', length: 'acceptable' })).toBe(false)
    expect(isSealedEmpty({ sealed: 'a', length: 'long' })).toBe(false)
  })

  it('is the same by its handle', () => {
    const one = { sealed: 'a', length: 'acceptable' } as const
    expect(isSameSecret(one, { ...one })).toBe(true)
    expect(isSameSecret(one, { sealed: 'b', length: 'acceptable' })).toBe(false)
    expect(isSameSecret(one, sealedNothing)).toBe(false)
  })
})
