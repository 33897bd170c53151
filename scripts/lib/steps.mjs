import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
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

/** @param {{ command: string, parameters: readonly string[] }} step @returns {Promise<{ isRight: boolean, seconds: string, said: string }>} */
const runStep = ({ command, parameters }) =>
  new Promise((resolve) => {
    const begun = performance.now()
    const said = []
    const end = (isRight) => resolve({ isRight, seconds: ((performance.now() - begun) / 1000).toFixed(1), said: said.join('') })
    const child = spawn(command, parameters, {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => said.push(text))
    child.once('error', (error) => {
      said.push(error.message)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })

/**
 * Runs steps, as many at a time as there are processors, whatever fails, and prints what a failed one said.
 *
 * @param {readonly { name: string, command: string, parameters: readonly string[] }[]} steps
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export const runSteps = async (steps) => {
  let failed = 0
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { isRight, seconds, said } = await runStep(step)
      process.stdout.write(`${isRight ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)\n`)
      if (isRight) continue
      failed += 1
      process.stdout.write(`${said}\n`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { passed: steps.length - failed, failed }
}
