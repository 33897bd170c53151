import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { PathPlan } from '#machines/testing/path-plan.ts'
import { inProject, projectFolder } from '../lib/folder.mjs'

const specOf = ({ machine }: PathPlan): string => `tests/paths/${machine.id}.spec.ts`

/** Whether a machine has a screen in which its paths are driven. */
export const isDriven = (plan: PathPlan): boolean => existsSync(inProject(specOf(plan)))

/**
 * Runs the path tests of machines in another way than `npm test` does.
 *
 * @param environment says in which
 * @returns whether every test passed
 */
export const runPaths = (
  plans: readonly PathPlan[],
  environment: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
): boolean => {
  const specs = [...new Set(plans.filter(isDriven).map(specOf))]
  const { status } = spawnSync(inProject('node_modules', '.bin', 'playwright'), ['test', ...specs, ...parameters], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return status === 0
}
