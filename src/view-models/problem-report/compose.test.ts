import { describe, expect, it } from 'vitest'
import { largestReport } from '#rules/problem-report.ts'
import { composeReport, factsOf, textOfReport } from './compose.ts'
import { readablePart } from './readable.ts'
import { type ReportedEntry, type ReportedFlow, type ReportFacts, reportParts } from './report.ts'
import { someFacts } from './some-facts.ts'

const entry = (seq: number, event: ReportedEntry['event'], flow = 'loan-form', at = 1_000 * seq): ReportedEntry => ({
  seq,
  at,
  flow,
  version: 1,
  event,
})

const loanForm: ReportedFlow = {
  key: 'loan-form',
  machine: 'loan-form',
  state: { status: 'active', value: { editing: 'amount' }, context: { amount: 'forty-two thousand' } },
  entries: [
    entry(1, { type: 'journal.started', input: undefined }),
    entry(2, { type: 'field.changed', field: 'amount', value: 'forty-two thousand' }),
    entry(3, { type: 'xstate.promise.reject', error: { kind: 'failed', reference: 'req-7' } }, 'loan-form/submit'),
    entry(4, { type: 'xstate.error.actor.submit', error: { kind: 'failed', reference: 'req-7' } }),
  ],
}
const facts: ReportFacts = {
  ...someFacts,
  flows: [loanForm],
  said: ['An error has occurred! Reference req-7'],
  thrown: 'Error: gone',
}
const all = { leftOut: [], sentence: 'It stayed grey' } as const

const bytes = (text: string): number => Buffer.byteLength(text)

describe('a report', () => {
  it('holds everything until something is left out', () => {
    expect(composeReport(facts, all)).toEqual({
      format: 1,
      madeAt: facts.madeAt,
      portal: facts.portal,
      machines: facts.machines,
      sentence: 'It stayed grey',
      leftOut: [],
      noRoomFor: { entries: 0, states: 0 },
      ...facts.page,
      device: facts.device,
      errors: [{ at: 4_000, flow: 'loan-form', kind: 'failed', reference: 'req-7' }],
      said: facts.said,
      thrown: 'Error: gone',
      flows: [loanForm],
    })
  })

  it.each([
    ['happened', ['flows'], 'forty-two'],
    ['errors', ['errors', 'said', 'thrown'], 'has occurred'],
    ['address', ['address', 'connection'], facts.page.address],
    ['device', ['device'], facts.device.browser],
  ] as const)('has nothing of %s when that is left out', (part, fields, text) => {
    const report = composeReport(facts, { ...all, leftOut: [part] })
    for (const field of fields) expect(report).not.toHaveProperty(field)
    expect(textOfReport(report)).not.toContain(text)
    expect(report.leftOut).toEqual([part])
    expect(readablePart(report, part)).toBe('')
  })

  it('has no text of a person when those are left out, and is followed all the same', () => {
    const report = composeReport(facts, { ...all, leftOut: ['typed'] })
    const text = textOfReport(report)
    expect(text).not.toContain('thousand')
    expect(report.flows?.[0]?.entries[1]?.event).toEqual({ type: 'field.changed', field: 'amount', value: 'xxxxx-xxx xxxxxxxx' })
    expect(report.flows?.[0]).toMatchObject({ key: 'loan-form', machine: 'loan-form' })
    expect(report.flows?.[0]?.state).toMatchObject({ value: { editing: 'amount' } })
  })

  it('is only its beginning when all is left out', () => {
    const report = composeReport(facts, { leftOut: reportParts, sentence: '' })
    expect(Object.keys(report)).toEqual(['format', 'madeAt', 'portal', 'machines', 'sentence', 'leftOut', 'noRoomFor'])
  })

  it('is the same after its facts went through a text', () => {
    const kept = factsOf(JSON.stringify(facts))
    expect(textOfReport(composeReport(kept, all))).toBe(textOfReport(composeReport(facts, all)))
  })
})

describe('a report that is too large', () => {
  const many = (count: number, size: number, flow: string, from: number) =>
    Array.from({ length: count }, (_, index) =>
      entry(index + 1, { type: 'text.changed', text: 'é'.repeat(size) }, flow, from + index * 10),
    )

  it('lacks its oldest entries, whichever flow they are of, and no more of them than it must', () => {
    const flows = [
      { ...loanForm, key: 'a', entries: many(400, 1_000, 'a', 0) },
      { ...loanForm, key: 'b', entries: many(400, 1_000, 'b', 5) },
    ]
    const report = composeReport({ ...facts, flows }, all)
    const size = bytes(textOfReport(report))
    expect(size).toBeLessThanOrEqual(largestReport)
    expect(size).toBeGreaterThan(largestReport - 2_500)
    const left = report.flows?.map(({ entries }) => entries.length) ?? []
    expect(report.noRoomFor).toEqual({ entries: 800 - (left[0] ?? 0) - (left[1] ?? 0), states: 0 })
    expect(Math.abs((left[0] ?? 0) - (left[1] ?? 0))).toBeLessThanOrEqual(1)
    expect(report.flows?.[0]?.entries.at(-1)).toEqual(flows[0]?.entries.at(-1))
    // What failed is told also of entries that had no room.
    expect(composeReport({ ...facts, flows: [...flows, loanForm] }, all).errors).toHaveLength(1)
  })

  it('lacks the largest states where entries are not enough', () => {
    const large = { ...loanForm, key: 'large', state: { status: 'active', value: 'on', context: 'x'.repeat(2 * largestReport) } }
    const report = composeReport({ ...facts, flows: [loanForm, large] }, all)
    expect(report.noRoomFor.states).toBe(1)
    expect(report.flows?.map(({ state }) => state === null)).toEqual([false, true])
    expect(bytes(textOfReport(report))).toBeLessThanOrEqual(largestReport)
  })
})

describe('a report to be read', () => {
  const report = composeReport(facts, all)

  it('says where each flow is and what happened, in the order of time', () => {
    expect(readablePart(report, 'happened').split('\n')).toEqual([
      'loan-form: editing.amount (4 entries)',
      '',
      '00:00:01.000  loan-form  journal.started  {}',
      '00:00:02.000  loan-form  field.changed  {"field":"amount","value":"forty-two thousand"}',
      '00:00:03.000  loan-form/submit  xstate.promise.reject  {"error":{"kind":"failed","reference":"req-7"}}',
      '00:00:04.000  loan-form  xstate.error.actor.submit  {"error":{"kind":"failed","reference":"req-7"}}',
    ])
  })

  it('says what failed, where the page is and what it is shown on', () => {
    expect(readablePart(report, 'errors').split('\n')).toEqual([
      '00:00:04.000  loan-form  failed  reference req-7',
      'The page says: An error has occurred! Reference req-7',
      'Thrown: Error: gone',
    ])
    expect(readablePart(report, 'address')).toBe('/team-member/dashboard')
    expect(readablePart(report, 'device')).toContain('Window 1440 × 900')
  })
})
