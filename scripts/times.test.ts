import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { projectFolder } from './lib/folder.mjs'
import { describeTimes, timesOfPlaywright, timesOfVitest } from './lib/times.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portal-times-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, report: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(report))
  return path
}

const vitest = write('vitest.json', {
  testResults: [
    { name: join(projectFolder, 'src/rules/a.test.ts'), startTime: 1000, endTime: 2500, assertionResults: [{}, {}] },
    { name: join(projectFolder, 'src/rules/b.test.ts'), startTime: 0, endTime: 250, assertionResults: [{}] },
  ],
})

const spec = (...durations: readonly number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
const playwright = write('playwright.json', {
  suites: [
    {
      file: 'tests/e2e/login.spec.ts',
      specs: [spec(4000)],
      suites: [{ specs: [], suites: [{ specs: [spec(1000), spec(500)] }] }],
    },
  ],
})

describe('where the time of a run went', () => {
  it('reads how long each file took from the reports of both runners', () => {
    expect(timesOfVitest(vitest)).toEqual([
      { file: 'src/rules/a.test.ts', tests: 2, seconds: 1.5 },
      { file: 'src/rules/b.test.ts', tests: 1, seconds: 0.25 },
    ])
    expect(timesOfPlaywright(playwright)).toEqual([{ file: 'tests/e2e/login.spec.ts', tests: 3, seconds: 5.5 }])
  })

  it('knows no times of a runner that wrote no report', () => {
    expect([timesOfVitest(join(folder, 'none.json')), timesOfPlaywright(join(folder, 'none.json'))]).toEqual([[], []])
  })

  it('names each level with its folders, and the slowest files, the longest first', () => {
    const levels = [
      { name: 'Units', seconds: 1.2, files: timesOfVitest(vitest) },
      { name: 'Browser', seconds: 6, files: timesOfPlaywright(playwright) },
    ]
    expect(describeTimes(levels, 2).split('\n')).toEqual([
      'Time each level took',
      '     1.2 s  Units',
      '     1.8 s    src/rules: 3 tests, added up',
      '     6.0 s  Browser',
      '     5.5 s    tests/e2e: 3 tests, added up',
      '',
      'The 2 slowest files',
      '     5.5 s  tests/e2e/login.spec.ts (3 tests)',
      '     1.5 s  src/rules/a.test.ts (2 tests)',
    ])
  })
})
