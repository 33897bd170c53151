import { writeFileSync } from 'node:fs'

/** @typedef {{ name?: string, message?: string, stack?: string }} VitestError */

/** @param {VitestError} error */
const textOf = ({ name = 'Error', message = '', stack = '' }) =>
  stack.includes(message) && stack !== '' ? stack : `${name}: ${message || 'no message'}`

/** The errors of a file itself and of the suites in it, which are those of their hooks. */
const errorsOfModule = (module) => [
  ...module.errors().map((error) => `${module.moduleId}\n${textOf(error)}`),
  ...[...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => `${module.moduleId} › ${suite.fullName}\n${textOf(error)}`),
  ),
]

/**
 * A reporter of Vitest's for the errors that belong to no test: of hooks, of files that could not be loaded, and of nobody, an unhandled
 * rejection above all. Each makes a run fail, and Vitest's JSON report leaves most of them out. They are written as a list of texts to
 * the file that PORTAL_UNHANDLED names.
 */
export default class UnhandledReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules @param {readonly VitestError[]} errors */
  onTestRunEnd(modules, errors) {
    const file = process.env.PORTAL_UNHANDLED
    if (file === undefined) return
    const ofNobody = errors.map((error) => `Outside of any test\n${textOf(error)}`)
    writeFileSync(file, JSON.stringify([...modules.flatMap(errorsOfModule), ...ofNobody]))
  }
}
