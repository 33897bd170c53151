import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planEffects } from '#machines/testing/effect-plan.ts'
import { type Outcome, outcomes } from '#machines/testing/outcomes.ts'
import { planPaths } from '#machines/testing/path-plan.ts'
import { inProject } from '../lib/folder.mjs'
import type { PathsTask } from './arguments.ts'
import { coveragePage, coverageText } from './coverage-page.ts'
import { isDriven, runPaths } from './run-paths.ts'

/**
 * - `held`: it was driven and everything held.
 * - `broke`: it was driven and something did not hold.
 * - `left`: nobody has driven it.
 * - `none`: it cannot come about; `why` says why.
 */
export interface Cell {
  readonly mark: 'held' | 'broke' | 'left' | 'none'
  readonly why?: string
}

export interface CoveredEffect {
  readonly effect: string
  readonly state: string
  readonly cells: Readonly<Record<Outcome, Cell>>
}

export interface CoveredMachine {
  readonly machine: string
  readonly states: { readonly all: number; readonly driven: number }
  readonly transitions: { readonly all: number; readonly driven: number }
  readonly effects: readonly CoveredEffect[]
}

export interface Coverage {
  readonly machines: readonly CoveredMachine[]
  readonly seconds: number
}

/** What is read of Playwright's report. */
interface ReportedSuite {
  readonly specs?: ReadonlyArray<{
    readonly tests: ReadonlyArray<{
      readonly annotations: ReadonlyArray<{ readonly type: string; readonly description?: string }>
    }>
  }>
  readonly suites?: readonly ReportedSuite[]
}

type ReportedTest = NonNullable<ReportedSuite['specs']>[number]['tests'][number]

const testsIn = ({ specs = [], suites = [] }: ReportedSuite): readonly ReportedTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
]

interface Told extends Cell {
  readonly machine: string
  readonly effect: string
  readonly state: string
  readonly outcome: Outcome
}

const toldBy = ({ annotations }: ReportedTest): readonly Told[] =>
  annotations.flatMap(({ type, description }) =>
    type === 'outcome' && description !== undefined ? [JSON.parse(description)] : [],
  )

const worstFirst: readonly Cell['mark'][] = ['broke', 'left', 'held', 'none']

/** An outcome that was driven in several ways is as the worst of them. */
const worst = (cells: readonly Cell[]): Cell => {
  const [first] = cells.toSorted((one, other) => worstFirst.indexOf(one.mark) - worstFirst.indexOf(other.mark))
  if (first === undefined) return { mark: 'left', why: 'the run did not come so far' }
  return first.why === undefined || first.mark === 'broke' ? { mark: first.mark } : { mark: first.mark, why: first.why }
}

/** Puts together what the plans say and what a run has reported. */
export const collectCoverage = (
  plans: Extract<PathsTask, { kind: 'coverage' }>['plans'],
  report: { readonly suites: readonly ReportedSuite[] },
): readonly CoveredMachine[] => {
  const told = report.suites.flatMap(testsIn).flatMap(toldBy)
  return plans.map((plan) => {
    const planned = planPaths(plan)
    const cellOf = (effect: string, state: string, outcome: Outcome): Cell => {
      if (!isDriven(plan)) return { mark: 'none', why: 'has no screen' }
      return worst(
        told.filter(
          (one) => one.machine === plan.name && one.effect === effect && one.state === state && one.outcome === outcome,
        ),
      )
    }
    return {
      machine: plan.name,
      states: { all: planned.states, driven: planned.covered.states },
      transitions: { all: planned.transitions, driven: planned.covered.transitions },
      effects: planEffects(plan, planned.paths).map(({ effect, state }) => ({
        effect,
        state,
        cells: Object.fromEntries(outcomes.map(({ name }) => [name, cellOf(effect, state, name)])) as Record<Outcome, Cell>,
      })),
    }
  })
}

/**
 * Drives every outcome of every effect in the browser and prints what came of it; when every machine was driven, also into
 * docs/coverage.md.
 *
 * @returns whether everything that was driven held
 */
export const runCoverage = ({ plans, isWhole }: Extract<PathsTask, { kind: 'coverage' }>): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-coverage-'))
  const reportFile = join(folder, 'report.json')
  const begun = performance.now()
  const names = JSON.stringify(plans.map(({ name }) => name))
  const hasPassed = runPaths(plans, { PORTAL_OUTCOMES: names, PORTAL_REPORT: reportFile })
  const seconds = Math.round((performance.now() - begun) / 1000)
  const coverage: Coverage = { machines: collectCoverage(plans, JSON.parse(readFileSync(reportFile, 'utf8'))), seconds }
  rmSync(folder, { recursive: true })
  writeFileSync(inProject('test-results', 'coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`)
  process.stdout.write(`\n${coverageText(coverage)}\n`)
  if (isWhole) writeFileSync(inProject('docs', 'coverage.md'), coveragePage(coverage))
  return hasPassed
}
