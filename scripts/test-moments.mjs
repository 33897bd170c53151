// npm run test:moments: the tests that a day can matter to, once at every moment that is unlike the others. Moments can be named
// instead: npm run test:moments -- 2026-11-22T09:30:00Z Australia/Sydney@2026-10-04T01:50
import { spawnSync } from 'node:child_process'
import { inProject, projectFolder } from './lib/folder.mjs'

/** Each weekday, the turn of a month, of a leap February and of a year, and both changes of daylight saving, south and north. */
const moments = [
  '2026-11-16T09:30:00Z',
  '2026-11-17T09:30:00Z',
  '2026-11-18T09:30:00Z',
  '2026-11-19T09:30:00Z',
  '2026-11-20T09:30:00Z',
  '2026-11-21T09:30:00Z',
  '2026-11-22T09:30:00Z',
  '2026-11-30T23:30:00Z',
  '2028-02-29T09:30:00Z',
  '2026-12-31T23:30:00Z',
  '2027-01-01T00:05:00Z',
  'Australia/Sydney@2026-10-04T01:55',
  'Australia/Sydney@2027-04-04T02:30',
  'America/New_York@2027-03-14T01:55',
  'America/New_York@2026-11-01T01:30',
]

const unitTests = [
  'timesheet',
  'week',
  'today',
  'dashboard',
  'commitment',
  'leave',
  'date',
  'verification',
  'session',
  'position',
]
const browserTests = [
  'tests/e2e/(timesheet|dashboard|commitments|contact|position|profile|session|login)',
  'tests/faults/timesheet-offline',
  'tests/paths/(timesheet|commitment|code-verification|position|session)',
]

/** @param {string} name @param {readonly string[]} parameters @param {NodeJS.ProcessEnv} environment */
const passes = (name, parameters, environment) =>
  spawnSync(inProject('node_modules', '.bin', name), parameters, {
    cwd: projectFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  }).status === 0

const results = (process.argv.length > 2 ? process.argv.slice(2) : moments).map((moment) => {
  const [time = '', zone] = moment.split('@').toReversed()
  const environment = { MOMENT: time, TZ: zone ?? 'UTC' }
  process.stdout.write(`\n${moment}\n`)
  const unit = passes('vitest', ['run', '--reporter=dot', ...unitTests], environment)
  const browser = passes('playwright', ['test', '--reporter=line', ...browserTests], environment)
  return { moment, passed: unit && browser }
})

for (const { moment, passed } of results) process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${moment}\n`)
process.exit(results.every(({ passed }) => passed) ? 0 : 1)
