// npm run chaos -- [--minutes 10] [--seed 1]: kills, freezes, cuts, fills and restarts parts of a whole cluster at random while people work,
// and checks that nothing acknowledged was lost or is there twice. The same seed makes the same faults in the same order.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureInstalled, requireNode } from './lib/ensure.mjs'
import { inProject, projectFolder } from './lib/folder.mjs'

const wholeNumber = (name, text) => {
  if (/^[1-9]\d{0,6}$/.test(text)) return text
  process.stderr.write(`--${name} is '${text}', but it must be a whole number above 0.\n`)
  process.exit(1)
}

requireNode()
process.chdir(projectFolder)
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } } })
const environment = { CHAOS_MINUTES: wholeNumber('minutes', values.minutes), CHAOS_SEED: wholeNumber('seed', values.seed) }
ensureInstalled()
ensureBuilt()
const { status } = spawnSync(
  inProject('node_modules', '.bin', 'vitest'),
  ['run', 'tests/faults/chaos.test.ts', '--project', 'server', '--disable-console-intercept'],
  { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, ...environment } },
)
process.exit(status ?? 1)
