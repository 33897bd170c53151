import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {string} file @returns {unknown} what a runner reported; null when it wrote nothing that can be read */
export const readReport = (file) => {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  } catch {
    return null
  }
}

/** A runner that ended badly without naming a failed test still counts as one failure. */
const atLeastOne = (count, exitCode) => (exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count)

/**
 * Vitest's JSON report. A skipped test shows nothing, so it counts as failed; so does a file that could not be loaded.
 *
 * @param {string} file @param {number | null} exitCode
 * @returns {Count}
 */
export const countVitest = (file, exitCode) => {
  const report = readReport(file)
  if (report === null) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + broken.length
  return atLeastOne({ passed: report.numPassedTests, failed }, exitCode)
}

/**
 * Playwright's JSON report. A test that passed only at a second try, and a skipped one, count as failed.
 *
 * @param {string} file @param {number | null} exitCode
 * @returns {Count}
 */
export const countPlaywright = (file, exitCode) => {
  const report = readReport(file)
  if (report === null) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return atLeastOne({ passed: expected, failed: unexpected + flaky + skipped + report.errors.length }, exitCode)
}

/** Terminal colours say nothing in a log. */
const plain = (text) => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')

/**
 * What failed in Vitest's JSON report, to be shown once more at the end of a run.
 *
 * @param {string} file
 * @returns {string[]} a text for each failure: where, what, and its message
 */
export const failuresOfVitest = (file) =>
  (readReport(file)?.testResults ?? []).flatMap((one) =>
    one.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${one.name} › ${test.fullName}\n${plain(test.failureMessages.join('\n'))}`),
  )

/**
 * The errors of a run of Vitest's that belong to no test, as `unhandled-reporter.mjs` wrote them.
 *
 * @param {string} file
 * @returns {string[]} a text for each
 */
export const unhandledOfVitest = (file) => (readReport(file) ?? []).map(plain)

/**
 * How a runner ended, if not well: its exit code counts as a failure even when no test did.
 *
 * @param {string} runner @param {number | null} exitCode null when it took too long or was ended by a signal
 * @returns {string[]} nothing, or one text
 */
export const endedBadly = (runner, exitCode) => {
  if (exitCode === 0) return []
  return [`${runner} ${exitCode === null ? 'was ended by a signal or its time limit' : `ended with exit code ${exitCode}`}`]
}

/** All suites of a Playwright report with the suites inside them. */
const allSuites = (suites) => suites.flatMap((suite) => [suite, ...allSuites(suite.suites ?? [])])

/**
 * What failed in Playwright's JSON report, to be shown once more at the end of a run.
 *
 * @param {string} file
 * @returns {string[]} a text for each failure: where, what, and its message
 */
export const failuresOfPlaywright = (file) => {
  const report = readReport(file)
  const specs = allSuites(report?.suites ?? []).flatMap((suite) => suite.specs ?? [])
  return [
    ...(report?.errors ?? []).map((error) => plain(error.message ?? '')),
    ...specs
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors))
        return `${spec.file}:${spec.line} › ${spec.title}\n${errors.map((error) => plain(error.message ?? '')).join('\n')}`
      }),
  ]
}
