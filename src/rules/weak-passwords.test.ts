import { describe, expect, it } from 'vitest'
import { asListed, containsOwner, isMonotonous } from './weak-passwords.ts'

const owner = { email: 'maya.rahimi@example.org', firstName: 'Maya', lastName: 'Li' }

describe('a password that contains its owner', () => {
  it.each([
    ['maya.rahimi@example.org', true],
    ['1-MAYA.RAHIMI-1', true],
    ['xxMaYaxx', true],
    ['Ｍａｙａ-2026', true],
    ['lighthouse-li', false],
    ['may a rahimi', false],
    ['Portal-demo-1', false],
  ])('%j: %s', (password, contains) => {
    expect(containsOwner(password, owner)).toBe(contains)
  })

  it('has nothing to find where a name is blank', () => {
    expect(containsOwner('anything at all', { email: 'a@b.co', firstName: '    ', lastName: '' })).toBe(false)
  })
})

it.each([
  ['        ', true],
  ['aaaaAAAA', true],
  ['🙂🙂🙂🙂🙂🙂🙂🙂', true],
  ['aaaaaaab', false],
])('%j is of one character: %s', (password, is) => {
  expect(isMonotonous(password)).toBe(is)
})

it('is looked up without the letters’ case and what surrounds it', () => {
  expect(asListed(' PassWord1 ')).toBe('password1')
})
