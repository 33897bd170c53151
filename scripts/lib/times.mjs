import { relative } from 'node:path'
import { projectFolder } from './folder.mjs'
import { readReport } from './reports.mjs'

/** @typedef {{ file: string, tests: number, seconds: number }} FileTime a test file below the project's folder, and how long its tests took */

/**
 * How long each file took in Vitest's JSON report.
 *
 * @param {string} report path of the report
 * @returns {FileTime[]}
 */
export const timesOfVitest = (report) =>
  (readReport(report)?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(projectFolder, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }))

/** All specs of a Playwright suite and of the suites inside it. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/**
 * How long each file took in Playwright's JSON report.
 *
 * @param {string} report path of the report
 * @returns {FileTime[]}
 */
export const timesOfPlaywright = (report) =>
  (readReport(report)?.suites ?? []).map((suite) => {
    const results = specsOf(suite).flatMap((spec) => spec.tests.flatMap((test) => test.results))
    return {
      file: suite.file,
      tests: specsOf(suite).length,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    }
  })

/** The folder that says at which level a file tests: the first two parts of its path. */
const levelOf = (file) => file.split('/').slice(0, 2).join('/')

/** @param {readonly FileTime[]} times @returns {Map<string, { tests: number, seconds: number }>} by folder, the longest first */
const byLevel = (times) => {
  const levels = new Map()
  for (const { file, tests, seconds } of times) {
    const so = levels.get(levelOf(file)) ?? { tests: 0, seconds: 0 }
    levels.set(levelOf(file), { tests: so.tests + tests, seconds: so.seconds + seconds })
  }
  return new Map([...levels].toSorted(([, a], [, b]) => b.seconds - a.seconds))
}

const inSeconds = (seconds) => `${seconds.toFixed(1)} s`.padStart(10)

/**
 * Where the time of a run went: each level by the clock on the wall, the folders of its tests by the time of their tests, which run
 * beside each other, and the files that took longest.
 *
 * @param {readonly { name: string, seconds: number, files: readonly FileTime[] }[]} levels
 * @param {number} count of slowest files
 * @returns {string} a text of several lines
 */
export const describeTimes = (levels, count = 10) => {
  const files = levels.flatMap((level) => level.files)
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
  return [
    'Time each level took',
    ...levels.flatMap(({ name, seconds, files: own }) => [
      `${inSeconds(seconds)}  ${name}`,
      ...[...byLevel(own)].map(([folder, sum]) => `${inSeconds(sum.seconds)}    ${folder}: ${sum.tests} tests, added up`),
    ]),
    '',
    `The ${slowest.length} slowest files`,
    ...slowest.map(({ file, tests, seconds }) => `${inSeconds(seconds)}  ${file} (${tests} tests)`),
  ].join('\n')
}
