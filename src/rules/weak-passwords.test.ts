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

describe('the edges of what makes a password weak', () => {
  const lady = { email: 'ada.l@example.org', firstName: ' Augusta ', lastName: 'King' }
  it('what stands before the @, and a name with space around it', () => {
    expect(weaknessOf('my ada.l goes 42', lady, common)).not.toBeNull()
    expect(weaknessOf('xxAugusta!4711zz', lady, common)).not.toBeNull()
    expect(weaknessOf('a quite unrelated text 42', lady, common)).toBeNull()
  })

  it('the shortest password that can be chosen is in the list', () => {
    const words = ['x'.repeat(7), 'abcdefgh', 'abcdefghi', '12345678901']
    const listed = guessedFirst(words).split(' ')
    expect(listed).not.toContain('x'.repeat(7))
    expect(listed.length).toBeGreaterThan(0)
    const shortest = Math.min(...listed.map(({ length }) => length))
    expect(guessedFirst(['y'.repeat(shortest), 'y'.repeat(shortest - 1)])).toBe('y'.repeat(shortest))
  })
})
