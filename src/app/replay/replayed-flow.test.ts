import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AnyStateMachine, fromPromise } from 'xstate'
import { flowFacts } from '#features/problem-report/flow-facts.ts'
import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { registry } from '#machines/registry.ts'
import { inertActors, type PathPlan } from '#machines/testing/path-plan.ts'
import { plans } from '#machines/testing/plans.ts'
import { upcasters } from '#machines/upcasters.ts'
import { composeReport, textOfReport } from '#view-models/problem-report/compose.ts'
import { readReport } from '#view-models/problem-report/read.ts'
import { someFacts } from '#view-models/problem-report/some-facts.ts'
import { replayFlow } from './replayed-flow.ts'

/** How often an effect was begun, which replaying never does. */
let ran = 0
const spied = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [
        name,
        fromPromise(async () => {
          ran += 1
        }),
      ]),
    ),
  })
const machines = new Map(registry.map(({ machine }) => [machine.id, spied(machine)]))

afterEach(() => vi.unstubAllGlobals())

const textOf = (plan: PathPlan, picks: readonly number[]): string => {
  const flows = createFlows({ journal: createJournal(), onEmitted: () => undefined })
  const actor = flows.open(plan.machine.id, inertActors(plan.machine), plan.starts[0]?.input as never)
  for (const pick of picks) {
    const event = plan.events[pick % plan.events.length]?.event
    if (event !== undefined && actor.getSnapshot().status === 'active' && actor.getSnapshot().can(event)) actor.send(event)
  }
  return textOfReport(composeReport({ ...someFacts, ...flowFacts(flows) }, { leftOut: [], sentence: 'It stayed grey' }))
}

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
          const [flow, ...others] = replayText(textOf(plan, chosen)) ?? []
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

/** Some place within data becomes something else. */
const mutated = (value: unknown, path: readonly number[], other: unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined || typeof value !== 'object' || value === null) return other
  const names = Object.keys(value)
  const name = names[step % Math.max(names.length, 1)]
  if (name === undefined) return other
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === name ? mutated(one, rest, other) : one))
  return { ...value, [name]: mutated(Reflect.get(value, name), rest, other) }
}

describe('a report that somebody made up', () => {
  it('never runs anything and never throws, ten thousand times', () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    ran = 0
    const texts = plans.map((plan) => textOf(plan, [0, 1, 2, 3]))
    const nasty = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        'journal.snapshot',
        'journal.started',
        'xstate.done.actor.submit',
        'xstate.stop',
        'xstate.init',
        {},
        [],
        null,
        -1,
        1e308,
      ),
    )
    const madeUp = fc.oneof(
      {
        weight: 8,
        arbitrary: fc
          .tuple(fc.nat(), fc.array(fc.nat(), { maxLength: 9 }), nasty)
          .map(([which, path, other]) => JSON.stringify(mutated(JSON.parse(texts[which % texts.length] ?? ''), path, other))),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.nat(), fc.nat()).map(([which, at]) => (texts[which % texts.length] ?? '').slice(0, at % 4000)),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    )
    let followed = 0
    fc.assert(
      fc.property(madeUp, (text) => {
        followed += replayText(text) === null ? 0 : 1
      }),
      { numRuns: 10_000 },
    )
    expect(followed).toBeGreaterThan(3_000)
    expect(ran).toBe(0)
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
