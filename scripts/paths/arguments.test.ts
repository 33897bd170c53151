import { describe, expect, it } from 'vitest'
import { plans } from '#machines/testing/plans.ts'
import { NotKnown, readTask } from './arguments.ts'

const read = (...given: readonly string[]) => readTask(plans, given)

const refusalOf = (...given: readonly string[]): string => {
  try {
    read(...given)
  } catch (error) {
    if (error instanceof NotKnown) return error.message
    throw error
  }
  throw new Error('It was not refused')
}

describe('npm run paths --', () => {
  it('prints without anything', () => {
    expect(read()).toEqual({ kind: 'print', asJson: false })
    expect(read('--json')).toEqual({ kind: 'print', asJson: true })
  })

  it('--coverage takes every machine, or those that are named', () => {
    expect(read('--coverage')).toMatchObject({ isWhole: true, plans })
    const some = read('--coverage', 'login', 'new-name')
    const names = some.kind === 'coverage' ? some.plans.map(({ name }) => name) : []
    expect(some).toMatchObject({ isWhole: false })
    expect(names).toEqual(['login', 'new-name of a skill', 'new-name of an epic'])
  })

  it('--open takes a state by its whole name, or by its last part', () => {
    expect(read('--open', 'session/refreshing')).toMatchObject({ kind: 'open', state: 'signedIn.refreshing' })
    expect(read('--open', 'loan-form/saving', '--screenshot', 'a.png')).toMatchObject({ state: 'saving', picture: 'a.png' })
  })

  it.each([
    [['--open', 'nobody/saving'], /^There is no machine 'nobody'\. The machines are: session, snackbars, .*[a-z]\.$/],
    [['--open', 'login/nowhere'], /^login has no state 'nowhere'\. Its states are: editing, submitting, signedIn\.$/],
    [['--open', 'sign-up/solving/more'], /MACHINE\/STATE/],
    [['--open', 'file-upload/'], /MACHINE\/STATE/],
    [['--open', 'login'], /MACHINE\/STATE/],
    [['--open', 'login/editing', '--screenshot'], /name of a file/],
    [['--open', 'login/editing', '--picture', 'a.png'], /--screenshot FILE/],
    [['--coverage', 'nobody'], /^There is no machine 'nobody'/],
    [['--cover'], /^'--cover' is nothing/],
  ] as const)('%j is refused in a sentence', (given, sentence) => {
    expect(refusalOf(...given)).toMatch(sentence)
  })
})
