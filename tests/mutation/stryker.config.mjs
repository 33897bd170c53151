// What `npm run mutate` runs (docs/mutation.md).

const rules = ['src/rules/**/*.ts', '!src/rules/**/*.test.ts', '!src/rules/{texts,testing}/**']

/** What the charts compute: their paths are a test's, their reasons texts. */
const computedBy = (charts) => [
  ...charts.map((name) => `src/machines/${name}/*.ts`),
  ...(charts.includes('*') ? ['src/machines/*.ts'] : []),
  '!src/machines/{testing,charts}/**',
  '!src/machines/**/*.{test,paths,reasons,upcasters}.ts',
]

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: process.env.CHARTS === undefined ? rules : computedBy(process.env.CHARTS.split(',')),
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
