import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {string} file @returns {unknown} what a runner reported; null when it wrote nothing that can be read */
const readReport = (file) => {
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
