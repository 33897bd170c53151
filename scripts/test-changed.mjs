// npm run test:changed: what a change can break, for daily use. Types, lint of the changed files, the unit tests that their imports
// reach, and the generated paths of the screens they belong to. `npm run test:changed -- BRANCH` compares with another branch than main.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled, requireNode } from './lib/ensure.mjs'
import { inProject, projectFolder } from './lib/folder.mjs'
import { importersIn, pathSpecsReached, readSources } from './lib/reach.mjs'
import { run } from './lib/runner.mjs'
import { checkSteps, runSteps } from './lib/steps.mjs'

/** So many specs of paths take a minute or two; a change that reaches more is one for `npm test`. */
const specLimit = 6
const limit = 10 * 60_000

const git = (...parameters) => {
  const { stdout, status } = spawnSync('git', parameters, { cwd: projectFolder, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

requireNode()
process.chdir(projectFolder)
ensureInstalled()

const [base = 'HEAD'] = git('merge-base', 'HEAD', process.argv[2] ?? 'main')
const changed = [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])]
const there = changed.filter((file) => existsSync(inProject(file)))
process.stdout.write(`${changed.length} changed files\n`)
if (changed.length === 0) process.exit(0)

const [types, lint] = checkSteps
const { failed } = await runSteps([
  types,
  { ...lint, parameters: [...lint.parameters.filter((one) => one !== '.'), '--no-errors-on-unmatched', ...there] },
])

const sources = there.filter((file) => /^(src|tests|schema|scripts)\//.test(file))
const units = await run('vitest', ['related', '--run', '--passWithNoTests', ...sources], {}, limit)

const specs = pathSpecsReached(importersIn(readSources()), changed)
const [near, far] = [specs.slice(0, specLimit), specs.slice(specLimit)]
const paths = near.length === 0 ? 0 : await run('playwright', ['test', ...near], {}, limit)
if (far.length > 0) process.stdout.write(`\nNot run, but reached as well:\n${far.map((spec) => `  ${spec}\n`).join('')}`)

const isRight = failed === 0 && units === 0 && paths === 0
process.stdout.write(isRight ? '\nWhat the change reaches is right.\n' : '\nThe change breaks something.\n')
process.exit(isRight ? 0 : 1)
