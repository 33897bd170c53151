import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { isProfileComplete, type ProfileFacts } from '#rules/profile-facts.ts'
import { isStepDone, nextStep, placement, stepBefore } from '#rules/wizard.ts'
import { type WizardStep, wizardSteps } from '#rules/wizard-steps.ts'
import { silence } from '../testing/fixtures.ts'
import { type SaveStepAnswer, type SaveStepRequest, wizard } from './wizard.machine.ts'

const facts = (...done: ReadonlyArray<keyof ProfileFacts>): ProfileFacts => ({
  personal: done.includes('personal'),
  professional: done.includes('professional'),
  careerHistory: done.includes('careerHistory'),
  profile: done.includes('profile'),
})
const everything = facts('personal', 'professional', 'careerHistory', 'profile')

const open = (...answers: ReadonlyArray<SaveStepAnswer | typeof silence>) => {
  const requests: SaveStepRequest[] = []
  const emitted: unknown[] = []
  const saveStep = fromPromise<SaveStepAnswer, SaveStepRequest>(async ({ input }) => {
    const answer = answers[requests.push(input) - 1] ?? { kind: 'saved', facts: facts() }
    if (answer.kind === 'unreachable') throw answer
    return answer as SaveStepAnswer
  })
  const actor = createActor(wizard.provide({ actors: { saveStep } }))
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'))
  return { actor, requests, emitted, settled, step: () => actor.getSnapshot().context.step }
}

describe('placement (specification 4)', () => {
  it.each([
    [facts(), 1],
    [facts('personal'), 2],
    [facts('personal', 'professional'), 4],
    [facts('personal', 'professional', 'careerHistory'), 5],
    [everything, null],
    [facts('professional', 'careerHistory', 'profile'), 1],
    [facts('personal', 'careerHistory', 'profile'), 2],
    [facts('personal', 'professional', 'profile'), 4],
  ] as const)('%o begins at %s', (given, step) => {
    expect(placement(given)).toBe(step)
  })

  it('finishes exactly when everything is complete', () => {
    const anyFacts = fc.record({
      personal: fc.boolean(),
      professional: fc.boolean(),
      careerHistory: fc.boolean(),
      profile: fc.boolean(),
    })
    fc.assert(fc.property(anyFacts, (given) => (placement(given) === null) === isProfileComplete(given)))
  })
})

describe('steps', () => {
  it('are done when the person is past them and nothing of them is missing', () => {
    const missing = [{ step: 'personal-details' as const }, { step: 'skills' as const }]
    expect(wizardSteps.filter(({ step }) => isStepDone(step, 4, missing)).map(({ step }) => step)).toEqual([2, 3])
  })

  it('have the estimates 1, 3, 5, 3, 3 and 5 minutes', () => {
    expect(wizardSteps.map(({ minutes }) => minutes)).toEqual([1, 3, 5, 3, 3, 5])
  })

  it('go on by one and wrap after the last; go back by one', () => {
    const steps: WizardStep[] = [1, 2, 3, 4, 5, 6]
    expect(steps.map(nextStep)).toEqual([2, 3, 4, 5, 6, 1])
    expect(steps.map(stepBefore)).toEqual([1, 1, 2, 3, 4, 5])
  })
})

describe('wizard', () => {
  it('places a first visit, and only the first answer does', () => {
    const { actor, step } = open()
    actor.send({ type: 'facts.arrived', facts: facts('personal', 'professional') })
    expect(step()).toBe(4)
    actor.send({ type: 'facts.arrived', facts: facts() })
    expect(step()).toBe(4)
  })

  it('saves on Next, stays where the step is refused or no answer comes, and goes on where it is saved', async () => {
    const { actor, requests, settled, step } = open({ kind: 'refused' }, silence, { kind: 'saved', facts: facts('personal') })
    actor.send({ type: 'facts.arrived', facts: facts() })
    for (const expected of [1, 1, 2]) {
      actor.send({ type: 'next.requested' })
      await settled()
      expect(step()).toBe(expected)
    }
    expect(requests).toEqual(Array.from({ length: 3 }, () => ({ step: 1, extent: 'whole' })))
  })

  it('is saved once, however often Next is pressed', async () => {
    const { actor, requests, settled } = open()
    actor.send({ type: 'facts.arrived', facts: facts() })
    for (let press = 0; press < 20; press += 1) actor.send({ type: 'next.requested' })
    await settled()
    expect(requests).toHaveLength(1)
  })

  it('goes back to 1 and no further; opens only steps the person has been to', () => {
    const { actor, step } = open()
    actor.send({ type: 'facts.arrived', facts: facts('personal', 'professional') })
    actor.send({ type: 'step.opened', step: 6 })
    expect(step()).toBe(4)
    actor.send({ type: 'step.opened', step: 2 })
    expect(step()).toBe(2)
    actor.send({ type: 'step.opened', step: 4 })
    expect(step()).toBe(4)
    for (const step of [0, 7, 1.5, Number.NaN]) {
      actor.send({ type: 'step.opened', step })
      expect(actor.getSnapshot().context.step).toBe(4)
    }
    for (let press = 0; press < 9; press += 1) actor.send({ type: 'back.requested' })
    expect(step()).toBe(1)
    expect(actor.getSnapshot().can({ type: 'back.requested' })).toBe(false)
  })

  it('congratulates and leads on when the last step leaves nothing missing', async () => {
    const { actor, emitted, settled } = open(
      { kind: 'saved', facts: facts('personal', 'professional', 'careerHistory') },
      { kind: 'saved', facts: everything },
    )
    actor.send({ type: 'facts.arrived', facts: facts('personal', 'professional', 'careerHistory') })
    actor.send({ type: 'next.requested' })
    await settled()
    expect(actor.getSnapshot().context.step).toBe(6)
    actor.send({ type: 'next.requested' })
    await settled()
    expect(actor.getSnapshot().status).toBe('done')
    expect(emitted).toEqual([
      {
        type: 'notice.raised',
        status: 'success',
        body: 'Congratulations! You completed your profile successfuly. thanks for joining our team!',
      },
      { type: 'navigation.requested', to: '/team-member', replace: true },
    ])
  })

  it('leads on without congratulating whoever has finished nothing here', () => {
    const { actor, emitted } = open()
    actor.send({ type: 'facts.arrived', facts: everything })
    expect(actor.getSnapshot().status).toBe('done')
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/team-member', replace: true }])
  })

  it('stays at the last step while something of an earlier one is missing', async () => {
    const almost = facts('personal', 'careerHistory', 'profile')
    const { actor, settled } = open({ kind: 'saved', facts: almost }, { kind: 'saved', facts: almost })
    actor.send({ type: 'facts.arrived', facts: facts('personal', 'professional', 'careerHistory') })
    actor.send({ type: 'next.requested' })
    await settled()
    actor.send({ type: 'next.requested' })
    await settled()
    expect(actor.getSnapshot().value).toBe('incomplete')
    actor.send({ type: 'step.opened', step: 2 })
    expect(actor.getSnapshot().value).toBe('filling')
    expect(actor.getSnapshot().context.step).toBe(2)
  })

  it('saves what is there so far before it is left', async () => {
    const { actor, requests, settled } = open({ kind: 'refused' }, { kind: 'saved', facts: facts() })
    actor.send({ type: 'facts.arrived', facts: facts() })
    actor.send({ type: 'exit.requested' })
    actor.send({ type: 'exit.cancelled' })
    expect(requests).toEqual([])
    actor.send({ type: 'exit.requested' })
    actor.send({ type: 'exit.confirmed' })
    await settled()
    expect(actor.getSnapshot().value).toBe('filling')
    actor.send({ type: 'exit.requested' })
    actor.send({ type: 'exit.confirmed' })
    await settled()
    expect(actor.getSnapshot().value).toBe('exited')
    expect(requests).toEqual([
      { step: 1, extent: 'soFar' },
      { step: 1, extent: 'soFar' },
    ])
    actor.send({ type: 'continue.requested' })
    expect(actor.getSnapshot().value).toBe('filling')
  })
})
