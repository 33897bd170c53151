// npm test: everything from a bare clone. Its last line alone is 'N passed, N failed', counted from the runners' own reports.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findHeadlessShell } from './lib/chromium.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './lib/ensure.mjs'
import { inProject, projectFolder } from './lib/folder.mjs'
import { ensurePgbouncer } from './lib/pgbouncer.mjs'
import { whyNoPictures } from './lib/pictures.mjs'
import {
  countPlaywright,
  countVitest,
  endedBadly,
  failuresOfPlaywright,
  failuresOfVitest,
  unhandledOfVitest,
} from './lib/reports.mjs'
import { run } from './lib/runner.mjs'
import { checkSteps, runSteps } from './lib/steps.mjs'
import { describeTimes, timesOfPlaywright, timesOfVitest } from './lib/times.mjs'

/** How long each runner may take, in milliseconds: five and three times what it takes on two idle cores, for a machine that does more. */
const timeouts = { unit: 25 * 60_000, browser: 50 * 60_000 }

/** Makes sure of a Chromium: one that is there, else Playwright's, else Debian's. */
const ensureChromium = async () => {
  if ((await findChromium()) !== null) return
  process.stdout.write('Installing a Chromium for the browser tests...\n')
  const show = { cwd: projectFolder, stdio: 'inherit' }
  const bySelf = spawnSync(inProject('node_modules', '.bin', 'playwright'), ['install', '--with-deps', 'chromium'], show)
  if (bySelf.status === 0 && (await findChromium()) !== null) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], show)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], show)
  }
  if ((await findChromium()) === null) process.stdout.write('There is no Chromium, so the browser tests cannot pass.\n')
}

/** Beside a Chromium of Debian, the one without windows of the same version: the browser tests take a fifth less time in it. */
const ensureHeadlessShell = async () => {
  const isDebian = (await findChromium()) === '/usr/bin/chromium' && existsSync('/usr/bin/apt-get')
  if (!isDebian || findHeadlessShell() !== null || process.getuid?.() !== 0) return
  const [, version = ''] = spawnSync('dpkg-query', ['--show', 'chromium'], { encoding: 'utf8' }).stdout.trim().split('\t')
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', `chromium-headless-shell=${version}`], {
      stdio: 'ignore',
      timeout: 2 * 60_000,
    }).status === 0
  if (install()) return
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 60_000 })
  if (!install()) process.stdout.write('There is no chromium-headless-shell: the browser tests take a fifth longer.\n')
}

requireNode()
process.chdir(projectFolder)
ensureInstalled()
await ensureChromium()
await ensureHeadlessShell()
ensurePgbouncer()

const counts = []
const levels = []
const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'))

/** Does one level's work and notes how long it took. @returns what the work gives */
const level = async (name, work, filesOf = () => []) => {
  process.stdout.write(`\n${name}\n`)
  const begun = performance.now()
  const result = await work()
  levels.push({ name, seconds: (performance.now() - begun) / 1000, files: filesOf() })
  return result
}

counts.push(await level('Checks', () => runSteps(checkSteps)))

await level('Build', async () => ensureBuilt())

const unitReport = join(reports, 'vitest.json')
const unhandledReport = join(reports, 'unhandled.json')
const unitParameters = [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
  `--reporter=${inProject('scripts', 'lib', 'unhandled-reporter.mjs')}`,
]
const unit = await level(
  'Unit, contract, service and server tests',
  () => run('vitest', unitParameters, { PORTAL_UNHANDLED: unhandledReport }, timeouts.unit),
  () => timesOfVitest(unitReport),
)
counts.push(countVitest(unitReport, unit))

const browserReport = join(reports, 'playwright.json')
const browser = await level(
  'Browser tests',
  () => run('playwright', ['test'], { PORTAL_REPORT: browserReport }, timeouts.browser),
  () => timesOfPlaywright(browserReport),
)
counts.push(countPlaywright(browserReport, browser))

const failures = [
  ...failuresOfVitest(unitReport),
  ...unhandledOfVitest(unhandledReport),
  ...endedBadly('Vitest', unit),
  ...failuresOfPlaywright(browserReport),
  ...endedBadly('Playwright', browser),
]
for (const failure of failures) {
  // The beginning says why; a page of markup after it is in the runner's own output.
  process.stdout.write(`\nFailed: ${failure.slice(0, 2_000)}\n`)
}
const noPictures = whyNoPictures(await findChromium(), process.env.MOMENT)
if (noPictures !== null) process.stdout.write(`\nNo pictures of screens were compared: ${noPictures}.\n`)

process.stdout.write(`\n${describeTimes(levels)}\n`)
rmSync(reports, { recursive: true, force: true })
const passed = counts.reduce((total, count) => total + count.passed, 0)
const failed = counts.reduce((total, count) => total + count.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
