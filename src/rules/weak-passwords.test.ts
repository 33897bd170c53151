import { describe, expect, it } from 'vitest'
import { guessedFirst, weaknessOf } from './weak-passwords.ts'

const owner = { email: 'maya.rahimi@example.org', firstName: 'Maya', lastName: 'Li' }
const common = new Set(['password1', 'mayamaya'])

describe('what is weak about a password', () => {
  it.each([
    ['maya.rahimi@example.org', 'personal'],
    ['1-MAYA.RAHIMI-1', 'personal'],
    ['xxMaYaxx', 'personal'],
    ['Ｍａｙａ-2026', 'personal'],
    ['lighthouse-li', null],
    ['may a rahimi', null],
    ['Portal-demo-1', null],
    // One character alone, or nothing that can be seen.
    ['        ', 'common'],
    ['aaaaAAAA', 'common'],
    ['🙂🙂🙂🙂🙂🙂🙂🙂', 'common'],
    ['aaaaaaab', null],
    // Whatever its case, and what surrounds it.
    ['password1', 'common'],
    [' PassWord1 ', 'common'],
    ['password12', null],
    ['mayamaya', 'common'],
  ] as const)('%j: %s', (password, weakness) => {
    expect(weaknessOf(password, owner, common)).toBe(weakness)
  })

  it('has nothing to find where a name is blank', () => {
    expect(weaknessOf('anything at all', { email: 'a@b.co', firstName: '    ', lastName: '' }, common)).toBeNull()
  })
})

it('a browser knows the 5,000 most used of those that can be chosen', () => {
  const used = ['secret', 'zebra-zebra', ...Array.from({ length: 6_000 }, (_, index) => `password-${index}`)]
  const known = guessedFirst(used).split(' ')
  expect(known).toHaveLength(5_000)
  expect(known).toEqual([...known].sort())
  expect(known).toContain('zebra-zebra')
  expect(known).toContain('password-4998')
  expect(known).not.toContain('password-4999')
  expect(known).not.toContain('secret')
})
