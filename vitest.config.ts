import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import './tests/support/memory-folder.mjs'
import { conditionTimeout } from './tests/support/condition-timeout.ts'
import './tests/support/run-clock.mjs'

const graphqlOnce = {
  alias: [{ find: /^graphql$/, replacement: new URL('./node_modules/graphql/index.js', import.meta.url).pathname }],
}

/** As long as `vi.waitFor` (tests/support/wait-for.ts), instead of the second that it waits by itself. */
const polling = { poll: { timeout: conditionTimeout, interval: 20 } }

/** Milliseconds for a whole test, which may wait for more than one condition. */
const testTimeout = 2 * conditionTimeout

const setup = ['tests/support/run-clock.mjs', 'tests/support/property-seed.ts', 'tests/support/wait-for.ts']

/** For projects whose files are not isolated: one that leaves something behind for the next fails. */
const setupOfShared = [...setup, 'tests/support/shared-worker.ts']

/**
 * Tests of what is done once in the life of a page: fetch its code, begin to watch the window, warm up its tooltips, stand between the
 * window's history and the router.
 */
const doneOnce = [
  'src/ui/{DrawnInView,IconButton,RichText,Tooltip}.test.tsx',
  'src/app/{code-arrival,routing/*}.test.tsx',
  'src/features/shared/flows/*.test.tsx',
]

/** Tests that put something in the place of a module or of the clock that a module finds: each has its modules for itself. */
const withOwnModules = ['src/app/team/{team-address,team-socket}.test.ts', 'src/app/session/count-unsent.test.ts']

const inWindow = {
  plugins: [react()],
  resolve: graphqlOnce,
  test: {
    expect: polling,
    environment: 'jsdom',
    // As in production: jsdom reads a whole style sheet anew for every rule that is written into it as text.
    env: { SC_DISABLE_SPEEDY: 'false' },
    setupFiles: [...setup, 'tests/support/dom.ts'],
    testTimeout,
    hookTimeout: testTimeout,
  },
}

export default defineConfig({
  test: {
    reporters: ['default'],
    // Most of a service test's time is the database's, so a second one can work meanwhile.
    maxWorkers: '100%',
    // The files of a project that is not isolated share a worker and what they have imported, which for most of them took longer than
    // their tests. Those of components and screens share a window too: a third of a component’s time on the processor, most of a screen’s.
    projects: [
      {
        resolve: graphqlOnce,
        test: {
          name: 'pure',
          expect: polling,
          isolate: false,
          environment: 'node',
          setupFiles: setupOfShared,
          include: ['src/{rules,view-models,contract,machines}/**/*.test.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        resolve: graphqlOnce,
        test: {
          name: 'node',
          expect: polling,
          isolate: false,
          environment: 'node',
          setupFiles: setupOfShared,
          testTimeout,
          hookTimeout: testTimeout,
          include: [
            'src/{gateway,journal,mock,app,features}/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/replays/**/*.test.ts',
          ],
          exclude: withOwnModules,
        },
      },
      {
        resolve: graphqlOnce,
        test: {
          name: 'modules',
          expect: polling,
          environment: 'node',
          setupFiles: setup,
          include: withOwnModules,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        ...inWindow,
        test: {
          ...inWindow.test,
          name: 'components',
          isolate: false,
          include: ['src/ui/**/*.test.tsx'],
          exclude: doneOnce,
        },
      },
      {
        ...inWindow,
        test: {
          ...inWindow.test,
          name: 'screens',
          isolate: false,
          setupFiles: [...inWindow.test.setupFiles, 'tests/support/fresh-window.ts'],
          include: ['src/{app,features}/**/*.test.tsx'],
          exclude: doneOnce,
        },
      },
      {
        ...inWindow,
        test: { ...inWindow.test, name: 'dom', include: doneOnce },
      },
      {
        resolve: graphqlOnce,
        test: {
          name: 'service',
          expect: polling,
          isolate: false,
          environment: 'node',
          setupFiles: setupOfShared,
          include: ['src/service/**/*.test.ts', 'tests/service/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.global.ts'],
          testTimeout,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: graphqlOnce,
        test: {
          name: 'server',
          expect: polling,
          isolate: false,
          environment: 'node',
          setupFiles: setupOfShared,
          include: ['src/server/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/build.global.ts', 'tests/support/postgres.global.ts'],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
