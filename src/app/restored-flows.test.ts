import { describe, expect, it } from 'vitest'
import { type AnyMachineSnapshot, createActor } from 'xstate'
import { flowRestored } from '#journal/entry.ts'
import { nodesOf } from '#machines/testing/path-plan.ts'
import { devicePlans, statesOf } from './testing/journal-fixtures.ts'

/** What a description says of a state in which the person has to answer. */
const asks = /\bportal asks\b|\bperson is asked\b/

/** Whether something is in the way of the page: a question, or a dialog that nothing is being done in. */
const isInTheWay = (state: AnyMachineSnapshot): boolean =>
  state.hasTag('question') || (state.hasTag('open') && !state.hasTag('busy') && !state.hasTag('outlivesScreen'))

describe.each(devicePlans.map((plan) => [plan.name, plan] as const))('%s', (_, plan) => {
  const states = statesOf(plan)

  it('has the tag of a question wherever it asks', () => {
    const untagged = nodesOf(plan.machine).filter(
      ({ description = '', tags }) => asks.test(description) && !tags.includes('question'),
    )
    expect(untagged.map(({ id }) => id)).toEqual([])
  })

  it('asks nothing and opens nothing when a later page goes on with it', () => {
    const reached = new Set<string>()
    for (const { machine, snapshot } of states) {
      const actor = createActor(machine, { snapshot }).start()
      const before = actor.getSnapshot()
      for (const { id } of before._nodes) reached.add(id)
      if (before.status === 'active' && isInTheWay(before)) {
        actor.send({ type: flowRestored })
        expect([before.value, isInTheWay(actor.getSnapshot())]).toEqual([before.value, false])
      }
      actor.stop()
    }
    const questions = nodesOf(plan.machine).filter(({ tags }) => tags.includes('question'))
    expect(questions.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([])
  })
})
