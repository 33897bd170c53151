import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

const pure = base.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'pure',
)
if (typeof pure !== 'object' || !('test' in pure) || pure.test === undefined)
  throw new Error('vitest.config.ts has no project named pure')
const { name: _name, setupFiles = [], ...options } = pure.test

/** The tests that a mutant of a rule or a chart is run against: those that need neither a window, a server nor a database. */
export default defineConfig({
  ...pure,
  test: { ...options, setupFiles: [...[setupFiles].flat(), 'tests/mutation/coverage-per-file.ts'] },
})
