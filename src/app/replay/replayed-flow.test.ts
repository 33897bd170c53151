import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plans } from '#machines/testing/plans.ts'
import { upcasters } from '#machines/upcasters.ts'
import { readReport } from '#view-models/problem-report/read.ts'
import { replayFlow } from './replayed-flow.ts'
import { madeUpReports, reportTextOf, spiedMachines } from './testing/made-up-reports.ts'

const { machines, ran } = spiedMachines()

afterEach(() => vi.unstubAllGlobals())

/** Reads and follows whatever a text is; null when it is no report. */
const replayText = (text: string) => {
  const read = readReport(text)
  return read.kind === 'report' ? read.report.flows.map((flow) => replayFlow(flow, machines, upcasters)) : null
}

const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 25 })

// The flow that reports is in no report.
describe.each(plans.filter(({ machine }) => machine.id !== 'problem-report').map((plan) => ({ name: plan.name, plan })))(
  'a report of $name',
  ({ plan }) => {
    it('is followed to the state in which it was made', () => {
      fc.assert(
        fc.property(picks, (chosen) => {
          const [flow, ...others] = replayText(reportTextOf(plan, chosen)) ?? []
          expect(others).toEqual([])
          expect(flow?.problem).toBeNull()
          expect(flow?.steps.filter(({ problem }) => problem !== null)).toEqual([])
          expect(flow?.endsAsReported).toBe(true)
        }),
        { numRuns: 10 },
      )
    })
  },
)

describe('a report that somebody made up', () => {
  it('never runs anything and never throws, ten thousand times', () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    let followed = 0
    fc.assert(
      fc.property(madeUpReports, (text) => {
        followed += replayText(text) === null ? 0 : 1
      }),
      { numRuns: 10_000 },
    )
    expect(followed).toBeGreaterThan(3_000)
    expect(ran()).toBe(0)
    expect(fetched).not.toHaveBeenCalled()
  }, 120_000)

  it.each([
    ['{', 'it is no JSON object'],
    ['[]', 'it is no JSON object'],
    ['{}', 'its format is undefined, and this version reads 1'],
    ['{"format":2}', 'its format is 2, and this version reads 1'],
    ['{"format":1}', 'it does not say when it was made, or why'],
    ['{"format":1,"__proto__":{"polluted":true}}', 'it has a field __proto__'],
    [`{"format":1,"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'it is nested too deep'],
    [`{"format":1,"a":"${'x'.repeat(1_100_000)}"}`, 'it is larger than a report may be'],
    ['{"format":1,"madeAt":"","sentence":"","leftOut":[]}', 'it does not say what it lacks'],
    [
      '{"format":1,"madeAt":"","sentence":"","leftOut":[],"noRoomFor":{"entries":0,"states":0},"flows":[{}]}',
      'its flows cannot be read',
    ],
  ])('is told what it is not (%#)', (text, reason) => {
    expect(readReport(text)).toEqual({ kind: 'unreadable', reason })
  })

  it('is not followed where this version has no such machine, a newer one, or no beginning', () => {
    const entry = { seq: 1, at: 1, flow: 'shell', version: 1, event: { type: 'drawer.opened' } }
    const flow = { key: 'shell', machine: 'shell', state: null, entries: [entry] }
    const problemOf = (one: typeof flow) => replayFlow(one, machines, upcasters).problem
    expect(problemOf({ ...flow, machine: 'gone' })).toBe('this version has no machine gone')
    expect(problemOf({ ...flow, entries: [{ ...entry, version: 99 }] })).toBe(
      'it is of version 99 of its machine, which is newer than this one',
    )
    expect(problemOf(flow)).toBe('its beginning is missing')
  })
})
