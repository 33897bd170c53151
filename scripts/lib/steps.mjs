import { spawnSync } from 'node:child_process'
import { inProject, projectFolder } from './folder.mjs'

const bin = (name) => inProject('node_modules', '.bin', name)

/** What `npm run check` looks at, each with the command that says whether it is right. */
export const checkSteps = [
  { name: 'types', command: bin('tsc'), parameters: [] },
  {
    name: 'lint, format and import boundaries',
    command: bin('biome'),
    parameters: ['ci', '--colors=off', '--max-diagnostics=50', '.'],
  },
  { name: 'dead code', command: bin('knip'), parameters: ['--no-progress', '--no-config-hints'] },
  { name: 'generated GraphQL types and documents', command: bin('graphql-codegen'), parameters: ['--check', '--errors-only'] },
  { name: 'diagrams in docs', command: bin('tsx'), parameters: ['scripts/diagrams.ts', '--check'] },
  { name: 'schema/v1.openapi.json', command: bin('tsx'), parameters: ['scripts/openapi.ts', '--check'] },
]

/** The planted breaches that show that the boundaries hold; part of the unit tests as well. */
export const boundaryTest = {
  name: 'import boundaries refuse planted breaches',
  command: bin('vitest'),
  parameters: ['run', '--project', 'node', '--reporter=dot', 'scripts/boundaries.test.ts'],
}

/**
 * Runs steps one after the other, whatever fails, and prints what a failed one said.
 *
 * @param {readonly { name: string, command: string, parameters: readonly string[] }[]} steps
 * @returns {{ passed: number, failed: number }}
 */
export const runSteps = (steps) => {
  let failed = 0
  for (const { name, command, parameters } of steps) {
    const begun = performance.now()
    const { status, stdout, stderr, error } = spawnSync(command, parameters, {
      cwd: projectFolder,
      encoding: 'utf8',
      maxBuffer: 64e6,
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
    })
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`)
    if (status === 0) continue
    failed += 1
    process.stdout.write(`${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}\n`)
  }
  return { passed: steps.length - failed, failed }
}
