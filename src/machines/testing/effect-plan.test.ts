import { describe, expect, it } from 'vitest'
import { commitmentApprovalPlan } from '../commitment-approval/commitment-approval.paths.ts'
import { loanFormPlan } from '../loan-form/loan-form.paths.ts'
import { loginPlan } from '../login/login.paths.ts'
import { logoutPlan } from '../logout/logout.paths.ts'
import { sessionPlan } from '../session/session.paths.ts'
import { type EffectPlan, planEffects, shortestWayTo } from './effect-plan.ts'
import { type PathPlan, planPaths } from './path-plan.ts'

const effectOf = (plan: PathPlan, effect: string): EffectPlan => {
  const found = planEffects(plan, planPaths(plan).paths).find((one) => one.effect === effect)
  if (found === undefined) throw new Error(`${plan.name} has no effect ${effect}`)
  return found
}

const types = (steps: EffectPlan['retries'][number]['steps'] | undefined) => steps?.map(({ event }) => event.type)

describe('planEffects', () => {
  it('finds the shortest way to an effect, and what comes of its success', () => {
    const { way, done } = effectOf(loginPlan, 'signIn')
    expect(types(way?.steps)).toEqual(['userName.changed', 'password.changed', 'submit.requested'])
    expect(done?.reaches).toEqual(['signedIn'])
  })

  it('says where a failure may lead', () => {
    expect(effectOf(loginPlan, 'signIn').afterFailure).toEqual([['editing']])
    expect(effectOf(commitmentApprovalPlan, 'decide').afterFailure).toEqual([['refused']])
  })

  it('knows how a person tries again, which may depend on the failure', () => {
    const { retries } = effectOf(loanFormPlan, 'saveLoan')
    const silent = retries.find(({ failure }) => failure.kind === 'unreachable')
    expect(silent?.from).toEqual(['offering'])
    expect(types(silent?.steps)).toEqual(['draft.continued', 'save.requested'])
  })

  it('tells failures that the chart treats as success from those that matter', () => {
    expect(effectOf(logoutPlan, 'endSession').isIndifferent).toBe(true)
    expect(effectOf(loginPlan, 'signIn').isIndifferent).toBe(false)
  })
})

describe('shortestWayTo', () => {
  it('ends where the state is first reached', () => {
    const found = shortestWayTo(planPaths(sessionPlan).paths, 'signedIn.refreshing')
    expect(found?.way.steps.at(-1)?.reaches).toEqual(['signedIn.refreshing'])
  })

  it('finds nothing where no path leads', () => {
    expect(shortestWayTo(planPaths(loginPlan).paths, 'nowhere')).toBeUndefined()
  })
})
