import type { Page } from '@playwright/test'
import { type EffectPlan, planEffects } from '#machines/testing/effect-plan.ts'
import { type PathPlan, planPaths } from '#machines/testing/path-plan.ts'
import { test } from '../../support/kept-page.ts'
import type { Drive } from './drive-paths.ts'
import { type Variant, variants } from './outcome-answers.ts'
import { OutcomeRun } from './outcome-run.ts'

/** Of which cell a test is, for whoever reads the run's report. */
const cellOf = (plan: PathPlan, { effect, state }: EffectPlan, { outcome }: Variant) => ({
  type: 'cell',
  description: JSON.stringify({ machine: plan.name, effect, state, outcome }),
})

/** Why a cell of an effect stays without a mark. */
const without = (why: string): void => void test.info().annotations.push({ type: 'without', description: why })

const asksNothing = 'asks nothing of the server'

/**
 * Goes to where each effect of a machine runs, and ends its call in every way that a call can end (docs/coverage.md).
 *
 * @param drive how the machine's events are made and what its states look like
 */
export const driveOutcomes = <State extends string, Type extends string>(plan: PathPlan, drive: Drive<State, Type>): void => {
  const effects = planEffects(plan, planPaths(plan).paths)
  for (const effect of effects) {
    test.describe(`${plan.name}: ${effect.effect} in ${effect.state || 'every state'}`, () => {
      test.describe.configure({ mode: 'default' })
      test.use({ actionTimeout: 10_000 })
      test.setTimeout(45_000)
      let asks: boolean | undefined

      for (const variant of variants) {
        test(variant.name, { annotation: cellOf(plan, effect, variant) }, async ({ page }: { page: Page }) => {
          const { way } = effect
          if (way === undefined) return without('no path leads there')
          if (asks === false) return without(asksNothing)
          const run = new OutcomeRun(page, plan, drive, { ...effect, way })
          const why = await run.drive(variant)
          asks ??= why !== asksNothing
          if (why !== null) without(why)
        })
      }
    })
  }
}
