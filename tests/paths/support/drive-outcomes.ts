import { type EffectPlan, planEffects } from '#machines/testing/effect-plan.ts'
import { type Outcome, outcomes } from '#machines/testing/outcomes.ts'
import { type PathPlan, planPaths } from '#machines/testing/path-plan.ts'
import { planWalks } from '#machines/testing/walk-plan.ts'
import { clean, test } from '../../support/kept-page.ts'
import type { Drive } from './drive-paths.ts'
import { EffectRun } from './effect-run.ts'
import { failing } from './outcome-answers.ts'

/** What a test says of one outcome, for whoever reads the run's report. */
interface Told {
  readonly machine: string
  readonly effect: string
  readonly state: string
  readonly outcome: Outcome
  readonly mark: 'held' | 'broke' | 'left' | 'none'
  readonly why?: string
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The outcomes of one effect, as its two tests come to know them. */
class Notes {
  readonly #plan: PathPlan
  readonly #effect: EffectPlan
  readonly #broken: string[] = []

  constructor(plan: PathPlan, effect: EffectPlan) {
    this.#plan = plan
    this.#effect = effect
  }

  note(outcome: Outcome, mark: Told['mark'], why?: string): void {
    const { effect, state } = this.#effect
    const told: Told = { machine: this.#plan.name, effect, state, outcome, mark, ...(why !== undefined && { why }) }
    test.info().annotations.push({ type: 'outcome', description: JSON.stringify(told) })
    if (mark === 'broke') this.#broken.push(`${outcome}: ${why}`)
  }

  /** Fails the test when something did not hold. */
  end(): void {
    const broken = this.#broken.splice(0)
    if (broken.length > 0) throw new Error(broken.join('\n\n'))
  }
}

/**
 * Goes to where each effect of a machine runs, and ends its call in every way that a call can end (docs/coverage.md).
 *
 * @param drive how the machine's events are made and what its states look like
 */
export const driveOutcomes = <State extends string, Type extends string>(plan: PathPlan, drive: Drive<State, Type>): void => {
  const asked: readonly string[] = JSON.parse(process.env.PORTAL_OUTCOMES ?? '[]')
  if (!asked.includes(plan.name)) return
  // Rather the ways that the path tests go.
  const { paths: driven } = drive.endsPage === 'any' ? planPaths(plan) : planWalks(plan, drive.endsPage)
  const effects = planEffects(plan, [...driven, ...planPaths(plan).paths])
  const { asksNothing = [] } = drive
  const unknown = asksNothing.filter((name) => !effects.some(({ effect }) => effect === name))
  if (unknown.length > 0) throw new Error(`${plan.name} has no effect ${unknown.join(', ')}`)
  for (const effect of effects) {
    const { way } = effect
    test.describe(`${plan.name}: ${effect.effect} in ${effect.state || 'every state'}`, () => {
      test.describe.configure({ mode: 'default' })
      test.use({ actionTimeout: 15_000 })
      const notes = new Notes(plan, effect)

      if (asksNothing.includes(effect.effect)) {
        test('asks nothing', async ({ page }) => {
          for (const { name } of outcomes) notes.note(name, 'none', 'asks nothing of the server')
          if (way === undefined) return
          const run = new EffectRun(page, plan, drive, { ...effect, way })
          await run.comeWithoutCall()
          await run.end()
        })
        return
      }

      test('done and twice', async ({ page }) => {
        if (way === undefined) {
          for (const outcome of ['done', 'twice'] as const) notes.note(outcome, 'left', 'no path leads there')
          return
        }
        const succeed = async (isTwice: boolean) => {
          const run = new EffectRun(page, plan, drive, { ...effect, way })
          try {
            await run.come()
            const isPressed = isTwice && (await run.pressAgain())
            await run.succeed()
            return isPressed ? null : run.whyNotTwice
          } finally {
            await run.end()
          }
        }
        const once = async () => {
          await clean(page)
          await succeed(false)
        }
        try {
          const why = await succeed(true)
          notes.note('twice', why === null ? 'held' : 'none', why ?? undefined)
          notes.note('done', 'held')
        } catch (error) {
          notes.note('twice', 'broke', wordsOf(error))
          await once().then(
            () => notes.note('done', 'held'),
            (again: unknown) => notes.note('done', 'broke', wordsOf(again)),
          )
        }
        notes.end()
      })

      test('failing', async ({ page }) => {
        if (way === undefined) {
          for (const { outcome } of failing) notes.note(outcome, 'left', 'no path leads there')
          return
        }
        let run: EffectRun<State, Type> | undefined
        for (const variant of failing) {
          await test.step(variant.name, async () => {
            try {
              if (run !== undefined && !(await run.comeAgain())) {
                await run.end()
                await clean(page)
                run = undefined
              }
              if (run === undefined) {
                run = new EffectRun(page, plan, drive, { ...effect, way })
                await run.come()
              }
              notes.note(variant.outcome, 'held', await run.fail(variant))
            } catch (error) {
              notes.note(variant.outcome, 'broke', wordsOf(error))
              run?.giveUp()
            }
          })
        }
        await run?.end()
        notes.end()
      })
    })
  }
}
