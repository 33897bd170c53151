import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { endingOf } from '#app/replay/mended.ts'
import { someReport } from '#app/replay/testing/some-report.ts'
import { writeReplayTest } from './lib/replay-test.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-replays-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const project = join(import.meta.dirname, '..')
const borrowing = 'loan-form@8b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7001'

describe('the test of a report', () => {
  it('is of the flow that failed last, beside a report of that flow alone, and overwrites nothing', () => {
    const { key, files, others } = writeReplayTest(someReport(), join(folder, 'one'))
    expect(key).toBe(borrowing)
    expect(others).toEqual(['shell', 'session'])
    const [test, report] = files.map((file) => readFileSync(file, 'utf8'))
    expect(test).toContain('// A report of 2026-11-20T09:00:00.000Z: It would not let me ask for the loan.')
    expect(JSON.parse(report ?? '').flows.map((flow: { key: string }) => flow.key)).toEqual([key])
    expect(endingOf(report ?? '', key)).toMatchObject({ isAsReported: true, state: 'offering' })
    expect(() => writeReplayTest(someReport(), join(folder, 'one'))).toThrow('already; nothing was written')
    expect(readdirSync(join(folder, 'one')).length).toBe(2)
  })

  it('is of the flow that was named, with or without whose it is', () => {
    expect(writeReplayTest(someReport(), join(folder, 'two'), 'shell').key).toBe('shell')
    expect(writeReplayTest(someReport(), join(folder, 'three'), 'loan-form').key).toBe(borrowing)
    expect(() => writeReplayTest(someReport(), folder, 'gone')).toThrow(
      `There is no such flow that ends as it was reported. There are: ${borrowing}, shell, session.`,
    )
  })

  it('is not written of a report that does not fold to what it says', () => {
    expect(() => writeReplayTest(someReport({ leftOut: ['happened'] }), folder)).toThrow(
      'No flow of this report ends in the state',
    )
  })

  it('is code of ours alone, whatever the report says', () => {
    const report = JSON.parse(someReport({ sentence: "*/ process.exit()\n'\u2028process.exit()" }))
    const evil = "x'); process.exit() ;\n\\'"
    report.flows[0].key = evil
    for (const entry of report.flows[0].entries) entry.flow = evil
    report.flows.splice(1)
    const { files, key } = writeReplayTest(JSON.stringify(report), join(folder, 'four'))
    expect(key).toBe(evil)
    const lines = readFileSync(files[0], 'utf8').split(/[\r\n\u2028\u2029]/)
    expect(lines.filter((line) => line.includes('process.exit'))).toEqual([
      "// A report of 2026-11-20T09:00:00.000Z: */ process.exit() ' process.exit()",
      String.raw`const flow = 'x\'); process.exit() ;\n\\\''`,
    ])
    expect(files[0].startsWith(join(folder, 'four', 'x-'))).toBe(true)
  })
})

interface Ended {
  readonly code: number | string | null | undefined
  readonly output: string
  readonly error: string
}

const runNode = (parameters: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, parameters, { cwd: project, env: { ...process.env, NO_COLOR: '1' } }, (failure, output, error) =>
      resolve({ code: failure?.code ?? 0, output, error }),
    )
  })

const run = async (parameters: readonly string[]): Promise<Omit<Ended, 'output'>> => {
  const { code, error } = await runNode(['--import', 'tsx', join(project, 'scripts', 'replay.ts'), ...parameters])
  return { code, error }
}

describe('npm run replay', () => {
  it('says in one line what it cannot do', async () => {
    const none = join(folder, 'none.json')
    writeFileSync(none, '{"format":2}')
    expect(await Promise.all([run([]), run([none]), run([join(folder, 'gone.json')])])).toEqual([
      { code: 2, error: 'npm run replay FILE, or npm run replay FILE -- --test [--flow KEY] [--into FOLDER]\n' },
      { code: 2, error: `${none} is no report that can be read: its format is 2, and this version reads 1.\n` },
      { code: 2, error: `${join(folder, 'gone.json')} cannot be read.\n` },
    ])
  })

  it('writes with --test what fails until it is mended', async () => {
    const report = join(folder, 'report.json')
    writeFileSync(report, someReport())
    // Within the project, where the test finds what it imports.
    const results = join(project, 'test-results')
    mkdirSync(results, { recursive: true })
    const into = mkdtempSync(join(results, 'replays-'))
    try {
      expect(await run([report, '--test', '--into', into])).toEqual({ code: 0, error: '' })
      const config = join(into, 'vitest.config.ts')
      writeFileSync(config, `export default { root: ${JSON.stringify(into)}, test: { include: ['*.test.ts'] } }\n`)
      const failed = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--config', config])
      expect(failed.code, failed.output + failed.error).toBe(1)
      expect(failed.output + failed.error).toContain("still ends in 'offering'")
    } finally {
      rmSync(into, { recursive: true, force: true })
    }
  })
})
