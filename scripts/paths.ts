import { type PathStep, type PlannedPaths, planPaths } from '#machines/testing/path-plan.ts'
import { plans } from '#machines/testing/plans.ts'
import { NotKnown, type PathsTask, readTask } from './paths/arguments.ts'
import { runCoverage } from './paths/coverage.ts'
import { openState } from './paths/open.ts'

/** What `npm run paths -- --json` prints, one entry a machine. */
export interface MachinePaths extends Pick<PlannedPaths, 'machine' | 'states' | 'transitions' | 'covered'> {
  readonly paths: ReadonlyArray<{
    readonly start: string
    readonly begins: readonly string[]
    readonly steps: ReadonlyArray<Pick<PathStep, 'words' | 'reaches' | 'expect'> & { readonly event: string }>
  }>
}

/** Every machine's generated paths, without what only a program needs. */
export const collectPaths = (): readonly MachinePaths[] =>
  plans.map((plan) => {
    const { machine, states, transitions, covered, paths } = planPaths(plan)
    return {
      machine,
      states,
      transitions,
      covered,
      paths: paths.map(({ start, begins, steps }) => ({
        start,
        begins,
        steps: steps.map(({ event, words, reaches, expect }) => ({ event: event.type, words, reaches, expect })),
      })),
    }
  })

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

/** The steps as a tester follows them; steps that repeat stand once with their number. */
const writePath = (path: MachinePaths['paths'][number], number: number): string => {
  const lines = [`  Path ${number}. ${sentence(path.start)}`]
  let step = 1
  for (let index = 0; index < path.steps.length; ) {
    const { words, expect } = path.steps[index] ?? { words: '', expect: [] }
    let next = index + 1
    while (path.steps[next]?.words === words && path.steps[next]?.expect.join() === expect.join()) next += 1
    const times = next - index
    lines.push(`    ${step}. ${sentence(times === 1 ? words : `${words}, ${times} times`)}`)
    for (const fact of expect) lines.push(`       Expect: ${fact}`)
    step += 1
    index = next
  }
  return lines.join('\n')
}

const writeMachine = ({ machine, states, transitions, covered, paths }: MachinePaths): string =>
  [
    `${machine}: ${paths.length} paths, ${covered.states} of ${states} states, ${covered.transitions} of ${transitions} transitions`,
    ...paths.map((path, index) => writePath(path, index + 1)),
  ].join('\n\n')

/** The paths as numbered steps in plain words. */
export const writePaths = (machines: readonly MachinePaths[]): string => machines.map(writeMachine).join('\n\n\n')

const perform = (task: PathsTask): boolean => {
  if (task.kind === 'coverage') return runCoverage(task)
  if (task.kind === 'open') return openState(task)
  const machines = collectPaths()
  process.stdout.write(`${task.asJson ? JSON.stringify(machines, null, 2) : writePaths(machines)}\n`)
  return true
}

if (import.meta.filename === process.argv[1]) {
  try {
    process.exitCode = perform(readTask(plans, process.argv.slice(2))) ? 0 : 1
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}
