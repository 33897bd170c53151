// What `npm run mutate` runs (docs/mutation.md).

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/rules/**/*.ts', '!src/rules/**/*.test.ts', '!src/rules/{texts,testing}/**'],
  ignorePatterns: [
    'dist',
    'docs',
    'deploy',
    'public',
    '.data',
    'test-results',
    'src/{app,features,ui,gateway,service,server}',
    '**/*.spec.ts',
  ],
  // Stryker would rewrite the file with TypeScript's JavaScript API, which TypeScript 7 does not have; nothing in it needs it.
  tsconfigFile: 'tests/mutation/none.json',
  coverageAnalysis: 'perTest',
  ignoreStatic: process.env.STATIC === undefined,
  concurrency: 2,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: 'dist/mutation/report.json' },
  htmlReporter: { fileName: 'dist/mutation/report.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
  tempDirName: 'dist/mutation/sandbox',
}
