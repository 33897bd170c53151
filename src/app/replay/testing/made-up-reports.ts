import fc from 'fast-check'
import { type AnyStateMachine, fromPromise } from 'xstate'
import { flowFacts } from '#features/problem-report/flow-facts.ts'
import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { registry } from '#machines/registry.ts'
import { inertActors, type PathPlan } from '#machines/testing/path-plan.ts'
import { plans } from '#machines/testing/plans.ts'
import { composeReport, textOfReport } from '#view-models/problem-report/compose.ts'
import { someFacts } from '#view-models/problem-report/some-facts.ts'

/** Every machine with effects that count how often they are begun, which replaying never does. */
export const spiedMachines = (): { machines: ReadonlyMap<string, AnyStateMachine>; ran: () => number } => {
  let ran = 0
  const effect = fromPromise(async () => {
    ran += 1
  })
  const spied = (machine: AnyStateMachine): AnyStateMachine =>
    machine.provide({
      actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, effect])),
    })
  return { machines: new Map(registry.map(({ machine }) => [machine.id, spied(machine)])), ran: () => ran }
}

/** The report of a page with one flow, to which some of its plan's events happened. @param picks which events, by their places */
export const reportTextOf = (plan: PathPlan, picks: readonly number[]): string => {
  const flows = createFlows({ journal: createJournal(), onEmitted: () => undefined })
  const actor = flows.open(plan.machine.id, inertActors(plan.machine), plan.starts[0]?.input as never)
  for (const pick of picks) {
    const event = plan.events[pick % plan.events.length]?.event
    if (event !== undefined && actor.getSnapshot().status === 'active' && actor.getSnapshot().can(event)) actor.send(event)
  }
  return textOfReport(composeReport({ ...someFacts, ...flowFacts(flows) }, { leftOut: [], sentence: 'It stayed grey' }))
}

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

const texts = plans.map((plan) => reportTextOf(plan, [0, 1, 2, 3]))

/** Texts that somebody made up: reports with something else in some place, beginnings of reports, and anything at all. */
export const madeUpReports: fc.Arbitrary<string> = fc.oneof(
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
