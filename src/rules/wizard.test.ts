import { describe, expect, it } from 'vitest'
import { isStepDone, isWizardStep, nextStep, placement, stepBefore, stepName } from './wizard.ts'
import type { WizardStep } from './wizard-steps.ts'

const steps = [1, 2, 3, 4, 5, 6] as const satisfies readonly WizardStep[]

describe('the steps of the wizard', () => {
  it('are the whole numbers from 1 to 6', () => {
    expect([-1, 0, 0.5, 1, 2, 3, 4, 5, 6, 6.5, 7, Number.NaN].filter(isWizardStep)).toEqual([...steps])
  })

  it('follow each other, the first one the last', () => expect(steps.map(nextStep)).toEqual([2, 3, 4, 5, 6, 1]))

  it('lead back, from the first to itself', () => expect(steps.map(stepBefore)).toEqual([1, 1, 2, 3, 4, 5]))

  it('have a name each', () => expect(new Set(steps.map(stepName)).size).toBe(6))
})

describe('a step is done', () => {
  it('when the person is past it', () => {
    expect(steps.map((step) => isStepDone(step, 3, []))).toEqual([true, true, false, false, false, false])
  })

  it('and nothing of it is open', () => {
    expect(isStepDone(1, 3, [{ step: stepName(2) }])).toBe(true)
    expect(isStepDone(2, 3, [{ step: stepName(2) }])).toBe(false)
  })
})

describe('a first visit begins', () => {
  const all = { personal: true, professional: true, careerHistory: true, profile: true }
  it.each([
    ['with the personal details', { personal: false, professional: false }, 1],
    ['with the professional ones', { professional: false, careerHistory: false }, 2],
    ['with the career', { careerHistory: false, profile: false }, 4],
    ['with the profile', { profile: false }, 5],
    ['nowhere when nothing is missing', {}, null],
  ])('%s', (_where, missing, step) => expect(placement({ ...all, ...missing })).toBe(step))
})
