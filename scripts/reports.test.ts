import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { endedBadly, unhandledOfVitest } from './lib/reports.mjs'
import UnhandledReporter from './lib/unhandled-reporter.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portal-reports-'))
const file = join(folder, 'unhandled.json')
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

describe('why a run failed', () => {
  it('names an error that belongs to no test, of a hook or of nobody, with where it came from', () => {
    vi.stubEnv('PORTAL_UNHANDLED', file)
    const suite = { fullName: 'outer > inner', errors: () => [{ message: 'in afterAll', stack: 'Error: in afterAll' }] }
    const module = { moduleId: 'a.test.ts', errors: () => [{ message: '' }], children: { allSuites: () => [suite] } }
    new UnhandledReporter().onTestRunEnd(
      [module],
      [{ message: 'lost', stack: 'Error: lost\n    at here.ts:1' }, { message: 'no stack' }],
    )
    expect(unhandledOfVitest(file)).toEqual([
      'a.test.ts\nError: no message',
      'a.test.ts › outer > inner\nError: in afterAll',
      'Outside of any test\nError: lost\n    at here.ts:1',
      'Outside of any test\nError: no stack',
    ])
  })

  it('names nothing when nothing was written', () => {
    expect(unhandledOfVitest(join(folder, 'none.json'))).toEqual([])
  })

  it('says how a runner ended that failed no test', () => {
    expect([endedBadly('Vitest', 0), endedBadly('Vitest', 1), endedBadly('Vitest', null)]).toEqual([
      [],
      ['Vitest ended with exit code 1'],
      ['Vitest was ended by a signal or its time limit'],
    ])
  })
})
